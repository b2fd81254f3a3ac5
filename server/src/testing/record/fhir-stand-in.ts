import type { KeyObject } from 'node:crypto'
import type { Bundle } from 'fhir/r4'
import { jwtVerify } from 'jose'
import { checkBundle } from './check-bundle.ts'
import { listenScripted, type Answer, type Asked, type StandIn } from './listen-scripted.ts'

export interface FhirStandIn extends StandIn {
  readonly stored: Bundle[]
  /** How many tokens were issued. */
  tokens(): number
}

export const CLIENT_ID = 'chartwright-backend'
export const KEY_ID = 'key-1'
const SCOPE = 'system/Bundle.cs'
const MAX_ASSERTION_S = 300

/** Follows SMART's backend services and R4's conditional create to the letter. */
export async function openFhirStandIn(publicKey: KeyObject, alg: string): Promise<FhirStandIn> {
  const stored: Bundle[] = []
  const tokens = new Set<string>()
  const seen = new Set<string>()
  const isBundle = ({ path }: Asked) => path === '/fhir/Bundle'
  const server = await listenScripted(isBundle, (asked, complain) =>
    asked.path === '/token' ? giveToken(asked, complain) : Promise.resolve(store(asked, complain)),
  )

  async function giveToken(asked: Asked, complain: (what: string) => Answer): Promise<Answer> {
    const form = new URLSearchParams(asked.body)
    if (asked.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return complain('the form has another content type')
    if (form.get('grant_type') !== 'client_credentials') return complain('another grant')
    if (form.get('scope') !== SCOPE) return complain('another scope')
    if (
      form.get('client_assertion_type') !== 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'
    )
      return complain('another type of assertion')
    try {
      const { payload, protectedHeader } = await jwtVerify(
        form.get('client_assertion') ?? '',
        publicKey,
        {
          algorithms: [alg],
          issuer: CLIENT_ID,
          subject: CLIENT_ID,
          audience: `${server.url}/token`,
          typ: 'JWT',
          requiredClaims: ['exp', 'iat', 'jti'],
        },
      )
      const { exp = 0, iat = 0, jti = '' } = payload
      if (protectedHeader.kid !== KEY_ID) return complain('another key')
      if (exp - iat > MAX_ASSERTION_S) return complain('the assertion is valid for too long')
      if (seen.has(jti)) return complain('the assertion was used before')
      seen.add(jti)
    } catch {
      return complain('the assertion is not valid')
    }
    const token = `token-${String(tokens.size)}`
    tokens.add(token)
    const json = { access_token: token, token_type: 'bearer', expires_in: 300, scope: SCOPE }
    return { status: 200, json }
  }

  function store({ headers, body, method }: Asked, complain: (what: string) => Answer): Answer {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (!tokens.has(token)) return { status: 401 }
    if (method !== 'POST') return complain('only documents are taken')
    if (headers['content-type'] !== 'application/fhir+json') return complain('no FHIR')
    const bundle = JSON.parse(body) as Bundle
    const faults = checkBundle(bundle)
    if (faults.length > 0) return complain(faults.join('; '))
    const { system = '', value = '' } = bundle.identifier ?? {}
    const condition = new URLSearchParams(String(headers['if-none-exist'])).get('identifier')
    if (condition !== `${system}|${value}`) return complain('it may come twice')
    const known = stored.findIndex(({ identifier }) => identifier?.value === value)
    if (known < 0) stored.push(bundle)
    const id = String(known < 0 ? stored.length : known + 1)
    const location = `${server.url}/fhir/Bundle/${id}/_history/1`
    return { status: known < 0 ? 201 : 200, headers: { location } }
  }

  return { ...server, stored, tokens: () => tokens.size }
}
