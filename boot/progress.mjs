/** Writes text as it is, without a line end. @typedef {(text: string) => void} Say */

/** @type {Say} */
export const sayToTerminal = (text) => void process.stdout.write(text)

/**
 * One line for one long step: the name when it begins, the elapsed seconds when it ends.
 *
 * @template T
 * @param {Say} say
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(say, name, work) {
  const end = beginStep(say, name)
  try {
    const result = await work()
    end()
    return result
  } catch (error) {
    end('failed after ')
    throw error
  }
}

/**
 * @param {Say} say
 * @param {string} name
 * @returns {(prefix?: string) => void}
 */
export function beginStep(say, name) {
  const startedAtMs = performance.now()
  say(`${name} … `)
  return (prefix = '') => {
    const seconds = (performance.now() - startedAtMs) / 1000
    say(`${prefix}${seconds.toFixed(seconds < 10 ? 1 : 0)} s\n`)
  }
}
