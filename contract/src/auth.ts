import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AccessStatus, CurrentUser, Profile } from './practitioner.ts'
import { Deleted, Id } from './values.ts'

/**
 * Form fields arrive unvalidated; the handlers check them one by one, so that each error gets the
 * sentence of document 1 §8 instead of a general one.
 */
const field = z.string('must be text').max(1_000, 'is too long').default('')
const token = z.string('must be text').max(8_192, 'is too long')

/** A session, in the product's terms (document 1 §3). */
export const LoginResponse = z
  .object({
    token: z.string(),
    refresh_token: z.string(),
    /** When the token expires, in seconds since the epoch. */
    expires_at: z.number(),
    /** The second factor must be verified before any data call answers. */
    mfa_required: z.boolean(),
    user: CurrentUser,
  })
  .meta({ id: 'LoginResponse' })
export type LoginResponse = z.infer<typeof LoginResponse>

const Message = z.object({ success: z.boolean(), message: z.string() })

/** Document 1 §3, the Google sign-in response. */
export const GoogleSignInResponse = z
  .object({
    user_exists: z.boolean(),
    access_status: AccessStatus,
    user_id: Id,
    name: z.string(),
    email: z.string(),
    role: z.string(),
    country: z.string(),
  })
  .meta({ id: 'GoogleSignInResponse' })
export type GoogleSignInResponse = z.infer<typeof GoogleSignInResponse>

const open = { access: 'public', tag: 'Accounts' } as const
const own = { access: 'practitioner', tag: 'Accounts' } as const

/** Document 1 §7 and document 2 §7.9. */
export const authApi = {
  signup: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/signup',
    action: 'sign up',
    body: z.object({ name: field, email: field, password: field, role: field, country: field }),
    response: z.object({ message: z.string(), email_sent: z.boolean(), verified: z.boolean() }),
    status: 201,
    errors: ['EMAIL_ALREADY_EXISTS'],
  }),
  login: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/login',
    action: 'log in',
    body: z.object({ email: field, password: field }),
    response: LoginResponse,
    errors: ['INVALID_CREDENTIALS', 'USER_BLOCKED'],
  }),
  refresh: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/refresh',
    action: 'refresh session',
    body: z.object({ refresh_token: token }),
    response: LoginResponse,
    errors: ['INVALID_TOKEN', 'USER_BLOCKED'],
  }),
  google: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/google',
    action: 'sign in with Google',
    body: z.object({ access_token: token }),
    response: GoogleSignInResponse,
    errors: ['INVALID_TOKEN'],
  }),
  verifyEmail: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/verify-email',
    action: 'verify email',
    /** Either the link's token_hash, or the mailed code with its address. */
    body: z.object({ token_hash: token.optional(), email: field, code: field }),
    response: Message.extend({ access_status: AccessStatus }),
    errors: ['OTP_INVALID'],
  }),
  resendVerification: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/resend-verification-email',
    action: 'resend verification email',
    body: z.object({ email: field }),
    response: Message,
    errors: ['USER_NOT_FOUND'],
  }),
  validateToken: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/validate-token',
    action: 'validate token',
    body: z.object({ token }),
    response: z.object({ valid: z.boolean() }),
  }),
  checkEmail: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/check-email',
    action: 'check email',
    body: z.object({ email: field }),
    response: z.object({ exists: z.boolean() }),
  }),
  googleSignIn: endpoint({
    ...open,
    method: 'POST',
    path: '/google-signin',
    action: 'sign in with Google',
    body: z.object({ access_token: token }),
    response: GoogleSignInResponse,
    errors: ['INVALID_TOKEN'],
  }),
  googleAutoCreate: endpoint({
    ...open,
    method: 'POST',
    path: '/google-auto-create',
    action: 'create account',
    body: z.object({ user_id: Id, name: field, role: field, country: field }),
    response: z.object({ success: z.boolean() }),
    errors: ['INVALID_TOKEN'],
  }),
  verifyToken: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/verify-token',
    action: 'verify token',
    body: z.object({ access_token: token, type: field }),
    response: Message.extend({ access_status: AccessStatus }),
    errors: ['INVALID_TOKEN'],
  }),
  me: endpoint({
    ...own,
    method: 'GET',
    path: '/auth/me',
    action: 'fetch user',
    response: Profile,
  }),
  updateProfile: endpoint({
    ...own,
    method: 'PUT',
    path: '/auth/update-profile',
    action: 'update profile',
    body: z.object({
      name: field,
      role: field,
      specialty: field,
      organization_name: field,
      organization_size: field,
      country: field,
    }),
    response: Profile,
    errors: ['NAME_TOO_SHORT'],
  }),
}

/**
 * For a user who has lost the second factor. Not in the documents; 404 with an external GoTrue
 * server.
 */
export const recoveryCodesApi = {
  count: endpoint({
    ...own,
    method: 'GET',
    path: '/auth/recovery-codes',
    action: 'fetch recovery codes',
    response: z.object({ left: z.int().min(0) }),
    errors: ['NOT_FOUND'],
  }),
  /** Shown once. Previous ones stop working. */
  make: endpoint({
    ...own,
    method: 'POST',
    path: '/auth/recovery-codes',
    action: 'make recovery codes',
    response: z.object({ codes: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  /** With the token of a session that awaits its second factor. */
  signIn: endpoint({
    ...open,
    method: 'POST',
    path: '/auth/recovery-codes/verify',
    action: 'use a recovery code',
    body: z.object({ code: field }),
    response: LoginResponse.extend({ recovery_codes_left: z.int().min(0) }),
    errors: ['WRONG_RECOVERY_CODE', 'INVALID_TOKEN'],
  }),
}

/** Calls about the account as a whole: exporting and deleting it. */
export const accountApi = {
  /** How many files all of it takes; more than one only with hours of audio. */
  exportPlan: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/export',
    action: 'prepare your data',
    response: z.object({ parts: z.int().min(1) }),
  }),
  /** A zip. The first part has everything but the audio that did not fit. */
  exportPart: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/export/file',
    action: 'download your data',
    query: z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: z.instanceof(Uint8Array),
    media: 'application/zip',
    errors: ['NOT_FOUND'],
  }),
  /** For good, with everything in it. The address is typed again, so that it is not an accident. */
  remove: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/deletion',
    action: 'delete the account',
    body: z.object({ email: z.string('must be text').max(1_000, 'is too long') }),
    response: Deleted,
    errors: ['WRONG_ADDRESS'],
  }),
}
