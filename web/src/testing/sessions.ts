import type { CurrentUser } from '@chartwright/contract/practitioner'

const HOUR_S = 3_600

export function givenUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: crypto.randomUUID(),
    name: 'Ana Silva',
    email: 'ana@clinic.test',
    role: 'Physician',
    country: 'Canada',
    access_status: 'verified',
    ...changes,
  }
}

/** Unsigned: only its claims are read here. */
export function tokenOf(subject: string, claims: Record<string, unknown> = {}): string {
  const exp = Math.floor(Date.now() / 1_000) + HOUR_S
  const parts = [
    { alg: 'ES256', typ: 'JWT' },
    { sub: subject, exp, aal: 'aal1', ...claims },
  ]
  return [...parts.map((part) => base64Url(JSON.stringify(part))), base64Url('signature')].join('.')
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
