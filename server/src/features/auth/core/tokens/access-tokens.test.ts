import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { accessTokens, type AccessTokens } from './access-tokens.ts'
import { knownTokens } from './known-tokens.ts'

const ISSUER = 'https://clinic.example/auth/v1'
const TTL_S = 3_600
const SKEW_S = 120
const CLAIMS = {
  sub: '11111111-1111-4111-8111-111111111111',
  email: 'ada@clinic.example',
  app_metadata: {},
  user_metadata: {},
  aal: 'aal1',
  amr: [],
  session_id: '22222222-2222-4222-8222-222222222222',
  refresh_counter: 0,
} as const

let now: Date
let tokens: AccessTokens

beforeEach(async () => {
  now = new Date('2026-01-02T03:04:05Z')
  tokens = accessTokens([await makeKey()], ISSUER, () => now)
})

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: 'one', alg: 'ES256' }
}

test('a token names its practitioner and session, on the first call and on the next', async () => {
  const token = await tokens.sign(CLAIMS, TTL_S)
  const { sub, session_id } = CLAIMS
  await expect(tokens.verify(token)).resolves.toMatchObject({ sub, session_id })
  await expect(tokens.verify(token)).resolves.toMatchObject({ sub, session_id })
})

test('a token that was signed here needs no check', async () => {
  const check = vi.fn()
  const token = await tokens.sign(CLAIMS, TTL_S)
  await tokens.verify(token, check)
  expect(check).not.toHaveBeenCalled()
  await expect(tokens.verify(`${token.slice(0, -4)}AAAA`, check)).rejects.toThrow()
  expect(check).toHaveBeenCalledOnce()
})

test('a valid token is refused as soon as it expires', async () => {
  const token = await tokens.sign(CLAIMS, TTL_S)
  await tokens.verify(token)
  now = new Date(now.getTime() + (TTL_S + SKEW_S - 1) * 1_000)
  await expect(tokens.verify(token)).resolves.toBeDefined()
  now = new Date(now.getTime() + 1_000)
  await expect(tokens.verify(token)).rejects.toThrow()
})

test('another signature on the contents of a valid token is refused', async () => {
  const token = await tokens.sign(CLAIMS, TTL_S)
  await tokens.verify(token)
  const other = accessTokens([await makeKey()], ISSUER, () => now)
  const forged = await other.sign(CLAIMS, TTL_S)
  await expect(tokens.verify(forged)).rejects.toThrow()
  await expect(tokens.verify(`${token}x`)).rejects.toThrow()
  await expect(tokens.verify(forged)).rejects.toThrow()
})

test('a limited number is cached, and the oldest is evicted', () => {
  const known = knownTokens(() => true, 2)
  for (const token of ['a', 'b', 'c']) known.keep(token, { sub: token })
  expect(known.find('a')).toBeUndefined()
  expect(known.find('b')).toEqual({ sub: 'b' })
  expect(known.find('c')).toEqual({ sub: 'c' })
})
