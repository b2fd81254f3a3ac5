import { CLOSE } from '@chartwright/contract/live-socket'

/** Document 2 §8, recording: the errors raised, and what is shown for them. */
export const NO_SESSION = 'No session selected. Please select a session first.'
export const CONNECT_TIMEOUT = 'WebSocket connection timeout'
export const CONNECT_FAILED = 'Failed to connect to WebSocket'
export const NEVER_ESTABLISHED = 'WebSocket connection failed to establish after timeout'
export const NOT_CONNECTED = 'WebSocket not connected'
const RATE_LIMITED = 'Rate limit exceeded. Please wait before trying again.'
export const SESSION_GONE = 'This session is not there any more.'
export const CONSENT_NEEDED =
  'The patient’s consent is needed to record this session. What was not sent yet is kept on this device.'
export const CONSENT_WITHDRAWN =
  'Consent was withdrawn. The sound of this session is deleted, here and on the server.'
export const STOP_FAILED = 'Error stopping recording'

export const SHOWN_RATE_LIMITED =
  'Too many connection attempts. Please wait a few minutes before trying again.'
const SHOWN_FAILED = 'Connection failed to establish. Please check your internet and try again.'
const SHOWN_NOT_CONNECTED = 'Connection establishing... Please wait a moment and try again.'

const shown: Readonly<Record<string, string>> = {
  [CONNECT_TIMEOUT]: SHOWN_FAILED,
  [CONNECT_FAILED]: SHOWN_FAILED,
  [NEVER_ESTABLISHED]: SHOWN_FAILED,
  [NOT_CONNECTED]: SHOWN_NOT_CONNECTED,
  [RATE_LIMITED]: SHOWN_RATE_LIMITED,
}

/** Any other error is shown in its own words. */
export function shownProblem(raised: string): string {
  return shown[raised] ?? raised
}

const refusals: Readonly<Record<number, string>> = {
  [CLOSE.badRequest]: 'The recording was refused. Reload the page and try again.',
  [CLOSE.unauthenticated]: 'No authentication token found',
  [CLOSE.consentNeeded]: CONSENT_NEEDED,
  [CLOSE.consentWithdrawn]: CONSENT_WITHDRAWN,
  [CLOSE.notFound]: SESSION_GONE,
  [CLOSE.alreadyRecording]: 'Another window is recording this session. Stop it there first.',
  [CLOSE.frameTooLarge]: 'The recording was refused. Reload the page and try again.',
  [CLOSE.storageFull]:
    'Your storage is full. Please delete sessions that you no longer need, or contact support.',
  [CLOSE.tooLong]: 'The recording has reached its longest length and was stopped.',
}

/** What to say when the server has ended it; undefined for an intended end. */
export function closeProblem(code: number): string | undefined {
  if (code === CLOSE.normal) return undefined
  if (code === CLOSE.rateLimited) return RATE_LIMITED
  return refusals[code] ?? CONNECT_FAILED
}
