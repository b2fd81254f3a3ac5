import { spawn, type SpawnOptions } from 'node:child_process'

/** The user that PostgreSQL runs as; undefined: our own. */
export interface RunAs {
  readonly uid: number
  readonly gid: number
}

export interface ProgramResult {
  /** Undefined if it could not be started or was ended by a signal; `output` then says which. */
  readonly code: number | undefined
  readonly output: string
}

/** Never rejects. */
export function runProgram(
  program: string,
  args: readonly string[],
  { runAs, input = '' }: { runAs?: RunAs | undefined; input?: string } = {},
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...spawnOptions(runAs), stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', (error) => resolve({ code: undefined, output: error.message }))
    child.on('close', (code, signal) =>
      code === null
        ? resolve({ code: undefined, output: `${output}\nended by ${signal}` })
        : resolve({ code, output }),
    )
    child.stdin.on('error', () => {}).end(input)
  })
}

/**
 * A session of its own keeps the terminal's Ctrl-C away; our environment, with its secrets, is not
 * passed on.
 */
export function spawnOptions(runAs: RunAs | undefined): SpawnOptions {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  // spawn accepts ids above 2^31 (nobody is -2 on macOS) only as negative numbers.
  const ids = runAs ? { uid: runAs.uid | 0, gid: runAs.gid | 0 } : {}
  return { ...ids, env, cwd: '/', detached: true, windowsHide: true }
}
