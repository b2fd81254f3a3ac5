import autocannon from 'autocannon'
import { paceOf, type Pace } from './pace.ts'

export interface Load {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

/** Keeps every connection busy with one request at a time. Throws if a single one is refused. */
export async function putLoad({ url, headers, connections, seconds }: Load): Promise<Pace> {
  const elapsed: number[] = []
  const run = autocannon({ url, headers, connections, duration: seconds })
  // autocannon's own percentiles are whole milliseconds, too coarse for a bare handler.
  run.on('response', (_client, _status, _bytes, elapsedMs) => void elapsed.push(elapsedMs))
  const { errors, timeouts, non2xx, duration } = await run

  if (errors + timeouts + non2xx > 0) {
    throw new Error(
      `${url} failed under load: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals`,
    )
  }
  return paceOf(elapsed, duration)
}
