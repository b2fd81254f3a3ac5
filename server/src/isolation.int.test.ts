import type { Note } from '@chartwright/contract/notes'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from './db/in-transaction.ts'
import { updatePractitioner } from './features/auth/product/practitioner-accounts.queries.ts'
import { newId } from './lib/ids.ts'
import type { TestPractitioner } from './testing/factories.ts'
import { givenEverything, type Everything } from './testing/given-everything.ts'
import { givenSignedNote } from './testing/given-signed-note.ts'
import { listCalls, type DescribedCall } from './testing/list-calls.ts'
import { listRoutes } from './testing/list-routes.ts'
import { sampleCall } from './testing/sample-call.ts'
import { signAgain } from './testing/sign-again.ts'
import { testApp } from './testing/test-app.ts'

/** In every text of the practitioner whose data nobody else may see. */
const MARK = 'Unmistakable Zebra'

const { app, core, db, givenPractitioner } = await testApp()
const { calls, components } = await listCalls(app)
const guarded = calls.filter(({ needsPractitioner }) => needsPractitioner)
/**
 * One path prefix of each: admission is the same for both, which the anonymous and the unrelated
 * caller test.
 */
const once = guarded.filter(({ path }) => path.startsWith('/api/'))

let ada: TestPractitioner
let own: Everything
let signed: Note
const tokens = new Map<string, string | undefined>()
/** All of the owner's data as it was read last. */
let known: unknown[]

beforeAll(async () => {
  ada = await givenPractitioner()
  own = await givenEverything(app, db, ada, MARK)
  signed = await givenSignedNote(app, ada, own.session, MARK)
  const revoked = await givenPractitioner()
  await app.inject({ method: 'POST', url: '/auth/v1/logout', headers: bearer(revoked.token) })
  const unverified = await givenPractitioner({ accessStatus: 'unverified' })
  const blocked = await givenPractitioner()
  await inTransaction(core.db, (tx) =>
    updatePractitioner(tx, blocked.id, { accessStatus: 'blocked' }),
  )
  tokens
    .set('nobody', undefined)
    .set('somebody with a made-up token', 'e30.e30.e30')
    .set('the owner with an expired token', await signAgain(core, ada, -600))
    .set('somebody who signed out', revoked.token)
    .set('an unverified practitioner', unverified.token)
    .set('a blocked practitioner', blocked.token)
    .set('another practitioner', (await givenPractitioner()).token)
  known = await readAll()
})

describe.each([
  ['nobody', 401, guarded],
  ['somebody with a made-up token', 401, once],
  ['the owner with an expired token', 401, once],
  ['somebody who signed out', 401, once],
  ['an unverified practitioner', 401, once],
  ['a blocked practitioner', 403, once],
] as const)('%s', (who, status, tried) => {
  test.each(tried.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused: %s',
    async (_, call) => {
      const answer = await send(requestOf(call), tokens.get(who))
      expect(answer.statusCode).toBe(status)
      expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'detail'])
    },
  )
})

describe('another practitioner', () => {
  test.each(guarded.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'gets none of the owner’s data: %s',
    async (_, call) => {
      const request = requestOf(call)
      const answer = await send(request, tokens.get('another practitioner'))
      const sent = JSON.stringify(request)
      const namesOwn = Object.values(own).some((id) => sent.includes(id))
      expect(answer.statusCode).toSatisfy((code) => (namesOwn ? code === 404 : code < 500))
      expect(answer.body).not.toContain(MARK)
      for (const id of Object.values(own)) expect(answer.body).not.toContain(id)
      await expectUntouched()
    },
  )
})

describe('another practitioner, of a signed note,', () => {
  test.each([
    ['GET', '/versions', undefined],
    ['GET', '/versions/1', undefined],
    ['GET', '/signing', undefined],
    ['GET', '/fhir', undefined],
    ['GET', '/deliveries', undefined],
    ['POST', '/deliveries', { system: 'fhir' }],
    ['POST', '/versions/1/restore', { version: 1 }],
    ['POST', '/sign', { version: 1 }],
    ['POST', '/unsign', { reason: 'text' }],
    ['POST', '/addenda', { text: 'text' }],
    ['PUT', '', { note_text: 'text' }],
    ['DELETE', '', undefined],
  ] as const)('does not even learn that it is one: %s %s', async (method, path, payload) => {
    const ask = (id: string) =>
      send(
        { method, url: `/api/notes/${id}${path}`, query: {}, ...(payload && { payload }) },
        tokens.get('another practitioner'),
      )
    const [answer, missing] = [await ask(signed.id), await ask(newId())]
    expect([answer.statusCode, answer.json()]).toEqual([404, missing.json()])
    await expectUntouched()
  })
})

test('a search for the owner’s own words finds them for the owner, and nothing for anybody else', async () => {
  const search = (token: string | undefined) =>
    app.inject({ url: '/api/search', query: { q: MARK, limit: '50' }, headers: bearer(token) })
  const found = await search(ada.token)
  for (const id of [own.session, own.note, own.task, own.segment, signed.id]) {
    expect(found.body).toContain(id)
  }
  const others = await search(tokens.get('another practitioner'))
  expect(others.json()).toEqual({ hits: [], has_more_sessions: false })
})

test('a route without a description is one that holds no practitioner’s data', () => {
  const described = new Set(
    calls.map(({ path }) => path.replace(/\/$/, '').replace(/\{\w+\}/g, ':')),
  )
  const routes = listRoutes(app).map(({ path }) => path)
  const others = routes.filter((path) => !described.has(path.replace(/:[\w|:]+/g, ':')))
  expect(others.filter((path) => !OPEN.some((pattern) => pattern.test(path)))).toEqual([])
})

/** Pages, descriptions, the account service with its own tests, the socket with its own matrix. */
const OPEN = [
  /^\/docs/,
  /^\/dev\//,
  /^\/auth\/v1\//,
  /^(?:\/api)?\/call\/web-media-stream$/,
  /^\/?\*?$/,
]

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

function requestOf(call: DescribedCall) {
  return sampleCall(call, { components, valueOf: ownValue })
}

function send(request: ReturnType<typeof requestOf>, token: string | undefined) {
  return app.inject({ ...request, headers: bearer(token) })
}

/** What a parameter of that name means in a path. A new one has to be added here. */
function ownValue(path: string, name: string): string {
  if (name === 'id' || name === 'ids') {
    const kind = Object.keys(own).findLast((key) => path.includes(`/${key}`)) as keyof Everything
    return own[kind]
  }
  if (name === 'type') return 'medical'
  if (name === 'number') return '1'
  if (name === 'name') return MARK
  const kind = name.replace(/^default_/, '').replace(/_?ids?$/i, '')
  if (kind === 'user') return ada.id
  if (!(kind in own)) throw new Error(`What is ${name} in ${path}?`)
  return own[kind as keyof Everything]
}

/** Nothing of the owner's has changed since the test before. */
async function expectUntouched(): Promise<void> {
  const before = known
  known = await readAll()
  expect(known).toEqual(before)
}

async function readAll(): Promise<unknown[]> {
  const urls = [
    `/sessions/${own.session}/`,
    `/notes/${own.session}`,
    `/api/notes/${signed.id}/versions`,
    `/transcript/${own.session}`,
    `/recordings/${own.session}`,
    `/sessions/${own.session}/facts`,
    `/templates/${own.template}/`,
    '/tasks/',
    '/patients/',
    `/api/patients/${own.patient}/details`,
    `/api/patients/${own.patient}/visits`,
    '/api/vocabulary',
    '/api/snippets',
    '/api/style',
    `/api/sessions/${own.session}/consent`,
    '/api/consent-wording',
  ]
  const answers = await Promise.all(
    urls.map((url) => app.inject({ url, headers: bearer(ada.token) })),
  )
  return answers.map((answer) => {
    expect(answer.statusCode).toBe(200)
    return answer.json<unknown>()
  })
}
