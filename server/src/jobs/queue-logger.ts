import { Logger } from 'graphile-worker'
import type { Logger as Log } from 'pino'

/**
 * The queue's own messages quote errors and payloads: only the fact that there was one is logged.
 */
export function queueLogger(log?: Log): Logger {
  return new Logger((scope) => (level: string) => {
    const facts = { task: scope.taskIdentifier, jobId: scope.jobId }
    if (level === 'error') log?.warn(facts, 'the job queue reports a failure')
    if (level === 'warning') log?.info(facts, 'the job queue reports a warning')
  })
}
