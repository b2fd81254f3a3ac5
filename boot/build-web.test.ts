import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureWebBuilt } from './build-web.mjs'

/** Copies one source, or fails if it says so. */
const VITE = `
  const fs = require('fs')
  const out = process.argv[process.argv.indexOf('--outDir') + 1]
  const source = fs.readFileSync('src/main.tsx', 'utf8')
  if (source === 'broken') { console.error('Unexpected token'); process.exit(3) }
  fs.mkdirSync(out)
  fs.writeFileSync(out + '/index.html', source + process.env.NODE_ENV)`

async function checkout(): Promise<{
  rootDir: string
  change: (path: string, text: string) => Promise<void>
}> {
  const rootDir = await mkdtemp(join(tmpdir(), 'chartwright-web-'))
  onTestFinished(() => rm(rootDir, { recursive: true, force: true }))
  const change = async (path: string, text: string) => {
    await mkdir(dirname(join(rootDir, path)), { recursive: true })
    await writeFile(join(rootDir, path), text)
  }
  await change('node_modules/vite/package.json', '{}')
  await change('node_modules/vite/bin/vite.js', VITE)
  await change('web/package.json', '{}')
  await change('web/vite.config.ts', '')
  await change('web/src/main.tsx', 'one ')
  await change('contract/src/limits.ts', '')
  await change('package-lock.json', '{}')
  await change('tsconfig.base.json', '{}')
  return { rootDir, change }
}

/** Whether it built. */
async function build(rootDir: string): Promise<boolean> {
  let said = ''
  await ensureWebBuilt(rootDir, (text) => (said += text))
  return said !== ''
}

test('the pages are built once, and again when one of their sources changes', async () => {
  const { rootDir, change } = await checkout()
  expect(await build(rootDir)).toBe(true)
  expect(await build(rootDir)).toBe(false)
  for (const path of ['web/src/main.tsx', 'contract/src/limits.ts', 'package-lock.json']) {
    await change(path, 'two ')
    expect(await build(rootDir)).toBe(true)
  }
  expect(await readFile(join(rootDir, 'web/dist/index.html'), 'utf8')).toBe('two production')
  await change('web/src/main.test.tsx', 'a test')
  expect(await build(rootDir)).toBe(false)
})

test('a build that fails says why and leaves the last one in place', async () => {
  const { rootDir, change } = await checkout()
  await build(rootDir)
  await change('web/src/main.tsx', 'broken')
  await expect(build(rootDir)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/code 3.*\n\nUnexpected token$/s) as string,
  })
  expect(await readFile(join(rootDir, 'web/dist/index.html'), 'utf8')).toBe('one production')
  expect((await readdir(join(rootDir, 'web'))).filter((name) => name.startsWith('dist'))).toEqual([
    'dist',
  ])
})

test('leftovers of a killed build are removed; those of a running one are not', async () => {
  const { rootDir, change } = await checkout()
  await change('web/dist.999999999/index.html', '')
  await change(`web/dist.${process.ppid}/index.html`, '')
  await build(rootDir)
  expect(existsSync(join(rootDir, 'web/dist.999999999'))).toBe(false)
  expect(existsSync(join(rootDir, `web/dist.${process.ppid}`))).toBe(true)
})
