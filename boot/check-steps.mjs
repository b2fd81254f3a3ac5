import { join } from 'node:path'

/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {string[]} command Run with the root's node_modules/.bin first on the path.
 */

/**
 * Longest first, so that two cores finish together.
 * @param {string} rootDir
 * @returns {CheckStep[]}
 */
export function checkSteps(rootDir) {
  return [
    { name: 'lint', command: ['oxlint', '--max-warnings=0'] },
    // One program for everything that runs in Node, so that each file of the server is checked
    // once.
    typesStep('node', '.', rootDir),
    typesStep('web', 'web', rootDir),
    typesStep('e2e', 'e2e', rootDir),
    { name: 'web', command: [process.execPath, join(rootDir, 'boot', 'check-web.mjs')] },
    { name: 'format', command: ['oxfmt', '--check'] },
    {
      name: 'boundaries',
      command: ['depcruise', 'contract', 'server', 'web', 'e2e', 'bench', 'boot'],
    },
    { name: 'unused', command: ['knip', '--no-progress'] },
    { name: 'gold', command: ['tsx', join('bench', 'gold.ts')] },
  ]
}

/**
 * By its path: two packages bring a `tsc`, and this one is ten times as fast.
 *
 * @param {string} name
 * @param {string} project
 * @param {string} rootDir
 * @returns {CheckStep}
 */
function typesStep(name, project, rootDir) {
  const compiler = join(rootDir, 'node_modules', 'typescript-7', 'bin', 'tsc')
  return { name: `types:${name}`, command: [process.execPath, compiler, '--project', project] }
}
