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
  const cache = join(rootDir, 'node_modules', '.cache')
  return [
    lintStep('node', ['.', '--ignore-pattern=web/', '--ignore-pattern=e2e/']),
    lintStep('web', ['web']),
    // One program for all that runs in Node, so that each file of the server is checked once.
    typesStep('node', '.', cache),
    typesStep('web', 'web', cache),
    lintStep('e2e', ['e2e']),
    typesStep('e2e', 'e2e', cache),
    { name: 'web', command: [process.execPath, join(rootDir, 'boot', 'check-web.mjs')] },
    { name: 'format', command: ['prettier', '--check', '--cache', '.'] },
    {
      name: 'boundaries',
      command: ['depcruise', 'contract', 'server', 'web', 'e2e', 'bench', 'boot'],
    },
    { name: 'unused', command: ['knip', '--no-progress'] },
  ]
}

/**
 * Without a cache, because a rule that reads types can turn red in a file that did not change.
 *
 * @param {string} name
 * @param {string[]} targets
 * @returns {CheckStep}
 */
function lintStep(name, targets) {
  return { name: `lint:${name}`, command: ['eslint', '--max-warnings=0', ...targets] }
}

/**
 * @param {string} name
 * @param {string} project
 * @param {string} cache
 * @returns {CheckStep}
 */
function typesStep(name, project, cache) {
  const buildInfo = join(cache, 'tsc', `${name}.tsbuildinfo`)
  return {
    name: `types:${name}`,
    command: ['tsc', '--project', project, '--incremental', '--tsBuildInfoFile', buildInfo],
  }
}
