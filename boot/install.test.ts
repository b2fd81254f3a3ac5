import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureInstalled } from './install.mjs'

const LOCK = JSON.stringify({ packages: { 'node_modules/zod': { version: '4.6.7' } } })

/** A checkout whose npm is the given script. */
async function checkout(npm: string): Promise<string> {
  const rootDir = await mkdtemp(join(tmpdir(), 'chartwright-install-'))
  onTestFinished(() => rm(rootDir, { recursive: true, force: true }))
  await writeFile(join(rootDir, 'package-lock.json'), LOCK)
  await writeFile(join(rootDir, 'npm-cli.js'), npm)
  vi.stubEnv('npm_execpath', join(rootDir, 'npm-cli.js'))
  onTestFinished(() => void vi.unstubAllEnvs())
  return rootDir
}

const INSTALLS = `
  const fs = require('fs')
  fs.mkdirSync('node_modules')
  fs.writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(LOCK)})
  fs.writeFileSync('arguments', process.argv.slice(2).join(' '))`

test('a bare checkout is installed with the development tools, in one line of progress', async () => {
  const rootDir = await checkout(INSTALLS)
  let said = ''
  await ensureInstalled(rootDir, (text) => (said += text))
  expect(existsSync(join(rootDir, 'node_modules'))).toBe(true)
  expect(said).toMatch(/^Installing packages \(npm ci\) … \d+(\.\d)? s\n$/)
})

test('an installed checkout is left alone silently', async () => {
  const rootDir = await checkout(`process.exit(1)`)
  await mkdir(join(rootDir, 'node_modules'))
  await writeFile(join(rootDir, 'node_modules/.package-lock.json'), LOCK)
  await ensureInstalled(rootDir, (text) => expect.fail(text))
})

test('npm’s output is shown when it fails', async () => {
  const rootDir = await checkout(`console.error('npm error code E404'); process.exit(7)`)
  await expect(ensureInstalled(rootDir, () => {})).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/npm ci ended with code 7.*\n\nnpm error code E404$/s) as string,
  })
})

test('a stop ends the installation', async () => {
  const rootDir = await checkout(`setInterval(() => {}, 1000)`)
  const stop = new AbortController()
  const installing = ensureInstalled(
    rootDir,
    () => setTimeout(() => stop.abort(), 100),
    stop.signal,
  )
  await expect(installing).rejects.toThrow('aborted')
})
