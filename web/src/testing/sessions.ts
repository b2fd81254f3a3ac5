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
  const payload = btoa(JSON.stringify({ sub: subject, exp, aal: 'aal1', ...claims }))
  return `${btoa('{"alg":"none"}')}.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`
}
