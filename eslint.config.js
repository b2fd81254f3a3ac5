import eslint from '@eslint/js'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts']
const testSetUps = ['server/src/testing/**', 'web/src/testing/**', 'e2e/**', 'bench/**']
const configFiles = ['*.config.{js,ts}', '*/*.config.ts', '.dependency-cruiser.mjs']

const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Only server/src/config.ts reads the environment; take what you need as an argument.',
}

export default defineConfig(
  { ignores: ['**/node_modules/', '**/dist/', '**/dist.*/', '.data/', 'e2e/results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  prettier,
  typedBy('tsconfig.json'),
  { files: ['web/**'], ...typedBy('web/tsconfig.json') },
  { files: ['e2e/**'], ...typedBy('e2e/tsconfig.json') },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An async function without await still turns a throw into a rejection, as plugins and fakes need.
      '@typescript-eslint/require-await': 'off',
      // The editor strikes it through as well, and it costs a fifth of the whole run.
      '@typescript-eslint/no-deprecated': 'off',
      // There are no enums, and looking for them costs a sixth of the run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Our interfaces describe records of closures, which are taken apart freely.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-imports': [
        'error',
        { paths: ['node:process', 'process'].map((name) => ({ name, message: 'It is global.' })) },
      ],
      'no-restricted-properties': ['error', noEnvironment],
    },
  },
  { files: ['web/**'], extends: [reactHooks.configs.flat.recommended] },
  {
    // Failures that the specification calls silent are written to the browser's console.
    files: ['web/src/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    files: [...tests, '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="only"]',
          message: 'A focused test hides all the others.',
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // The compiler has checked them; a promise that nobody waits for would make a test green by itself.
    files: tests,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: ['server/src/config.ts', 'boot/**', ...testSetUps, ...configFiles],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: configFiles, rules: { 'no-restricted-exports': 'off' } },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      // The compiler knows the globals of Node.
      'no-undef': 'off',
      // JSON and events arrive as any, and a cast in a comment is harder to read than to trust.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
    },
  },
  {
    files: ['web/{public,scripts}/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: null } },
  },
)

/**
 * Named, because the project service would open one program per member, and the server in most.
 *
 * @param {string} project
 */
function typedBy(project) {
  return { languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } } }
}
