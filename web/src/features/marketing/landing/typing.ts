import {
  HEADLINE_DELETE_MS,
  HEADLINE_PAUSE_MS,
  HEADLINE_TYPE_MS,
} from '@chartwright/contract/limits'

/** Document 1 §2. */
export const PHRASES = [
  'The Fastest Growing AI Scribe',
  'Patient Instructions',
  'Clinical Documentation',
  'Medical Notes',
] as const

export interface Typing {
  readonly phrase: number
  /** Number of characters shown. */
  readonly shown: number
  readonly isDeleting: boolean
}

export const TYPING_START: Typing = { phrase: 0, shown: 0, isDeleting: false }

export function typedText({ phrase, shown }: Typing): string {
  return (PHRASES[phrase] ?? '').slice(0, shown)
}

/** How long this state lasts. */
export function typingDelayMs(state: Typing): number {
  if (state.isDeleting) return HEADLINE_DELETE_MS
  return isFull(state) ? HEADLINE_PAUSE_MS : HEADLINE_TYPE_MS
}

export function nextTyping(state: Typing): Typing {
  const { phrase, shown, isDeleting } = state
  if (!isDeleting && !isFull(state)) return { ...state, shown: shown + 1 }
  if (shown > 1) return { phrase, shown: shown - 1, isDeleting: true }
  return { phrase: (phrase + 1) % PHRASES.length, shown: 0, isDeleting: false }
}

function isFull({ phrase, shown }: Typing): boolean {
  return shown === PHRASES[phrase]?.length
}
