import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess<Ready> {
  readonly ready: Ready
  /** CPU time that the process has used so far, in microseconds; without its children. */
  cpuUs(): Promise<number>
  stop(): Promise<void>
}

/** Runs a file of this folder that calls `serveParent`, and waits until it is ready. */
export async function startServerProcess<Ready>(
  file: string,
  args: readonly string[] = [],
): Promise<ServerProcess<Ready>> {
  // Only the report goes to standard output.
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = fork(new URL(file, import.meta.url), args, { stdio: [...stdio] })
  const ended = once(child, 'exit')
  const answer = async () => {
    const died = ended.then(([code]) => {
      throw new Error(`${file} ended with code ${String(code)}`)
    })
    const [message] = (await Promise.race([once(child, 'message'), died])) as [unknown]
    return message
  }
  const ready = (await answer()) as Ready
  return {
    ready,
    async cpuUs() {
      const reply = answer()
      child.send('cpu')
      return (await reply) as number
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** The child's side: reports that it is ready, reports its CPU time, stops with its parent. */
export function serveParent(ready: object, stop: () => Promise<void>): void {
  const tell = (message: object | number) => process.send?.(message)
  process.on('message', (message) => {
    if (message !== 'cpu') return
    const { user, system } = process.cpuUsage()
    tell(user + system)
  })
  process.on('disconnect', () => void stop())
  tell(ready)
}
