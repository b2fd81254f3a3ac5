const keyOf = (sessionId: string): string => `chartwright_awaited_note:${sessionId}`

/** This window has recorded the session: its note is opened here. This survives a reload. */
export function awaitNote(sessionId: string): void {
  sessionStorage.setItem(keyOf(sessionId), '1')
}

export function isNoteAwaited(sessionId: string): boolean {
  return sessionStorage.getItem(keyOf(sessionId)) !== null
}

export function forgetAwaited(sessionId: string): void {
  sessionStorage.removeItem(keyOf(sessionId))
}
