import { createHmac } from 'node:crypto'
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { as } from '../../testing/as.ts'
import { givenPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { accessTokens } from './core/tokens/access-tokens.ts'
import { identifyBy } from './identify.ts'

const ISSUER = 'http://localhost/auth/v1'
const { deps } = await testApp()

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}

/** The product on the same database, with these signing keys. */
async function nodeWith(...keys: [JWK, ...JWK[]]) {
  const { service } = deps.accounts
  if (!('core' in service)) throw new Error('the embedded service is expected')
  const tokens = accessTokens(keys, ISSUER, service.core.clock)
  const core = { ...service.core, tokens }
  const accounts = { ...deps.accounts, identify: identifyBy(tokens), service: { ...service, core } }
  const app = await buildApp({ ...deps, accounts })
  afterAll(() => app.close())
  return { app, signedIn: async () => (await givenPractitioner(core)).token }
}

const key = await newKey('ours')
const node = await nodeWith(key)

/** How both APIs respond to it: one of the service's own calls and a data call. */
async function judged(token: string, { app } = node) {
  const user = await as(app, { token }, 'GET', '/auth/v1/user')
  const data = await as(app, { token }, 'GET', '/patients/')
  const { error_code: error } = user.json<{ error_code?: string }>()
  return [user.statusCode, error, data.statusCode, data.json<{ code?: string }>().code]
}

const ACCEPTED = [200, undefined, 200, undefined]
const REFUSED = [403, 'bad_jwt', 401, 'INVALID_TOKEN']

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
const header = { alg: 'ES256', kid: 'ours', typ: 'JWT' }
const nowS = () => Math.floor(Date.now() / 1_000)

describe('an access token', () => {
  test('that we signed is accepted on both APIs, even when it is signed again', async () => {
    const token = await node.signedIn()
    const again = new SignJWT(claimsOf(token)).setProtectedHeader(header)
    expect(await judged(token)).toEqual(ACCEPTED)
    expect(await judged(await again.sign(await importJWK(key, 'ES256')))).toEqual(ACCEPTED)
  })

  test.each(['none', 'None', 'NONE', 'nOnE', ''])(
    'with the algorithm %j is refused',
    async (alg) => {
      const [, payload = '', signature = ''] = (await node.signedIn()).split('.')
      for (const last of ['', signature]) {
        expect(await judged(`${encode({ ...header, alg })}.${payload}.${last}`)).toEqual(REFUSED)
      }
    },
  )

  test.each(['HS256', 'HS384', 'HS512'])(
    'signed with %s using our public key as the secret is refused, in all its encodings',
    async (alg) => {
      const { d: _private, ...publicJwk } = key
      const publicKey = await importJWK(publicJwk, 'ES256')
      if (publicKey instanceof Uint8Array) throw new Error('a key of a pair is expected')
      const pem = await exportSPKI(publicKey)
      const published = JSON.stringify(publicJwk)
      const unsigned = `${encode({ ...header, alg })}.${encode(claimsOf(await node.signedIn()))}`
      for (const secret of [pem, pem.trim(), published, `{"keys":[${published}]}`, '']) {
        const hash = createHmac(alg.replace('HS', 'sha'), secret)
        const signature = hash.update(unsigned).digest('base64url')
        expect(await judged(`${unsigned}.${signature}`)).toEqual(REFUSED)
      }
    },
  )

  test('that contains its own key, says where to find it, or names another is refused', async () => {
    const claims = claimsOf(await node.signedIn())
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const url = 'http://localhost:3000/keys.json'
    const tricks = [{ jwk }, { jku: url }, { x5u: url }, { kid: '../../etc/passwd' }, { kid: '' }]
    for (const trick of [{}, ...tricks]) {
      const forged = new SignJWT(claims).setProtectedHeader({ ...header, ...trick })
      expect(await judged(await forged.sign(privateKey))).toEqual(REFUSED)
    }
    const renamed = new SignJWT(claims).setProtectedHeader({ ...header, kid: 'another' })
    expect(await judged(await renamed.sign(await importJWK(key, 'ES256')))).toEqual(REFUSED)
  })

  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://evil.example/auth/v1' }],
    ['for another audience', { aud: 'anon' }],
    ['that ended beyond two minutes of skew', { exp: nowS() - 600 }],
    ['that has not begun', { nbf: nowS() + 600 }],
    ['that never ends', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['without a session', { session_id: undefined }],
  ])('%s is refused even though our key signed it', async (_name, change) => {
    const claims: JWTPayload = { ...claimsOf(await node.signedIn()), ...change }
    const token = new SignJWT(claims).setProtectedHeader(header)
    expect(await judged(await token.sign(await importJWK(key, 'ES256')))).toEqual(REFUSED)
  })

  test('with parts missing, duplicated or truncated is refused', async () => {
    const token = await node.signedIn()
    const [head = '', payload = '', signature = ''] = token.split('.')
    const wrong = [head, `${head}.${payload}`, `${token}.${signature}`, `${token}x`, `.${token}`]
    for (const text of [...wrong, token.slice(0, -4), '..', 'a.b.c']) {
      expect(await judged(text)).toEqual(REFUSED)
    }
  })
})

describe('when the signing key is rotated', () => {
  test('both are published without their secrets, both are accepted, and the new one signs', async () => {
    const fresh = await newKey('fresh')
    const rotated = await nodeWith(fresh, key)
    const published = await rotated.app.inject({ url: '/auth/v1/.well-known/jwks.json' })
    const { keys } = published.json<{ keys: JWK[] }>()
    expect(keys.map(({ kid }) => kid)).toEqual(['fresh', 'ours'])
    expect(keys.some((published) => 'd' in published)).toBe(false)
    expect(published.headers['cache-control']).toBe('public, max-age=600')

    const before = await node.signedIn()
    const after = await rotated.signedIn()
    expect(await judged(before, rotated)).toEqual(ACCEPTED)
    expect(await judged(after, rotated)).toEqual(ACCEPTED)
    const { kid } = JSON.parse(
      Buffer.from(after.split('.')[0] ?? '', 'base64url').toString(),
    ) as JWK
    expect(kid).toBe('fresh')
  })

  test('removing a key invalidates its tokens', async () => {
    const fresh = await nodeWith(await newKey('fresh'))
    expect(await judged(await node.signedIn(), fresh)).toEqual(REFUSED)
    expect(await judged(await fresh.signedIn(), node)).toEqual(REFUSED)
  })

  test('one key’s token under the other key’s id is refused', async () => {
    const fresh = await newKey('fresh')
    const rotated = await nodeWith(fresh, key)
    const claims = claimsOf(await node.signedIn())
    const swapped = new SignJWT(claims).setProtectedHeader({ ...header, kid: 'fresh' })
    const token = await swapped.sign(await importJWK(key, 'ES256'))
    expect(await judged(token, rotated)).toEqual(REFUSED)
  })
})

test('the admin calls accept the service’s own token only', async () => {
  const claims = claimsOf(await node.signedIn())
  const raised = new SignJWT({ ...claims, role: 'service_role' }).setProtectedHeader(header)
  const { privateKey } = await generateKeyPair('ES256')
  const forged = await raised.sign(privateKey)
  const own = await node.signedIn()
  const paths = [
    ['GET', '/auth/v1/admin/users'],
    ['GET', `/auth/v1/admin/users/${String(claims.sub)}`],
    ['PUT', `/auth/v1/admin/users/${String(claims.sub)}`],
    ['DELETE', `/auth/v1/admin/users/${String(claims.sub)}`],
  ] as const
  for (const [method, path] of paths) {
    const statuses = [
      (await node.app.inject({ method, url: path })).statusCode,
      (await as(node.app, { token: own }, method, path)).statusCode,
      (await as(node.app, { token: forged }, method, path)).statusCode,
    ]
    expect(statuses).toEqual([401, 403, 403])
  }
})
