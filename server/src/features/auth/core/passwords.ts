import { hash, verify } from '@node-rs/argon2'
import { AuthError } from './auth-error.ts'

export interface PasswordCost {
  readonly memoryKib: number
  readonly passes: number
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for a missing hash as for a wrong password. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>
}

const LONGEST_BYTES = 1_024

/** argon2id. The hashes are PHC strings, which a GoTrue server accepts unchanged. */
export function passwordsAt({ memoryKib, passes }: PasswordCost): Passwords {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const decoy = hash('a password that nobody has', options)
  return {
    hash: (password) => hash(password, options),
    async verify(passwordHash, password) {
      const isRight = await verify(passwordHash ?? (await decoy), password)
      return isRight && passwordHash != null
    },
  }
}

const CORE_MIN_CHARS = 6

/** The service's own minimum; the APIs require more. */
export function requireAcceptablePassword(password: string): void {
  if (Buffer.byteLength(password) > LONGEST_BYTES) {
    throw new AuthError('validation_failed', 'Password is too long')
  }
  if (Array.from(password).length < CORE_MIN_CHARS) {
    throw new AuthError(
      'weak_password',
      `Password should be at least ${String(CORE_MIN_CHARS)} characters.`,
      { weakPasswordReasons: ['length'] },
    )
  }
}

/** Spec 1 §5: a password set by reset has upper case, lower case and a digit. */
export function requireResetPassword(password: string): void {
  requireAcceptablePassword(password)
  if (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)) return
  throw new AuthError(
    'weak_password',
    'Password should contain an uppercase letter, a lowercase letter and a number.',
    { weakPasswordReasons: ['characters'] },
  )
}
