import { spawn } from 'node:child_process'

/**
 * Runs a command without showing its output; a failure carries all of it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv | undefined, shell?: boolean, signal?: AbortSignal | undefined }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('error', (error) => {
      // An aborted command is still ending: `close` follows.
      if (error.name !== 'AbortError') reject(error)
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
