import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { writeReadyNote, type ReadyNoteDeps, type SessionKey } from './write-ready-note.ts'

const Payload = z.object({ practitionerId: z.uuid(), sessionId: z.uuid() })

export interface FinishDeps extends ReadyNoteDeps {
  /** Resolves even if it could not be named. */
  readonly nameSession: (key: SessionKey) => Promise<void>
}

/** The last words of a session have arrived: it is named, and its note is written. */
export function finishTask(deps: FinishDeps): Task {
  return async (payload, { abortSignal }) => {
    const key = Payload.parse(payload)
    await deps.nameSession(key)
    await writeReadyNote(deps, key, abortSignal)
  }
}
