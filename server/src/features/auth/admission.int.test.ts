import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { updatePractitioner } from './product/practitioner-accounts.queries.ts'
import { signAgain } from '../../testing/sign-again.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, core, givenPractitioner } = await testApp()

const sign = (practitioner: TestPractitioner, ttlS: number) => signAgain(core, practitioner, ttlS)

async function answerTo(authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  const response = await app.inject({ url: '/patients/', headers })
  return [response.statusCode, response.json<{ detail: string }>().detail]
}

const MISSING = [401, 'No authentication token found']
const INVALID = [401, 'Your session has expired. Please log in again.']

describe('a data call', () => {
  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer a b'])(
    'with the header %j has no token',
    async (header) => {
      expect(await answerTo(header)).toEqual(MISSING)
    },
  )

  test('with an expired token is refused, beyond two minutes of clock skew', async () => {
    const ada = await givenPractitioner()
    expect(await answerTo(`Bearer ${await sign(ada, -600)}`)).toEqual(INVALID)
    const skewed = await sign(ada, -60)
    expect((await as(app, { token: skewed }, 'GET', '/patients/')).statusCode).toBe(200)
  })

  test('with a token of another user’s session, or of a session that has ended, is refused', async () => {
    const ada = await givenPractitioner()
    const other = await givenPractitioner()
    expect(await answerTo(`Bearer ${await sign({ ...ada, session: other.session }, 60)}`)).toEqual(
      INVALID,
    )
    expect(await answerTo(`Bearer ${await sign({ ...ada, id: newId() }, 60)}`)).toEqual(INVALID)
    await app.inject({
      method: 'POST',
      url: '/auth/v1/logout',
      headers: { authorization: `Bearer ${ada.token}` },
    })
    expect(await answerTo(`Bearer ${ada.token}`)).toEqual(INVALID)
  })

  test('of an unverified practitioner is refused', async () => {
    const { token } = await givenPractitioner({ accessStatus: 'unverified' })
    expect(await answerTo(`Bearer ${token}`)).toEqual([
      401,
      'Your account is not verified. Please check your email for verification link.',
    ])
  })

  test('is refused from the moment the practitioner is blocked', async () => {
    const { id, token } = await givenPractitioner()
    expect((await as(app, { token }, 'GET', '/patients/')).statusCode).toBe(200)
    await inTransaction(core.db, (tx) => updatePractitioner(tx, id, { accessStatus: 'blocked' }))
    expect(await answerTo(`Bearer ${token}`)).toEqual([
      403,
      'Your account has been blocked. Please contact support.',
    ])
  })
})

describe('a forged token', () => {
  const claims = (sub: string) => {
    const now = Math.floor(Date.now() / 1_000)
    return { iss: 'http://localhost/auth/v1', aud: 'authenticated', sub, iat: now, exp: now + 600 }
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('without a signature is refused', async () => {
    const { id } = await givenPractitioner()
    expect(await answerTo(`Bearer ${part({ alg: 'none' })}.${part(claims(id))}.`)).toEqual(INVALID)
  })

  test('signed with another key is refused, even under our key’s id', async () => {
    const { id, token } = await givenPractitioner()
    const header = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
      kid: string
    }
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const key = await importJWK(await exportJWK(privateKey), 'ES256')
    for (const kid of [header.kid, 'unknown']) {
      const forged = await new SignJWT(claims(id))
        .setProtectedHeader({ alg: 'ES256', kid })
        .sign(key)
      expect(await answerTo(`Bearer ${forged}`)).toEqual(INVALID)
    }
  })

  test('with a changed subject is refused', async () => {
    const { token } = await givenPractitioner()
    const victim = await givenPractitioner()
    const [header, , signature] = token.split('.')
    const forged = [header, part(claims(victim.id)), signature].join('.')
    expect(await answerTo(`Bearer ${forged}`)).toEqual(INVALID)
  })

  test('signed with HMAC over a public value is refused', async () => {
    const { id } = await givenPractitioner()
    const unsigned = `${part({ alg: 'HS256' })}.${part(claims(id))}`
    const signature = createHmac('sha256', 'public').update(unsigned).digest('base64url')
    expect(await answerTo(`Bearer ${unsigned}.${signature}`)).toEqual(INVALID)
  })
})
