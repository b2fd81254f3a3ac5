import { StartupError } from '../../lib/startup-error.ts'
import type { ClusterPaths } from './paths.ts'

const WAY_OUT = 'or set DATABASE_URL to a PostgreSQL (15 or later) of your own'

/** One sentence from what PostgreSQL's programs wrote before they failed. */
export function explainFailure(
  failedTo: 'make' | 'start',
  { directory, cluster, log }: Pick<ClusterPaths, 'directory' | 'cluster' | 'log'>,
  output: string,
): StartupError {
  const reason = lastReason(output)
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartupError(
      `The disk that holds ${directory} is full: free some space and start again.`,
    )
  }
  if (/could not (create|map|resize) .*shared memory|Cannot allocate memory/.test(output)) {
    return new StartupError(
      `There is too little memory to start the database (${reason}): free some and start again, ${WAY_OUT}.`,
    )
  }
  if (/pre-existing shared memory block|lock file ".*" already exists/.test(output)) {
    return new StartupError(
      `The database in ${cluster} is still held by processes of a PostgreSQL that was killed (${reason}): end them or restart the computer, ${WAY_OUT}.`,
    )
  }
  if (failedTo === 'make') {
    return new StartupError(
      `The database could not be made in ${directory} (${reason}): choose another DATA_DIR, ${WAY_OUT}.`,
    )
  }
  return new StartupError(
    `The database in ${cluster} cannot start (${reason}; more in ${log}): restore a backup, or move that directory away to begin with an empty database, ${WAY_OUT}.`,
  )
}

/** The last error, otherwise the last line. */
function lastReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const complaint = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line))
  const text = complaint?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '') ?? lines.at(-1)
  return text?.trim().replace(/\.$/, '') ?? 'it gave no reason'
}
