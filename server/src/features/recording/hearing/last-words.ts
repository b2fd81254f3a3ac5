import { asPractitioner } from '../../../db/as-practitioner.ts'
import { TranscriptIncomplete } from '../../../http/app-error.ts'
import type { Pipeline } from '../pipeline.ts'
import { endCutOff, listRecordings } from '../recordings.queries.ts'

export interface LastWords {
  /**
   * Resolves whether every word of the session is in its transcript. If not, throws
   * TRANSCRIPT_INCOMPLETE unless that is allowed. Lines that are read afterwards include at least
   * those that this answer covers. A session of another practitioner has no words to come.
   */
  requireComplete(
    practitionerId: string,
    sessionId: string,
    options: { readonly allowIncomplete: boolean | undefined },
  ): Promise<{ readonly isComplete: boolean }>
}

/**
 * A recording completes by itself once it has ended. One whose client was disconnected is ended
 * here, so that the wait for it is short; its client can still reconnect to it.
 */
export function createLastWords({
  deps,
  segmenter,
}: Pick<Pipeline, 'deps' | 'segmenter'>): LastWords {
  const { db, settings } = deps
  return {
    async requireComplete(practitionerId, sessionId, { allowIncomplete = false }) {
      const { ended, recordings } = await asPractitioner(db, practitionerId, async (tx) => ({
        ended: await endCutOff(tx, practitionerId, sessionId, settings.cutOffMs),
        recordings: await listRecordings(tx, practitionerId, sessionId),
      }))
      for (const key of ended) segmenter.wake(key)
      const open = recordings.filter(({ state }) => state !== 'complete')
      if (open.length > 0 && !allowIncomplete) {
        throw new TranscriptIncomplete(open.reduce((sum, each) => sum + each.audio_left_s, 0))
      }
      return { isComplete: open.length === 0 }
    },
  }
}
