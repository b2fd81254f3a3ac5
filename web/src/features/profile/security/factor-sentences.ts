import { sentenceOf, UNKNOWN_ERROR } from '@chartwright/contract/errors'
import type { AuthError } from '@supabase/auth-js'

const PHONE_NEEDED = 'Please enter the number with its country code, for example +44 7700 900123.'

const SENTENCES: Readonly<Record<string, string>> = {
  mfa_verification_failed: 'This code is not right. Please check it and try again.',
  mfa_challenge_expired: 'This code has expired. Please ask for a new one.',
  mfa_ip_address_mismatch: 'This code was used already. Please wait for the next one.',
  mfa_factor_not_found: 'This second factor does not exist any more. Please start again.',
  mfa_factor_name_conflict: 'You have a second factor of this name already. Please choose another.',
  mfa_verified_factor_exists: 'This phone is one of your second factors already.',
  mfa_totp_enroll_not_enabled: 'Authenticator apps are not set up on this server.',
  mfa_phone_enroll_not_enabled:
    'Text messages are not set up on this server. Please use an authenticator app instead.',
  too_many_enrolled_mfa_factors: 'You cannot have more second factors. Please remove one first.',
  sms_send_failed: 'The text message could not be sent. Please check the number and try again.',
  validation_failed: PHONE_NEEDED,
  over_request_rate_limit: sentenceOf('TOO_MANY_ATTEMPTS'),
  session_not_found: sentenceOf('INVALID_TOKEN'),
}

/** What to show for any error from a call to the authentication service. */
export function factorProblem(error: Error): string {
  const { code = '', status, message } = error as Partial<AuthError> & Error
  // Its own message says how many seconds to wait.
  if (code === 'over_sms_send_rate_limit') return message
  const known = SENTENCES[code]
  if (known !== undefined) return known
  if (error.name === 'AuthSessionMissingError') return sentenceOf('INVALID_TOKEN')
  if (error.name === 'AuthRetryableFetchError' && !status) return sentenceOf('NETWORK_ERROR')
  return status !== undefined && status >= 500 ? sentenceOf('SERVER_ERROR') : UNKNOWN_ERROR
}

export interface FactorFieldProblem {
  readonly field: 'phone' | 'name' | undefined
  readonly text: string
}

const FIELDS: Readonly<Record<string, 'phone' | 'name'>> = {
  mfa_factor_name_conflict: 'name',
  mfa_verified_factor_exists: 'phone',
  sms_send_failed: 'phone',
  validation_failed: 'phone',
}

/** With the field of the enrolment that it concerns. */
export function enrolmentProblem(error: Error): FactorFieldProblem {
  const { code = '' } = error as Partial<AuthError>
  return { field: FIELDS[code], text: factorProblem(error) }
}

/** Validating countries and lengths of numbers is left to the service. */
export function phoneProblem(phone: string): FactorFieldProblem | undefined {
  const isPlausible = /^\s*\+[\d\s()-]{6,}$/.test(phone)
  return isPlausible ? undefined : { field: 'phone', text: PHONE_NEEDED }
}

/** The session must verify a second factor again before the service does this. */
export function needsStepUp(error: Error): boolean {
  return (error as Partial<AuthError>).code === 'insufficient_aal'
}
