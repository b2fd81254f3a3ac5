import { setTimeout as sleep } from 'node:timers/promises'
import { asPractitioner } from '../../../db/as-practitioner.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { lockRow, markEnded, releaseHolder } from '../recordings.queries.ts'

const TRIES = 5
const RETRY_MS = 500

/**
 * The socket is gone: the recording is free for another one, or over if the person stopped it. The
 * sweeper later repairs anything that fails here.
 */
export async function releaseRecording(
  { db, log }: RecordingDeps,
  key: RecordingKey,
  holderId: string,
  { isStop }: { isStop: boolean },
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await asPractitioner(
        db,
        key.practitionerId,
        async (tx) => {
          await lockRow(tx, key)
          const wasMine = await releaseHolder(tx, key, holderId)
          if (wasMine && isStop) await markEnded(tx, key)
        },
        () => ({
          practitionerId: key.practitionerId,
          what: 'live_socket_ended',
          objectIds: [key.id],
          details: { stopped: isStop },
        }),
      )
      return
    } catch (error) {
      if (attempt === TRIES) {
        log.warn({ err: error, recordingId: key.id }, 'recording could not be released')
        return
      }
      await sleep(RETRY_MS)
    }
  }
}
