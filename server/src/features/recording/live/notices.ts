import { z } from 'zod'

/**
 * What nodes tell each other about a recording. Ids only, no content: everybody on the database can
 * listen.
 */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('applied'), recording: z.uuid() }),
  /** The speaker of some lines has changed. */
  z.object({ kind: z.literal('labelled'), recording: z.uuid() }),
  z.object({ kind: z.literal('complete'), recording: z.uuid() }),
  z.object({ kind: z.literal('delayed'), recording: z.uuid() }),
  /** None of its lines waits for a second hearing any more. */
  z.object({ kind: z.literal('heard_again'), recording: z.uuid() }),
  /** Another socket, with this id, holds it now. */
  z.object({ kind: z.literal('taken'), recording: z.uuid(), holder: z.uuid() }),
  /**
   * The patient declined or withdrew: no socket may write any more. `node` cuts the remaining
   * audio.
   */
  z.object({
    kind: z.literal('stopped'),
    recording: z.uuid(),
    practitioner: z.uuid(),
    node: z.string(),
    by: z.enum(['declined', 'withdrawn']),
  }),
  /** Ended from outside its socket; `node` cuts the remaining audio. */
  z.object({
    kind: z.literal('ended'),
    recording: z.uuid(),
    practitioner: z.uuid(),
    node: z.string(),
  }),
])
export type Notice = z.infer<typeof Notice>

export function readNotice(payload: string): Notice | undefined {
  try {
    return Notice.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}
