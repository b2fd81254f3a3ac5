import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { as } from '../testing/as.ts'
import { testApp } from '../testing/test-app.ts'

const webRoot = await mkdtemp(join(tmpdir(), 'chartwright-web-'))
await mkdir(join(webRoot, 'assets'))
await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Chartwright</title>')
await writeFile(join(webRoot, 'assets', 'app-1a2b.js'), 'export {}')
afterAll(() => rm(webRoot, { recursive: true }))

const { app, db, logged, givenPractitioner } = await testApp({ settings: { webRoot } })
const wantsHtml = { accept: 'text/html,application/xhtml+xml' }
const NOT_FOUND = { detail: 'Not found.', code: 'NOT_FOUND' }

describe('a request that no route can handle', () => {
  test.each([
    ['{"name":', 'application/json', 400, 'INVALID_REQUEST', 'The request body is not valid JSON.'],
    ['', 'application/json', 400, 'INVALID_REQUEST', 'The request body is not valid JSON.'],
    [
      'name=Ana',
      'text/plain',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'Send JSON with the content type application/json.',
    ],
    [
      `{"name":"${'x'.repeat(70_000)}"}`,
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
      'The request is too large.',
    ],
    [
      '{"__proto__":{"x":1},"name":"Ana"}',
      'application/json',
      400,
      'INVALID_REQUEST',
      'The request body is not valid JSON.',
    ],
  ])('as body number %# is refused', async (payload, type, status, code, detail) => {
    const { token } = await givenPractitioner()
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/patients/', headers, payload })
    expect([response.statusCode, response.json()]).toEqual([status, { detail, code }])
  })

  test.each([
    ['GET', '/nowhere'],
    ['GET', '/api/nowhere'],
    ['POST', '/dashboard'],
    ['PATCH', '/patients/'],
  ] as const)('%s %s is not found, as JSON', async (method, url) => {
    const response = await app.inject({ method, url })
    expect([response.statusCode, response.json()]).toEqual([404, NOT_FOUND])
  })

  test('an anonymous body is refused before it is read', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/patients/',
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('pages', () => {
  test.each(['/', '/auth', '/auth/verify/x', '/dashboard', '/reset-password/a', '/any/other'])(
    '%s serves the app to a browser',
    async (url) => {
      const response = await app.inject({ url, headers: wantsHtml })
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(response.body).toContain('<title>Chartwright</title>')
    },
  )

  test('an API route never answers with the app', async () => {
    const response = await app.inject({ url: '/api/nowhere', headers: wantsHtml })
    expect(response.json()).toEqual(NOT_FOUND)
    expect((await app.inject({ url: '/patients/', headers: wantsHtml })).statusCode).toBe(401)
  })

  test('hashed files may be cached for ever', async () => {
    const response = await app.inject({ url: '/assets/app-1a2b.js' })
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s does not leave the folder',
    async (url) => {
      expect((await app.inject({ url })).statusCode).not.toBe(200)
    },
  )
})

describe('every response', () => {
  test('forbids inline scripts, other origins, framing and caching of data', async () => {
    const response = await as(app, await givenPractitioner(), 'GET', '/patients/')
    const csp = String(response.headers['content-security-policy'])
    expect(csp).toContain("script-src 'self';")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).not.toMatch(/https?:|\*|unsafe-eval|upgrade-insecure/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['strict-transport-security']).toBeUndefined()
  })

  test('carries its request id', async () => {
    const first = await app.inject({ url: '/auth/health' })
    const second = await app.inject({ url: '/auth/health' })
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })
})

test('HSTS is sent when the public address is https', async () => {
  const { app: secure } = await testApp({ settings: { isPublicHttps: true } })
  const { headers } = await secure.inject({ url: '/auth/health' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('logs contain the route’s pattern, never a name, a token or a body', async () => {
  const ada = await givenPractitioner()
  await as(app, ada, 'POST', '/patients/', { name: 'Ana Unlogged' })
  await as(app, ada, 'GET', '/patients/search/Ana%20Unlogged/')
  await as(app, ada, 'GET', '/patients/search/Ana%20Unlogged/nowhere')
  await as(app, ada, 'POST', '/patients/', { name: 7, note: 'Ana Unlogged' })
  const all = logged.join('')
  expect(all).toContain('"route":"/patients/search/:name/"')
  expect(all).not.toMatch(/Unlogged/)
  expect(all).not.toContain(ada.token)
})

test('a bug answers SERVER_ERROR without detail and logs no values', async () => {
  const ada = await givenPractitioner()
  await db.pool.query(
    "set role none; alter table patients add constraint planted check (name <> 'Ana Planted')",
  )
  const response = await as(app, ada, 'POST', '/patients/', { name: 'Ana Planted' })
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { detail: 'Server error. Please try again later.', code: 'SERVER_ERROR' },
  ])
  const failure = logged.find((line) => line.includes('request failed'))
  expect(failure).toContain('"code":"23514"')
  expect(logged.join('')).not.toContain('Ana Planted')
})

test.each(['/patients/%E0%A4%A/', `/patients/${'x'.repeat(5_000)}/`])(
  'an unreadable address is refused without repeating it: %s',
  async (url) => {
    const response = await app.inject({ url })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: 'The request is not valid.', code: 'INVALID_REQUEST' },
    ])
  },
)

describe('/docs', () => {
  test('describes each call once, with its schemas and its errors', async () => {
    const response = await app.inject({ url: '/docs/json' })
    const api = response.json<{ paths: Record<string, Record<string, { responses: object }>> }>()
    const paths = Object.keys(api.paths)
    expect(paths).toEqual(
      expect.arrayContaining(['/auth/health', '/auth/login', '/patients/', '/patients/{id}/']),
    )
    const bare = paths.map((path) => path.replace(/^\/api\//, '/'))
    expect(new Set(bare).size).toBe(paths.length)
    expect(paths.filter((path) => path.startsWith('/auth/v1'))).toEqual([])
    expect(Object.keys(api.paths['/patients/{id}/'] ?? {}).sort()).toEqual(['delete', 'get', 'put'])
    const { responses } = api.paths['/patients/']?.['post'] ?? { responses: {} }
    expect(Object.keys(responses)).toEqual(['201', '400', '401', '403', '413', '429', '500'])
  })

  test('is a page to browse', async () => {
    const response = await app.inject({ url: '/docs' })
    expect(response.headers['content-type']).toContain('text/html')
  })
})
