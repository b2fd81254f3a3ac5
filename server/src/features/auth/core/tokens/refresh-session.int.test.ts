import { describe, expect, test } from 'vitest'
import { as } from '../../../../testing/as.ts'
import { movableClock } from '../../../../testing/movable-clock.ts'
import { testApp } from '../../../../testing/test-app.ts'
import type { AuthError } from '../auth-error.ts'
import { refreshSession } from './refresh-session.ts'
import { encodeRefreshToken } from './refresh-token.ts'

const { clock, forward } = movableClock()
const { app, core, givenPractitioner } = await testApp({
  clock,
  env: { AUTH_INACTIVITY_MINUTES: '30', AUTH_SESSION_HOURS: '8' },
})
const caller = { ip: '192.0.2.1', addressHash: Buffer.alloc(32) }

const refresh = (token: string) => refreshSession(core, token, caller)
const refusal = (token: string) =>
  refresh(token).then(
    () => 'accepted',
    (error: unknown) => (error as AuthError).code,
  )

async function givenTokens(rotations: number): Promise<string[]> {
  const tokens = [(await givenPractitioner()).session.refresh_token]
  for (let i = 0; i < rotations; i++) {
    tokens.push((await refresh(tokens.at(-1) ?? '')).refresh_token)
  }
  return tokens
}

describe('a refresh', () => {
  test('rotates: every response has a new token', async () => {
    const tokens = await givenTokens(3)
    expect(new Set(tokens).size).toBe(4)
  })

  test('with a token whose responses were lost, however often, continues', async () => {
    const [kept = ''] = await givenTokens(1)
    for (const silenceS of [3_600, 11, 1]) {
      forward(silenceS)
      await refresh(kept)
    }
    const { refresh_token: arrived, access_token: token } = await refresh(kept)
    expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(200)
    forward(3_600)
    expect(await refusal(arrived)).toBe('accepted')
  })

  test('with a token whose response was lost, from twenty tabs at once, signs nobody out', async () => {
    const [kept = ''] = await givenTokens(1)
    forward(3_600)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(kept)))
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1)
  })

  test('by a thief who always refreshes before the owner ends the session', async () => {
    const { session } = await givenPractitioner()
    forward(600)
    const thief = await refresh(session.refresh_token)
    forward(600)
    const owner = await refresh(session.refresh_token)
    const { access_token: token } = owner
    expect((await as(app, { token }, 'GET', '/auth/me')).statusCode).toBe(200)
    forward(600)
    expect(await refusal(thief.refresh_token)).toBe('refresh_token_already_used')
    expect(await refusal(owner.refresh_token)).toBe('session_not_found')
  })

  test('with an older token is tolerated for ten seconds, then ends the session', async () => {
    const [first = '', , third = ''] = await givenTokens(2)
    forward(10)
    expect((await refresh(first)).refresh_token).toBe(third)
    forward(1)
    expect(await refusal(first)).toBe('refresh_token_already_used')
    expect(await refusal(third)).toBe('session_not_found')
  })

  test.each([
    ['a data call', '/auth/me'],
    ['the account service', '/auth/v1/user'],
  ])('by two devices alternately ends the session, as %s shows', async (_, url) => {
    const [copied = ''] = await givenTokens(0)
    forward(600)
    const owners = await refresh(copied)
    expect((await as(app, { token: owners.access_token }, 'GET', url)).statusCode).toBe(200)
    forward(10)
    expect((await refresh(copied)).refresh_token).toBe(owners.refresh_token)
    forward(1)
    expect(await refusal(copied)).toBe('refresh_token_already_used')
    expect(await refusal(owners.refresh_token)).toBe('session_not_found')
    expect((await as(app, { token: owners.access_token }, 'GET', url)).statusCode).not.toBe(200)
  })

  test('with an older access token says nothing about the newest one', async () => {
    const { session } = await givenPractitioner()
    await refresh(session.refresh_token)
    expect((await as(app, { token: session.access_token }, 'GET', '/auth/me')).statusCode).toBe(200)
    forward(600)
    expect(await refusal(session.refresh_token)).toBe('accepted')
  })

  test('repeated many times keeps no older token alive', async () => {
    const [copied = ''] = await givenTokens(0)
    let current = copied
    for (let i = 0; i < 6; i++) {
      forward(5)
      current = (await refresh(current)).refresh_token
    }
    expect(await refusal(copied)).toBe('refresh_token_already_used')
    expect(await refusal(current)).toBe('session_not_found')
  })

  test('with twenty at once signs nobody out', async () => {
    const [token = ''] = await givenTokens(0)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    const given = new Set(answers.map((answer) => answer.refresh_token))
    expect(given.size).toBe(1)
    const [current = ''] = given
    expect(await refusal(current)).toBe('accepted')
  })

  test('with a token that we never issued is refused and ends nothing', async () => {
    const { session } = await givenPractitioner()
    const { session_id: sessionId } = JSON.parse(
      Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { session_id: string }
    const forged = encodeRefreshToken({ sessionId, counter: 0 }, Buffer.alloc(32))
    expect(await refusal(forged)).toBe('refresh_token_not_found')
    expect(await refusal('nonsense')).toBe('validation_failed')
    expect(await refusal(session.refresh_token)).toBe('accepted')
  })

  test('after eight hours fails, however often the session was refreshed', async () => {
    let [token = ''] = await givenTokens(0)
    for (let hour = 0; hour < 7; hour++) {
      forward(3_600)
      token = (await refresh(token)).refresh_token
    }
    forward(1_800)
    const late = await refresh(token)
    expect(late.expires_in).toBe(1_800)
    forward(1_800)
    expect(await refusal(late.refresh_token)).toBe('session_expired')
    expect(await refusal(late.refresh_token)).toBe('session_not_found')
  })

  test('after inactivity longer than a token’s lifetime and the inactivity limit fails', async () => {
    const [token = ''] = await givenTokens(0)
    forward(3_600 + 30 * 60)
    expect(await refusal(token)).toBe('accepted')
    const [idle = ''] = await givenTokens(0)
    forward(3_600 + 30 * 60 + 1)
    expect(await refusal(idle)).toBe('session_expired')
  })
})
