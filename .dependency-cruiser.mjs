const sources = '^(contract|server|web)/src/'
const testFiles = ['\\.test\\.tsx?$', '/testing/']

/**
 * Who may import whom, as ARCHITECTURE.md says it. `$1` is the folder that `from` captured.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const forbidden = [
  {
    name: 'nothing-circular',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-imports-zod-only',
    from: { path: '^contract/', pathNot: testFiles },
    to: { pathNot: ['^contract/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'web-not-to-server',
    from: { path: '^web/' },
    to: { path: '^server/' },
  },
  {
    name: 'server-not-to-web',
    from: { path: '^server/' },
    to: { path: '^web/' },
  },
  {
    name: 'product-not-to-e2e-and-bench',
    from: { path: '^(contract|server|web)/' },
    to: { path: '^(e2e|bench)/' },
  },

  {
    name: 'server-app-only-from-main',
    comment: 'main and app join everything; nothing that they join may know them.',
    from: { path: '^server/src/', pathNot: ['^server/src/(main|admin)\\.ts$', ...testFiles] },
    to: { path: '^server/src/(main|app)\\.ts$' },
  },
  {
    name: 'server-feature-not-to-feature',
    comment: 'Only <feature>.api.ts is there for other features.',
    from: { path: '^server/src/features/([^/]+)/' },
    to: {
      path: '^server/src/features/',
      pathNot: ['^server/src/features/$1/', '^server/src/features/([^/]+)/\\1\\.api\\.ts$'],
    },
  },
  {
    name: 'server-feature-to-base-only',
    comment: 'A feature stands on http, db, jobs, clinical, lib and the interface of a provider.',
    from: { path: '^server/src/features/', pathNot: testFiles },
    to: {
      path: '^server/src/',
      pathNot: [
        '^server/src/(?:features|http|db|jobs|clinical|lib)/',
        '^server/src/providers/([^/]+)/\\1\\.ts$',
      ],
    },
  },
  {
    name: 'server-base-not-to-feature',
    from: { path: '^server/src/(db|http|jobs|providers|lib)/' },
    to: { path: '^server/src/features/' },
  },
  {
    name: 'server-clinical-is-pure',
    comment: 'What words of a visit mean, for any writer and any check.',
    from: { path: '^server/src/clinical/' },
    to: { path: '^server/src/', pathNot: '^server/src/clinical/' },
  },
  {
    name: 'drizzle-only-in-queries',
    from: { pathNot: ['\\.queries\\.ts$', '^server/src/(db|testing)/'] },
    to: { path: '(^|/)node_modules/drizzle-orm/' },
  },
  {
    name: 'vendor-only-from-main',
    from: {
      pathNot: [
        '^server/src/(main|app|speech-install|choose-[^/]+)\\.ts$',
        '^server/src/providers/',
        '^bench/(notes|evidence|roles|tasks)',
      ],
    },
    to: { path: '^server/src/providers/[^/]+/[^/]+/' },
  },
  {
    name: 'vendor-not-to-vendor',
    from: { path: '^server/src/providers/([^/]+/[^/]+)' },
    to: {
      path: '^server/src/providers/[^/]+/[^/]+/',
      pathNot: '^server/src/providers/$1/',
    },
  },

  {
    name: 'web-feature-not-to-feature',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-feature-not-to-app',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-base-not-to-feature',
    from: { path: '^web/src/(ui|lib)/' },
    to: { path: '^web/src/(features|app)/' },
  },

  {
    name: 'testing-only-from-tests',
    from: { path: sources, pathNot: testFiles },
    to: { path: `${sources}.*testing/` },
  },
  {
    name: 'not-to-test-file',
    from: {},
    to: { path: '\\.(test|spec)\\.tsx?$' },
  },
  {
    name: 'product-not-to-dev-dependency',
    from: { path: sources, pathNot: testFiles },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'not-to-undeclared-package',
    from: { path: '^(contract|server|web|e2e|bench|boot)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'not-to-unresolvable',
    from: {},
    to: { couldNotResolve: true },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Anchored: without it, a package whose entry lies in its dist/ would escape every rule.
    exclude: { path: '^(web/dist|web/gallery/dist|e2e/results)' },
    // Members share the root's development tools.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
