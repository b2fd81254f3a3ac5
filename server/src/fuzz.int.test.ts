import fc, { type Arbitrary } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { arbitraryFrom, textArbitrary } from './testing/arbitrary-from-schema.ts'
import { FUZZ_RUNS, FUZZ_SEED } from './testing/fuzz-runs.ts'
import { givenEverything } from './testing/given-everything.ts'
import { listCalls, type DescribedCall } from './testing/list-calls.ts'
import { listening } from './testing/listening.ts'
import { listRoutes, type Route } from './testing/list-routes.ts'
import { testApp } from './testing/test-app.ts'

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly payload?: string | Buffer
}

const { app, db, givenPractitioner } = await testApp({
  settings: { rateLimits: { windowS: 60, addressPoints: 1e9, practitionerPoints: 1e9 } },
})
const address = await listening(app)
const ada = await givenPractitioner()
const ids = Object.values(await givenEverything(app, db, ada, 'Mark'))
const { calls, components } = await listCalls(app)
const fuzzing = { components, ids }
const withToken = { authorization: `Bearer ${ada.token}` }
/** Signs out, among other things. */
const careless = { authorization: `Bearer ${(await givenPractitioner()).token}` }
const OPTIONS = { numRuns: FUZZ_RUNS, seed: FUZZ_SEED, endOnFailure: true }

let sent = 0
const answered = new Map<number, number>()

afterAll(async () => {
  expect((await app.inject({ url: '/auth/health' })).statusCode).toBe(200)
  const counts = [...answered]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(`${String(sent)} requests, answered ${counts.join(', ')}\n`)
})

describe('whatever is sent, nothing breaks and no internals are revealed', () => {
  // Reads first: otherwise the accumulated rows would make each download slow.
  const order = [...calls].sort((a, b) => Number(isReading(b)) - Number(isReading(a)))
  test.each(order.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_, call) => {
      await fc.assert(fc.asyncProperty(requestTo(call), tryOut), OPTIONS)
    },
  )

  const accounts = listRoutes(app).filter(({ path }) => path.startsWith('/auth/v1/'))
  test.each(accounts.map((route) => [route.path, route] as const))('%s', async (_, route) => {
    await fc.assert(fc.asyncProperty(requestOn(route), tryOut), OPTIONS)
  })
})

function isReading({ method }: DescribedCall): boolean {
  return method === 'GET'
}

async function tryOut(request: Request): Promise<void> {
  const { status, type, body } = await send(request)
  sent++
  answered.set(status, (answered.get(status) ?? 0) + 1)
  expect(status).toSatisfy((code: number) => code < 500 || code === 502)
  if (status < 400) return
  expect(type).toContain('application/json')
  refuseInside(body)
}

/** An event stream needs a real connection. */
async function send(request: Request) {
  if (request.url.endsWith('/stream')) {
    const { payload = '', ...rest } = request
    const answer = await fetch(`${address}${request.url}`, { ...rest, body: payload })
    const type = answer.headers.get('content-type')
    return { status: answer.status, type, body: await answer.text() }
  }
  const { statusCode, headers, body } = await app.inject(request)
  return { status: statusCode, type: headers['content-type'], body }
}

/** Stacks, files, statements, drivers: what only a developer may read. */
function refuseInside(body: string): void {
  expect(body).not.toMatch(
    /node_modules|\.ts:\d|\bat \S+ \(|select .+ from|violates|syntax error|relation "|ECONN|pg_/i,
  )
}

function requestTo({ method, path, parameters, body }: DescribedCall): Arbitrary<Request> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const params = fc.record(record(inPath.map(({ name }) => [name, textArbitrary(fuzzing)])))
  const query = fc.record(record(inQuery.map(({ name }) => [name, textArbitrary(fuzzing)])), {
    requiredKeys: [],
  })
  return fc
    .record({ params, query, payload: body ? payloadOf(arbitraryFrom(body, fuzzing)) : NOTHING })
    .map(({ params: values, query: asked, payload }) => ({
      method,
      url: path.replace(/\{(\w+)\}/g, (__, name: string) => encoded(values[name] ?? '')),
      query: asked as Record<string, string>,
      headers: {
        ...withToken,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    }))
}

function requestOn({ path, methods }: Route): Arbitrary<Request> {
  const words = fc.dictionary(fc.constantFrom(...ACCOUNT_WORDS), textArbitrary(fuzzing))
  return fc
    .record({
      method: fc.constantFrom(...methods.filter((method) => method !== 'HEAD')),
      id: textArbitrary(fuzzing),
      query: words,
      payload: payloadOf(fc.oneof(words, fc.jsonValue())),
      hasToken: fc.boolean(),
    })
    .map(({ method, id, query, payload, hasToken }) => ({
      method: method as Request['method'],
      url: path.replace(/:\w+/g, encoded(id)),
      query,
      headers: { 'content-type': 'application/json', ...(hasToken && careless) },
      ...(method !== 'GET' && { payload }),
    }))
}

const NOTHING = fc.constant(undefined)
const ACCOUNT_WORDS =
  'email password token token_hash refresh_token type grant_type code data phone nonce provider redirect_to auth_code code_verifier factor_type friendly_name challenge_id scopes state error page per_page'.split(
    ' ',
  )

/** As JSON, and occasionally as bytes that are not JSON. */
function payloadOf(value: Arbitrary<unknown>): Arbitrary<string | Buffer> {
  return fc.oneof(
    { weight: 15, arbitrary: value.map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  )
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 3_000)
}

function record<T>(entries: (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries)
}
