import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sayToTerminal, step } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { StartupError } from './startup-error.mjs'
import { hashWebSources } from './web-sources.mjs'
import { requireWritable } from './writable.mjs'

const STAMP = '.built-from'

/**
 * Leaves a build of the present sources in web/dist; an equal one is kept as it is. The old build
 * stays in place until the new one is complete.
 *
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} [say]
 * @param {AbortSignal} [signal]
 */
export async function ensureWebBuilt(rootDir, say = sayToTerminal, signal) {
  const webDir = join(rootDir, 'web')
  if (!existsSync(join(webDir, 'vite.config.ts'))) return
  const sources = await hashWebSources(rootDir)
  if (sources === (await readFile(join(webDir, 'dist', STAMP), 'utf8').catch(() => ''))) return

  await requireWritable(webDir)
  await removeAbandonedBuilds(webDir)
  const outDir = join(webDir, `dist.${process.pid}`)
  try {
    await step(say, 'Building the pages', () => buildInto(webDir, outDir, signal))
    await writeFile(join(outDir, STAMP), sources)
    await replaceDirectory(join(webDir, 'dist'), outDir)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * @param {string} webDir
 * @param {string} outDir
 * @param {AbortSignal | undefined} signal
 */
async function buildInto(webDir, outDir, signal) {
  const vite = createRequire(join(webDir, 'package.json')).resolve('vite/package.json')
  const { code, output } = await runCommand(
    process.execPath,
    [join(dirname(vite), 'bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'],
    { cwd: webDir, env: { ...process.env, NODE_ENV: 'production' }, signal },
  )
  signal?.throwIfAborted()
  if (code === 0) return
  throw new StartupError(
    `The pages could not be built: vite ended with code ${code}. What vite said:\n\n${output.trim()}`,
  )
}

/**
 * @param {string} target
 * @param {string} replacement
 */
async function replaceDirectory(target, replacement) {
  const old = `${replacement}.old`
  await rename(target, old).catch(ignoreMissing)
  await rename(replacement, target)
  await rm(old, { recursive: true, force: true })
}

/** @param {NodeJS.ErrnoException} error */
function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
}

/** @param {string} webDir */
async function removeAbandonedBuilds(webDir) {
  for (const name of await readdir(webDir)) {
    const [, pid] = /^dist\.(\d+)(\.old)?$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) {
      await rm(join(webDir, name), { recursive: true, force: true })
    }
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
