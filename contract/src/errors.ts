import { z } from 'zod'
import { OpenPoint } from './signatures.ts'

/** Every outcome that a caller may see: its HTTP status and its sentence (document 1 §8). */
export const ERRORS = {
  USER_NOT_FOUND: [401, 'No account found with this email. Please sign up first.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password. Please check your credentials.'],
  EMAIL_NOT_VERIFIED: [401, 'Please check your email and verify your account before logging in.'],
  USER_UNVERIFIED: [
    401,
    'Your account is not verified. Please check your email for verification link.',
  ],
  ACCOUNT_DISABLED: [401, 'Your account has been disabled. Please contact support.'],
  INVALID_TOKEN: [401, 'Your session has expired. Please log in again.'],
  MISSING_TOKEN: [401, 'No authentication token found'],
  MFA_REQUIRED: [403, 'Please enter the code of your second factor to continue.'],
  USER_BLOCKED: [403, 'Your account has been blocked. Please contact support.'],
  EMAIL_ALREADY_EXISTS: [400, 'An account with this email already exists. Please login instead.'],
  WEAK_PASSWORD: [
    400,
    'Password must be at least 8 characters long and contain both letters and numbers.',
  ],
  NAME_TOO_SHORT: [400, 'Name must be at least 2 characters long.'],
  ROLE_REQUIRED: [400, 'Please select your role.'],
  COUNTRY_REQUIRED: [400, 'Please select your country.'],
  MISSING_FIELDS: [400, 'Please fill in all required fields.'],
  INVALID_EMAIL_FORMAT: [400, 'Please enter a valid email address.'],
  OTP_EXPIRED: [400, 'Verification code has expired. Please request a new one.'],
  OTP_INVALID: [400, 'Invalid verification code. Please check your email and try again.'],
  PASSWORD_RESET_FAILED: [400, 'Failed to update password'],
  INVALID_REQUEST: [400, 'The request is not valid.'],
  WRONG_ADDRESS: [400, 'This is not the email address of your account.'],
  WRONG_RECOVERY_CODE: [400, 'This recovery code is not right, or it was used already.'],
  /** Document 2 §5. */
  NO_TRANSCRIPT: [400, 'Please transcribe or record session first!'],
  TEMPLATE_READ_ONLY: [
    403,
    'Only your own templates can be changed. Duplicate this one to make it yours.',
  ],
  /** A request that a page of another site makes a browser send. */
  FOREIGN_PAGE: [403, 'Calls from pages of other sites are not answered.'],
  NOT_FOUND: [404, 'Not found.'],
  CONFLICT: [409, 'This was changed meanwhile. Please reload and try again.'],
  /** Sent with `audio_left_s`. `allow_incomplete` in the request writes from what is there. */
  TASK_EXISTS: [409, 'This session has a task of that title already.'],
  RECORD_NUMBER_TAKEN: [409, 'Another patient of yours has this record number.'],
  TRANSCRIPT_INCOMPLETE: [409, 'The last words of this session are still being transcribed.'],
  /** Sent with `open`. `acknowledged` in the request signs all the same. */
  SIGNING_UNACKNOWLEDGED: [409, 'Some points of this note are open. Acknowledge them to sign it.'],
  NOTE_NOT_SIGNED: [409, 'This note is not signed.'],
  /** `with_signed` in the request deletes them all the same. */
  SIGNED_NOTES: [
    409,
    'This would delete signed notes. Confirm that they are to be deleted with their session.',
  ],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  STORAGE_FULL: [
    413,
    'Your storage is full. Please delete sessions that you no longer need, or contact support.',
  ],
  TRANSCRIPT_TOO_LONG: [413, 'This transcript is too long for its facts to be read.'],
  DOCUMENT_TOO_LONG: [413, 'This is too long for one document.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send JSON with the content type application/json.'],
  NOTE_SIGNED: [423, 'This note is signed. Add an addendum, or unsign it to change it.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Please wait a moment and try again.'],
  /** The operator's limits, as the usage policy names them. */
  DAILY_LIMIT_REACHED: [
    429,
    'You have made as many requests as are allowed in a day. Please try again later.',
  ],
  SERVER_ERROR: [500, 'Server error. Please try again later.'],
  SCRIBE_FAILED: [502, 'The writer could not finish. Please try again.'],
  NOT_READY: [503, 'The service is not ready. Please try again in a moment.'],
  FACTS_UNAVAILABLE: [503, 'The facts cannot be read at the moment. Please try again.'],
  /** Only created by the web app: there was no response. */
  NETWORK_ERROR: [0, 'Connection error. Please check your internet and try again.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type ErrorCode = keyof typeof ERRORS

export const UNKNOWN_ERROR = 'An unknown error occurred.'

/** The body of every refusal. */
export const ErrorBody = z
  .object({
    detail: z.string(),
    code: z.string(),
    audio_left_s: z
      .int()
      .min(0)
      .optional()
      .describe(
        'With TRANSCRIPT_INCOMPLETE: seconds of stored audio that are not transcribed yet.',
      ),
    open: z
      .array(OpenPoint)
      .optional()
      .describe('With SIGNING_UNACKNOWLEDGED: what the signer has to acknowledge.'),
  })
  .meta({ id: 'Error', description: 'What went wrong, for people (detail) and programs (code).' })
export type ErrorBody = z.infer<typeof ErrorBody>

export function statusOf(code: ErrorCode): number {
  return ERRORS[code][0]
}

export function sentenceOf(code: ErrorCode): string {
  return ERRORS[code][1]
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code)
}
