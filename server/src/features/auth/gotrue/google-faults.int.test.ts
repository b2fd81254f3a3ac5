import type { MutableResponse } from 'oauth2-mock-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { googleOverOpenId } from '../../../providers/google/openid.ts'
import { startFaultyGoogle, type Wrong } from '../../../testing/faulty-google.ts'
import { answering, silence } from '../../../testing/gateway.ts'
import { testApp } from '../../../testing/test-app.ts'

const { gateway, settings, email, spoil } = await startFaultyGoogle(3)
const { app, owner, logged } = await testApp({ google: googleOverOpenId(settings) })

const LANDING = 'http://localhost:3000/auth/google-auto-create'
const START = `/auth/v1/authorize?${new URLSearchParams({ provider: 'google', redirect_to: LANDING }).toString()}`

/** The cookie of the browser on its trip. */
const headers = { cookie: `chartwright_trip=${'b'.repeat(43)}` }

beforeEach(() => {
  spoil({})
})

/** Through the provider, up to the address of our callback. */
async function travel(start = START, from = app): Promise<string> {
  const begun = await from.inject({ url: start, headers })
  expect(begun.statusCode).toBe(302)
  const response = await fetch(String(begun.headers.location), { redirect: 'manual' })
  const { pathname, search } = new URL(response.headers.get('location') ?? '')
  return pathname + search
}

async function landing(url: string) {
  const response = await app.inject({ url, headers })
  const target = new URL(String(response.headers.location))
  const fragment = new URLSearchParams(target.hash.slice(1))
  const shown = { status: response.statusCode, page: target.origin + target.pathname }
  const error = [fragment.get('error'), fragment.get('error_code')]
  return { ...shown, error, target, fragment }
}

async function rowsMade(): Promise<number> {
  const counted = 'select count(*)::int as n from'
  const { rows } = await owner.pool.query<{ n: number }>(
    `${counted} accounts.users union all ${counted} accounts.sessions union all ${counted} accounts.identities`,
  )
  return rows.reduce((sum, { n }) => sum + n, 0)
}

const withoutSignature = (response: MutableResponse) => {
  const { payload } = parts(response)
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  Object.assign(response.body, { id_token: `${header}.${payload}.` })
}
const withBrokenSignature = (response: MutableResponse) => {
  const { header, payload, signature } = parts(response)
  const broken = Buffer.from(signature, 'base64url').reverse().toString('base64url')
  Object.assign(response.body, { id_token: `${header}.${payload}.${broken}` })
}

function parts({ body }: MutableResponse) {
  const token = body === '' ? '' : String(body['id_token'])
  const [header = '', payload = '', signature = ''] = token.split('.')
  return { header, payload, signature }
}

const LIES: [string, Wrong][] = [
  [
    'made for another client',
    {
      idToken: ({ payload }) => {
        payload['aud'] = 'another'
      },
    },
  ],
  [
    'of another issuer',
    {
      idToken: ({ payload }) => {
        payload.iss = 'https://evil.example'
      },
    },
  ],
  [
    'with another nonce',
    {
      idToken: ({ payload }) => {
        payload['nonce'] = 'another'
      },
    },
  ],
  [
    'without a nonce',
    {
      idToken: ({ payload }) => {
        delete payload['nonce']
      },
    },
  ],
  [
    'that has expired',
    {
      idToken: ({ payload }) => {
        payload.exp = payload.iat - 600
      },
    },
  ],
  [
    'without a subject',
    {
      idToken: ({ payload }) => {
        delete payload['sub']
      },
    },
  ],
  [
    'without an address',
    {
      idToken: ({ payload }) => {
        delete payload['email']
      },
    },
  ],
  ['without a signature', { answer: withoutSignature }],
  ['whose signature is wrong', { answer: withBrokenSignature }],
  [
    'that is missing',
    {
      answer: ({ body }) => {
        Object.assign(body, { id_token: undefined })
      },
    },
  ],
]

describe('an ID token', () => {
  test.each(LIES)('%s is refused: no user, no session', async (_name, wrong) => {
    const callback = await travel()
    spoil(wrong)
    const before = await rowsMade()
    const { status, page, error, fragment } = await landing(callback)
    expect([status, page]).toEqual([303, LANDING])
    expect(error).toEqual(['invalid_request', 'bad_oauth_callback'])
    expect(fragment.get('access_token')).toBeNull()
    expect(await rowsMade()).toBe(before)
    spoil({})
    expect((await landing(callback)).error[1]).toBe('bad_oauth_state')
  })
})

const OUTAGES = [
  ['is closed', 'closed'],
  ['never answers', silence],
  ['answers 500', answering(500, 'application/json', JSON.stringify({ error: email }))],
  ['answers HTML', answering(200, 'text/html', `<h1>${email}</h1>`)],
] as const

describe.each(OUTAGES)('while Google %s', (_name, outage) => {
  test('a start redirects to the page with a server error, and works later', async () => {
    const { app: fresh } = await testApp({ google: googleOverOpenId(settings) })
    const begun = await gateway.during(outage, () => fresh.inject({ url: START }))
    const target = new URL(String(begun.headers.location))
    expect([begun.statusCode, target.origin + target.pathname]).toEqual([303, LANDING])
    expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('server_error')
    expect((await fresh.inject({ url: START })).statusCode).toBe(302)
  })

  test('a return redirects to the page with a server error: no user, no session', async () => {
    const callback = await travel()
    const before = await rowsMade()
    const { status, page, error } = await gateway.during(outage, () => landing(callback))
    expect([status, page]).toEqual([303, LANDING])
    expect(error).toEqual(['server_error', 'unexpected_failure'])
    expect(await rowsMade()).toBe(before)
    expect(logged.join('')).not.toContain(email)
    expect((await landing(await travel())).fragment.get('access_token')).not.toBeNull()
  })
})

test('six concurrent returns of one new person create one user', async () => {
  const { app: fresh, owner: theirs } = await testApp({ google: googleOverOpenId(settings) })
  const callbacks = []
  for (let i = 0; i < 6; i++) callbacks.push(await travel(START, fresh))
  const answers = await Promise.all(callbacks.map((url) => fresh.inject({ url, headers })))
  const outcomes = answers.map((answer) => {
    const fragment = new URLSearchParams(new URL(String(answer.headers.location)).hash.slice(1))
    return fragment.get('error_code') ?? 'signed in'
  })
  expect(outcomes).toContain('signed in')
  expect(outcomes).not.toContain('unexpected_failure')
  const { rows } = await theirs.pool.query(
    'select (select count(*)::int from accounts.users) as users, (select count(*)::int from accounts.identities) as identities',
  )
  expect(rows).toEqual([{ users: 1, identities: 1 }])
})

test('a PKCE caller gets the fault in the query', async () => {
  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  const callback = await travel(`${START}&${new URLSearchParams(challenge).toString()}`)
  const { target } = await gateway.during('closed', () => landing(callback))
  expect(target.searchParams.get('error')).toBe('server_error')
})

test('a code that Google refuses is a bad callback, not a server fault', async () => {
  const callback = await travel()
  spoil({
    answer(response) {
      response.statusCode = 400
      response.body = { error: 'invalid_grant' }
    },
  })
  expect((await landing(callback)).error).toEqual(['invalid_request', 'bad_oauth_callback'])
})

test.each([
  'provider=google&provider=google',
  'provider=google&code_challenge=a&code_challenge=b&code_challenge_method=s256',
  'provider=google&code_challenge=short&code_challenge_method=s256',
  'provider=google&code_challenge_method=s256&code_challenge_method=s256',
  'provider[]=google',
  '',
])('a start with %j is refused as the caller’s fault', async (query) => {
  const response = await app.inject({ url: `/auth/v1/authorize?${query}` })
  expect([response.statusCode, response.json<{ error_code: string }>().error_code]).toEqual([
    400,
    'validation_failed',
  ])
})
