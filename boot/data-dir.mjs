import { execFile } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { access, chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from './startup-error.mjs'

/**
 * @typedef {object} DataDir
 * @property {string} dataDir exists and can be written
 * @property {string} [dataDirNote] why it is not where one would look for it
 */

/**
 * @param {string} rootDir
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [systemDataDir]
 * @returns {Promise<DataDir>}
 */
export async function openDataDir(rootDir, env, systemDataDir = '/var/lib/chartwright') {
  const dataDir = await chooseDataDir(rootDir, env, systemDataDir)
  await makeDirectory(dataDir).catch((/** @type {unknown} */ error) => {
    throw notWritable(dataDir, error)
  })
  if (dataDir !== systemDataDir || env['DATA_DIR']) return { dataDir }
  return { dataDir, dataDirNote: 'the checkout lies where only root can read' }
}

/**
 * @param {string} dataDir
 * @param {unknown} error
 */
export function notWritable(dataDir, error) {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(
    `The data directory ${dataDir} cannot be written (${reason}): make room there, give it to the user who starts Chartwright, or set DATA_DIR to another one.`,
  )
}

/**
 * @param {string} rootDir
 * @param {NodeJS.ProcessEnv} env
 * @param {string} systemDataDir
 */
async function chooseDataDir(rootDir, env, systemDataDir) {
  const dataDir = resolve(rootDir, env['DATA_DIR'] || '.data')
  // When started by root, PostgreSQL runs as another user; an existing cluster has its own.
  const mustBeOpen = process.geteuid?.() === 0 && !env['DATABASE_URL']
  if (!mustBeOpen || existsSync(join(dataDir, 'postgres/cluster'))) return dataDir
  if (await canOthersEnter(dataDir)) return dataDir
  if (!env['DATA_DIR']) return systemDataDir
  throw new StartupError(
    `The data directory ${dataDir} cannot be entered by other users, and PostgreSQL runs as one when it is started by root: set DATA_DIR to a directory outside of private ones, or set DATABASE_URL to a PostgreSQL of your own.`,
  )
}

/**
 * Of a path that does not exist yet, the part that does. `nobody` stands for any other user.
 *
 * @param {string} path
 */
async function canOthersEnter(path) {
  let directory = path
  while (!(await isDirectory(directory))) directory = dirname(directory)
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(idOfNobody))
    await promisify(execFile)('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], {
      cwd: '/',
      uid: Number(uid) | 0,
      gid: Number(gid) | 0,
    })
    return true
  } catch {
    return false
  }
}

/** @param {string} path */
async function isDirectory(path) {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** @param {string} flag */
async function idOfNobody(flag) {
  return (await promisify(execFile)('id', [flag, 'nobody'])).stdout
}

/** @param {string} path */
async function makeDirectory(path) {
  const mode = process.geteuid?.() === 0 ? 0o711 : 0o700
  /** @type {string[]} */
  const missing = []
  for (let directory = path; !(await isDirectory(directory)); directory = dirname(directory)) {
    missing.unshift(directory)
  }
  for (const directory of missing) {
    await mkdir(directory).catch(async (/** @type {unknown} */ error) => {
      // Another start may be creating it at this moment.
      if (!(await isDirectory(directory))) throw error
    })
    // Explicitly, because root's umask may close what PostgreSQL's user must traverse.
    await chmod(directory, mode)
  }
  await access(path, constants.W_OK | constants.X_OK)
}
