import type { ErrorCode } from './errors.ts'
import {
  NAME_MIN_CHARS,
  RESET_PASSWORD_MIN_CHARS,
  SIGNUP_COUNTRIES,
  SIGNUP_PASSWORD_MIN_CHARS,
} from './limits.ts'
import { SIGNUP_ROLES } from './practitioner.ts'

export interface SignUpForm {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly role: string
  readonly country: string
}

/** Document 1 §5: non-space text, @, text, dot, text. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}

/** Document 1 §5, sign-up: at least 8 characters, a letter and a digit. */
export function isSignUpPassword(password: string): boolean {
  const isLong = Array.from(password).length >= SIGNUP_PASSWORD_MIN_CHARS
  return isLong && /\p{L}/u.test(password) && /\d/.test(password)
}

export function isLongEnoughName(name: string): boolean {
  return Array.from(name.trim()).length >= NAME_MIN_CHARS
}

/** The first rule that the form breaks, in the order in which people are told. */
export function signUpComplaint(form: SignUpForm): ErrorCode | undefined {
  if (!form.name.trim() || !form.email.trim() || !form.password) return 'MISSING_FIELDS'
  if (!isEmail(form.email)) return 'INVALID_EMAIL_FORMAT'
  if (!isSignUpPassword(form.password)) return 'WEAK_PASSWORD'
  if (!isLongEnoughName(form.name)) return 'NAME_TOO_SHORT'
  return optionComplaint(form)
}

/** Document 1 §6 and §9: the options at sign-up, and nothing else. */
export function optionComplaint({
  role,
  country,
}: Pick<SignUpForm, 'role' | 'country'>): ErrorCode | undefined {
  if (!isOneOf(SIGNUP_ROLES, role)) return 'ROLE_REQUIRED'
  return isOneOf(SIGNUP_COUNTRIES, country) ? undefined : 'COUNTRY_REQUIRED'
}

function isOneOf(options: readonly string[], value: string): boolean {
  return options.includes(value)
}

/** Document 1 §2: the live checklist of the reset page, each rule with its sentence. */
export function resetPasswordChecklist(password: string): { label: string; isMet: boolean }[] {
  return [
    {
      label: 'At least 6 characters',
      isMet: Array.from(password).length >= RESET_PASSWORD_MIN_CHARS,
    },
    { label: 'One uppercase letter', isMet: /\p{Lu}/u.test(password) },
    { label: 'One lowercase letter', isMet: /\p{Ll}/u.test(password) },
    { label: 'One number', isMet: /\d/.test(password) },
  ]
}
