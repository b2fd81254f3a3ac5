import type { SecondFactor } from '../security/factors.queries.ts'

export const RIGHT_CODE = '123456'
const WRONG_CODE_STATUS = 422
const API_VERSION = { 'x-supabase-api-version': '2024-01-01' }

/** Throw it from a script to respond with a refusal of the authentication service. */
class AuthRefusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, status = WRONG_CODE_STATUS) {
    super(code)
    this.code = code
    this.status = status
  }
}

/** The authentication service's factor calls, faked at the network boundary. */
export class FakeAuth {
  factors: SecondFactor[] = []
  aal: 'aal1' | 'aal2' = 'aal1'
  /** The id of the factor whose code raised the session; without it the session falls back. */
  raisedBy: string | undefined
  /** No sender of text messages. */
  hasSms = true
  /** Nothing answers. */
  isDown = false
  readonly calls: string[] = []

  readonly token = (): string => {
    const claims = { sub: 'user-1', exp: 4_102_444_800, aal: this.aal, amr: [] }
    const parts = [{ alg: 'none' }, claims, {}].map((part) => btoa(JSON.stringify(part)))
    return parts.join('.').replaceAll('=', '')
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    this.calls.push(`${request.method} ${path}`)
    if (this.isDown) throw new TypeError('Failed to fetch')
    const body = request.body === null ? {} : ((await request.json()) as Record<string, string>)
    try {
      const answer = this.#answer(request.method, path, body)
      return answer === undefined
        ? new Response(null, { status: 204 })
        : Response.json(answer, { headers: API_VERSION })
    } catch (error) {
      if (!(error instanceof AuthRefusal)) throw error
      const { code, message, status } = error
      return Response.json({ code, message }, { status, headers: API_VERSION })
    }
  }

  #answer(method: string, path: string, body: Record<string, string>): unknown {
    const [, root, id, act] = path.split('/')
    if (root === 'user') return { id: 'user-1', email: 'ana@clinic.example', factors: this.factors }
    if (root === 'token') return this.#session()
    if (root === 'logout') return undefined
    if (root !== 'factors') throw new Error(`Nothing answers ${method} ${path}`)
    if (id === undefined) return this.#enrol(body)
    if (act === 'challenge') return { id: `challenge-of-${id}`, type: 'totp', expires_at: 0 }
    return act === 'verify' ? this.#verify(id, body) : this.#unenrol(id)
  }

  #enrol({ friendly_name: name = '', factor_type: type, phone }: Record<string, string>): unknown {
    if (type === 'phone' && !this.hasSms) throw new AuthRefusal('mfa_phone_enroll_not_enabled')
    this.#requireAal2()
    const factor = secondFactor(name, type === 'phone' ? 'phone' : 'totp', 'unverified')
    this.factors = [...this.factors, { ...factor, ...(phone && { phone }) }]
    const totp = { qr_code: '<svg fill="#fff"/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/a' }
    return { id: factor.id, type, friendly_name: name, ...(phone ? { phone } : { totp }) }
  }

  #verify(id: string, { code }: Record<string, string>): unknown {
    if (code !== RIGHT_CODE) throw new AuthRefusal('mfa_verification_failed')
    this.aal = 'aal2'
    this.raisedBy = id
    this.factors = this.factors.map((factor) =>
      factor.id === id ? { ...factor, status: 'verified' } : factor,
    )
    return this.#session()
  }

  #unenrol(id: string): unknown {
    if (this.factors.some((one) => one.id === id && one.status === 'verified')) this.#requireAal2()
    this.factors = this.factors.filter((factor) => factor.id !== id)
    if (this.raisedBy === id) this.aal = 'aal1'
    return { id }
  }

  #requireAal2(): void {
    const isOn = this.factors.some(({ status }) => status === 'verified')
    if (isOn && this.aal === 'aal1') throw new AuthRefusal('insufficient_aal', 403)
  }

  #session(): unknown {
    const tokens = { access_token: this.token(), refresh_token: 'refresh', token_type: 'bearer' }
    return { ...tokens, expires_in: 3_600, expires_at: 4_102_444_800, user: { id: 'user-1' } }
  }
}

export function secondFactor(
  name: string,
  type: 'totp' | 'phone' = 'totp',
  status: 'verified' | 'unverified' = 'verified',
): SecondFactor {
  const at = '2026-02-03T10:00:00Z'
  const times = { created_at: at, updated_at: at }
  return { id: crypto.randomUUID(), friendly_name: name, factor_type: type, status, ...times }
}
