import { randomUUID } from 'node:crypto'
import { link, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerWith, ask } from './lock-socket.mjs'

/**
 * @typedef {{ pid: number, id: string, port: number }} LockRecord
 * @typedef {{ state: 'starting' | 'running' | 'stopping' | 'silent', address?: string }} Holder
 * @typedef {{ announce: (holder: Holder) => void, release: () => Promise<void> }} Lock
 */

/**
 * One owner for a data directory. The lock is held by a socket, which dies with its process; the
 * files only say where it listens. They are numbered: the highest counts, a taker makes the next
 * number, and a number can be made once. So of several takers of a dead lock one wins, and no
 * taker removes the lock of another. The last file stays when the lock is released, so that
 * numbers never begin anew.
 *
 * @param {string} directory
 * @returns {Promise<{ lock: Lock } | { holder: Holder }>}
 */
export async function takeLock(directory) {
  const id = randomUUID()
  const socket = await answerWith({ id, state: 'starting' })
  /** @type {LockRecord} */
  const record = { pid: process.pid, id, port: socket.port }
  for (;;) {
    const last = await findLast(directory)
    const holder = last.record && (await ask(last.record))
    if (holder) {
      await socket.close()
      return { holder }
    }
    const number = last.number + 1
    if (!(await create(directory, number, record))) continue
    if ((await findLast(directory)).number > number) {
      await rm(fileOf(directory, number))
      continue
    }
    await removeUpTo(directory, last.number)
    return { lock: { announce: (now) => socket.answer({ id, ...now }), release: socket.close } }
  }
}

/**
 * @param {string} directory
 * @param {number} number
 */
function fileOf(directory, number) {
  return join(directory, `lock.${number}.json`)
}

/** @param {string} directory */
async function listNumbers(directory) {
  return (await readdir(directory)).flatMap((name) => {
    const [, number] = /^lock\.(\d+)\.json$/.exec(name) ?? []
    return number === undefined ? [] : [Number(number)]
  })
}

/**
 * @param {string} directory
 * @returns {Promise<{ number: number, record?: LockRecord | undefined }>}
 */
async function findLast(directory) {
  const number = Math.max(0, ...(await listNumbers(directory)))
  if (number === 0) return { number }
  const record = await readFile(fileOf(directory, number), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return { number, record }
}

/**
 * A link appears with its whole content or not at all, and never over another file.
 *
 * @param {string} directory
 * @param {number} number
 * @param {LockRecord} record
 */
async function create(directory, number, record) {
  const draft = join(directory, `lock.${record.id}.draft`)
  try {
    await writeFile(draft, JSON.stringify(record))
    await link(draft, fileOf(directory, number))
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * @param {string} directory
 * @param {number} highest
 */
async function removeUpTo(directory, highest) {
  for (const number of await listNumbers(directory)) {
    if (number <= highest) await rm(fileOf(directory, number), { force: true })
  }
}
