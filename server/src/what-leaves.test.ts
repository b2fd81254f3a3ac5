import { readFile, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const page = await readFile(join(ROOT, 'docs/trust/what-leaves.md'), 'utf8')
const example = await readFile(join(ROOT, '.env.example'), 'utf8')
const settings = [...example.matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name)

/**
 * The error message of the configuration for a value that is neither an address nor anything else.
 */
function complaintOf(name: string): string {
  try {
    loadConfig({ [name]: '\u0001' })
    return ''
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : []
    return lines.find((line) => line.startsWith(`  ${name} `)) ?? ''
  }
}

const named = settings.filter((name) => /address|begin with/.test(complaintOf(name)))

test('some settings name an address', () => {
  expect(named).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'LLM_BASE_URL', 'SMTP_URL', 'STT_BASE_URL']),
  )
})

test.each(named)('the trust pack says what is sent to %s', (name) => {
  expect(page).toContain(`\`${name}\``)
})

test.each(['STT_PROVIDER', 'LLM_PROVIDER'])(
  'each option of %s that is not built in is listed',
  (name) => {
    const choices = /must be (.+)/.exec(complaintOf(name))?.[1]?.split(/, | or /) ?? []
    const outside = choices.filter((choice) => choice !== 'builtin')
    expect(outside.length).toBeGreaterThan(0)
    for (const choice of outside) expect(page).toContain(`\`${name}=${choice}\``)
  },
)

test('every setting that the page names exists', () => {
  const told = new Set(
    [...page.matchAll(/`([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)[`=]/g)].map(([, name]) => name),
  )
  expect([...told].filter((name) => !settings.includes(name ?? ''))).toEqual([])
})

/** They listen, connect to this computer, or forward what they are given. */
const INWARD = [
  'server/src/providers/mail/loopback-inbox.ts',
  'server/src/drain.ts',
  'server/src/lib/origin-of.ts',
  'server/src/db/embedded/free-port.ts',
]

const CONNECTS =
  /\bfetch\(|createTransport|from 'node:(?:net|tls|https?|http2|dgram)'|openid-client|new WebSocket\(/

test('every file that opens an outside connection is listed', async () => {
  const files = await readdir(join(ROOT, 'server/src'), { recursive: true, withFileTypes: true })
  const sources = files
    .filter((file) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name))
    .map((file) => relative(ROOT, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/testing/'))
  const connecting: string[] = []
  for (const path of sources) {
    if (CONNECTS.test(await readFile(join(ROOT, path), 'utf8'))) connecting.push(path)
  }
  const told = [...page.matchAll(/`(server\/src\/[^`]+\.ts)`/g)].map(([, path = '']) => path)
  expect(connecting.filter((path) => !INWARD.includes(path)).sort()).toEqual(told.sort())
})
