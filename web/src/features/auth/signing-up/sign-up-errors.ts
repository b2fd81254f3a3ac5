import { sentenceOf } from '@chartwright/contract/errors'
import {
  isEmail,
  isLongEnoughName,
  isSignUpPassword,
  resetPasswordChecklist,
  type SignUpForm,
} from '@chartwright/contract/sign-up-rules'

export type SignUpField = keyof SignUpForm

/** From top to bottom. */
const FIELDS = ['name', 'role', 'country', 'email', 'password'] as const

export type SignUpErrors = Partial<Record<SignUpField, string>>

/**
 * Document 1 §5: text fields only once they are not empty. A password that joins a Google account
 * is set like a changed one, so the authentication service applies both rules.
 */
export function signUpErrors(form: SignUpForm, isGoogle: boolean): SignUpErrors {
  const { name, role, country, email, password } = form
  const isStrong = isSignUpPassword(password) && (!isGoogle || isResetPassword(password))
  return {
    ...(name !== '' && !isLongEnoughName(name) && { name: sentenceOf('NAME_TOO_SHORT') }),
    ...(role === '' && { role: sentenceOf('ROLE_REQUIRED') }),
    ...(country === '' && { country: sentenceOf('COUNTRY_REQUIRED') }),
    ...(email !== '' && !isEmail(email) && { email: sentenceOf('INVALID_EMAIL_FORMAT') }),
    ...(password !== '' && !isStrong && { password: sentenceOf('WEAK_PASSWORD') }),
  }
}

/** Empty or invalid; undefined if the form may be submitted. */
export function firstWrongField(form: SignUpForm, errors: SignUpErrors): SignUpField | undefined {
  return FIELDS.find((field) => form[field] === '' || errors[field] !== undefined)
}

/** Document 1 §5: name, email and password are required. */
export function isFieldMissing({ name, email, password }: SignUpForm): boolean {
  return [name, email, password].includes('')
}

function isResetPassword(password: string): boolean {
  return resetPasswordChecklist(password).every(({ isMet }) => isMet)
}
