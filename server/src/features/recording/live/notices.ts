import { z } from 'zod'

/** What nodes tell each other about a recording. Ids and no content: everybody on the database may listen. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('applied'), recording: z.uuid() }),
  /** Who speaks has changed in some lines. */
  z.object({ kind: z.literal('labelled'), recording: z.uuid() }),
  z.object({ kind: z.literal('complete'), recording: z.uuid() }),
  z.object({ kind: z.literal('delayed'), recording: z.uuid() }),
  /** No line of it waits for a second hearing any more. */
  z.object({ kind: z.literal('heard_again'), recording: z.uuid() }),
  /** Another socket, of this id, holds it now. */
  z.object({ kind: z.literal('taken'), recording: z.uuid(), holder: z.uuid() }),
  /** The patient's word ended it: no socket may write any more. `node` cuts what is left. */
  z.object({
    kind: z.literal('stopped'),
    recording: z.uuid(),
    practitioner: z.uuid(),
    node: z.string(),
    by: z.enum(['declined', 'withdrawn']),
  }),
  /** Ended from outside of its socket; `node` cuts what is left. */
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
