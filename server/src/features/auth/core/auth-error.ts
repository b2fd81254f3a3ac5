/** GoTrue's own codes with their statuses, which its clients know how to handle. */
const STATUSES = {
  anonymous_provider_disabled: 422,
  bad_code_verifier: 400,
  bad_json: 400,
  bad_jwt: 403,
  bad_oauth_callback: 400,
  bad_oauth_state: 400,
  conflict: 409,
  email_exists: 422,
  email_not_confirmed: 400,
  email_provider_disabled: 400,
  flow_state_expired: 422,
  flow_state_not_found: 404,
  insufficient_aal: 401,
  invalid_credentials: 400,
  manual_linking_disabled: 404,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_ip_address_mismatch: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_verification_failed: 422,
  mfa_verified_factor_exists: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  no_authorization: 401,
  not_admin: 403,
  otp_disabled: 422,
  otp_expired: 403,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  over_sms_send_rate_limit: 429,
  phone_provider_disabled: 400,
  provider_disabled: 400,
  provider_email_needs_verification: 400,
  reauthentication_not_valid: 422,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  saml_provider_disabled: 404,
  same_password: 422,
  session_expired: 400,
  session_not_found: 403,
  signup_disabled: 422,
  sms_send_failed: 422,
  too_many_enrolled_mfa_factors: 422,
  unexpected_failure: 500,
  user_already_exists: 422,
  user_banned: 403,
  user_not_found: 403,
  validation_failed: 400,
  weak_password: 422,
} as const

export type AuthErrorCode = keyof typeof STATUSES

export interface AuthErrorExtra {
  /** If this outcome's status differs from the code's usual one. */
  readonly status?: number
  readonly weakPasswordReasons?: readonly ('length' | 'characters')[]
  readonly retryAfterS?: number
}

/** An outcome of the authentication service, in GoTrue's terms. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: AuthErrorCode
  readonly extra: AuthErrorExtra

  constructor(code: AuthErrorCode, message: string, extra: AuthErrorExtra = {}) {
    super(message)
    this.code = code
    this.extra = extra
  }

  get status(): number {
    return this.extra.status ?? STATUSES[this.code]
  }
}
