import Fastify from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'

const webRoot = await mkdtemp(join(tmpdir(), 'chartwright-pages-'))
afterAll(() => rm(webRoot, { recursive: true }))
await mkdir(join(webRoot, '.vite'))
await writeFile(
  join(webRoot, '.vite', 'manifest.json'),
  JSON.stringify({
    'index.html': { file: 'assets/index-1.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react-2.js' },
    '_icons.js': { file: 'assets/icons-3.js' },
    'src/features/marketing/landing-page.tsx': {
      file: 'assets/landing-4.js',
      imports: ['index.html', '_react.js', '_icons.js'],
    },
  }),
)
await writeFile(
  join(webRoot, 'index.html'),
  '<head><!-- page --><title>Built</title><!-- /page --></head>',
)

const facts = {
  operator: 'Ann’s "Clinic" <b>& Co</b>',
  email: 'help@clinic.example',
  phone: '+1 555 0100',
  compliance: false,
  audioRetentionDays: 7,
}
const app = Fastify()
await servePages(app, { url: () => 'https://scribe.example', facts }, webRoot)

async function get(url: string) {
  const { headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
  return { headers, body }
}

const ANYTHING = ['*/*', undefined, '']
const JSON_FIRST = ['application/json', 'application/json, text/plain, */*', 'image/webp']

async function typeOf(url: string, accept: string | undefined, method: 'GET' | 'HEAD' = 'GET') {
  const headers = accept === undefined ? {} : { accept }
  const { statusCode, headers: told } = await app.inject({ method, url, headers })
  return `${statusCode} ${String(told['content-type']).split(';')[0]}`
}

test.each([
  ['/', 'AI scribe for clinicians · Chartwright'],
  ['/how-to-use', 'How to Use · Chartwright'],
  ['/privacy-policy/', 'Privacy Policy · Chartwright'],
  ['/terms-of-use?from=mail', 'Terms of Use · Chartwright'],
  ['/usage-policy', 'Usage Policy · Chartwright'],
])('%s may be listed, under a title and an address of its own', async (url, title) => {
  const { headers, body } = await get(url)
  const path = url === '/' ? url : url.replace(/[?/][^-]*$/, '')
  expect(headers['x-robots-tag']).toBeUndefined()
  expect(body).not.toContain('noindex')
  expect(body).not.toContain('Built')
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(body).toContain(`<meta property="og:title" content="${title}" />`)
  expect(body).toContain('<meta property="og:image" content="https://scribe.example/share.jpg" />')
  expect(body).toContain(`<link rel="canonical" href="https://scribe.example${path}" />`)
})

test.each([
  '/dashboard',
  '/dashboard?session=1',
  '/auth',
  '/auth/verify/x',
  '/reset-password',
  '/x',
])('%s is not listed', async (url) => {
  const { headers, body } = await get(url)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(body).toContain('<meta name="robots" content="noindex" />')
  expect(body).not.toContain('og:')
})

test.each([
  '/',
  '/?from=mail',
  '/usage-policy/',
  '/auth?mode=signup',
  '/auth/verify/x',
  '/auth/google-callback',
  '/auth/google-auto-create',
  '/auth/reset-password',
  '/reset-password/x',
  '/dashboard',
])(
  '%s is a page for a client that accepts anything, and not for one that asks for JSON',
  async (url) => {
    for (const accept of ANYTHING) expect(await typeOf(url, accept)).toBe('200 text/html')
    for (const accept of JSON_FIRST) expect(await typeOf(url, accept)).toBe('404 application/json')
    expect(await typeOf(url, '*/*', 'HEAD')).toBe('200 text/html')
  },
)

test.each(['/x', '/authx', '/auth/x', '/dashboard/x', '/favicon.ico'])(
  '%s is not a page: only a browser is shown one',
  async (url) => {
    for (const accept of ANYTHING) expect(await typeOf(url, accept)).toBe('404 application/json')
    expect(await typeOf(url, 'text/html,*/*;q=0.8')).toBe('200 text/html')
  },
)

test('below /api nothing is a page', async () => {
  expect(await typeOf('/api/dashboard', 'text/html')).toBe('404 application/json')
})

test('the landing page preloads its scripts, and not twice those of every page', async () => {
  const { body } = await get('/')
  const preloaded = [...body.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, url]) => url,
  )
  expect(preloaded).toEqual(['/assets/landing-4.js', '/assets/icons-3.js'])
  expect((await get('/dashboard')).body).not.toContain('modulepreload')
})

test('the operator’s settings are in every page, whatever characters they contain', async () => {
  for (const url of ['/', '/auth']) {
    const { body } = await get(url)
    const [, content = ''] = /<meta name="chartwright-site" content="([^"]*)"/.exec(body) ?? []
    expect(content).not.toMatch(/[<>]/)
    const decoded = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(JSON.parse(decoded)).toEqual(facts)
  }
})

test('robots.txt names the sitemap, which names the public pages and no others', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://scribe.example/sitemap.xml')
  const { headers, body } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/how-to-use', '/privacy-policy', '/terms-of-use', '/usage-policy'].map(
      (path) => `https://scribe.example${path}`,
    ),
  )
})
