/** What this page has of a session that the server may not have yet. */
export type Unsent = 'recording' | 'sending'

interface Tracked {
  readonly sessionId: string
  state: Unsent
}

export interface UnsentAudio {
  /** Nothing more is recorded; the rest is being sent. */
  markEnded(): void
  forget(): void
}

const tracked = new Set<Tracked>()

/** From the first sample until the server has the last, or it is given up. */
export function trackUnsent(sessionId: string, state: Unsent): UnsentAudio {
  const own: Tracked = { sessionId, state }
  tracked.add(own)
  return {
    markEnded: () => {
      own.state = 'sending'
    },
    forget: () => void tracked.delete(own),
  }
}

/** Undefined: the server has everything that this page knows of. */
export function findUnsent(sessionId: string): Unsent | undefined {
  const states = [...tracked].filter((each) => each.sessionId === sessionId)
  return states.find(({ state }) => state === 'recording')?.state ?? states[0]?.state
}
