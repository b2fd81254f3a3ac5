import { connect, createServer } from 'node:net'

const ANSWER_TIMEOUT_MS = 3_000

/**
 * @typedef {import('./lock.mjs').Holder & { id: string }} Answer
 */

/**
 * Tells everybody who connects on loopback who holds the lock.
 *
 * @param {Answer} first
 * @returns {Promise<{ port: number, answer: (now: Answer) => void, close: () => Promise<void> }>}
 */
export function answerWith(first) {
  let current = first
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(JSON.stringify(current))
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      resolve({
        port,
        answer: (now) => void (current = now),
        close: () => new Promise((closed) => server.close(() => closed())),
      })
    })
  })
}

/**
 * Undefined when the holder is gone: its port refuses, or a stranger answers there. One that
 * accepts and keeps silent is taken for gone only when its process is.
 *
 * @param {import('./lock.mjs').LockRecord} record
 * @returns {Promise<import('./lock.mjs').Holder | undefined>}
 */
export function ask({ pid, id, port }) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk) => (text += String(chunk)))
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      socket.destroy()
      resolve(isRunning(pid) ? { state: 'silent' } : undefined)
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => {
      const answer = parse(text)
      resolve(answer?.id === id ? answer : undefined)
    })
  })
}

/**
 * @param {string} text
 * @returns {Answer | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
