import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Codes of the previous and next step are accepted too. */
const WINDOW_STEPS = 1

export function totpOf(secret: string, label: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  })
}

/**
 * The time step that the code belongs to, or undefined if it is wrong. RFC 6238 §5.2: a step that
 * was used, or is earlier than a used one, is not accepted again.
 */
export function acceptedStep(
  secret: string,
  code: string,
  nowMs: number,
  lastStep: number | null,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW_STEPS })
  if (delta === null) return undefined
  const step = Math.floor(nowMs / 1_000 / PERIOD_S) + delta
  return lastStep !== null && step <= lastStep ? undefined : step
}
