import { join } from 'node:path'

/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {string[]} command Run with the root's node_modules/.bin first on the path.
 */

const members = ['.', 'boot', 'contract', 'server', 'web', 'e2e', 'bench']

/**
 * Longest first, so that two cores finish together.
 * @param {string} rootDir
 * @returns {CheckStep[]}
 */
export function checkSteps(rootDir) {
  const cache = join(rootDir, 'node_modules', '.cache')
  return [
    // No cache: a rule that reads types can turn red in a file that did not change.
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'web', command: [process.execPath, join(rootDir, 'boot', 'check-web.mjs')] },
    ...members.map((member) => typesStep(member, cache)),
    { name: 'format', command: ['prettier', '--check', '--cache', '.'] },
    {
      name: 'boundaries',
      command: ['depcruise', 'contract', 'server', 'web', 'e2e', 'bench', 'boot'],
    },
    { name: 'unused', command: ['knip', '--no-progress'] },
  ]
}

/**
 * @param {string} member
 * @param {string} cache
 * @returns {CheckStep}
 */
function typesStep(member, cache) {
  const name = member === '.' ? 'root' : member
  const buildInfo = join(cache, 'tsc', `${name}.tsbuildinfo`)
  return {
    name: `types:${name}`,
    command: ['tsc', '--project', member, '--incremental', '--tsBuildInfoFile', buildInfo],
  }
}
