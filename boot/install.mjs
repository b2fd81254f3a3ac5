import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { missingPackages } from './missing-packages.mjs'
import { sayToTerminal, step } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { StartupError } from './startup-error.mjs'
import { requireWritable } from './writable.mjs'

/**
 * Leaves `node_modules` as package-lock.json wants it; without a difference nothing is run.
 *
 * @param {string} rootDir
 * @param {import('./progress.mjs').Say} [say]
 * @param {AbortSignal} [signal]
 */
export async function ensureInstalled(rootDir, say = sayToTerminal, signal) {
  if (await isInstalled(rootDir)) return
  await requireWritable(rootDir)
  const { code, output } = await step(say, 'Installing packages (npm ci)', () =>
    npm(rootDir, ['ci', '--include=dev', '--no-audit', '--no-fund'], signal),
  )
  signal?.throwIfAborted()
  if (code === 0) return
  throw new StartupError(
    `The packages could not be installed: npm ci ended with code ${code}. What npm said:\n\n${output.trim()}`,
  )
}

/** @param {string} rootDir */
async function isInstalled(rootDir) {
  const wanted = JSON.parse(await readFile(join(rootDir, 'package-lock.json'), 'utf8'))
  // npm writes this file last, so an interrupted installation has none.
  const installed = await readFile(join(rootDir, 'node_modules/.package-lock.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return installed !== undefined && missingPackages(wanted, installed, process).length === 0
}

/**
 * @param {string} rootDir
 * @param {string[]} args
 * @param {AbortSignal | undefined} signal
 */
function npm(rootDir, args, signal) {
  const npmCli = process.env['npm_execpath']
  if (npmCli && basename(npmCli) === 'npm-cli.js') {
    return runCommand(process.execPath, [npmCli, ...args], { cwd: rootDir, signal })
  }
  // npm is a batch file on Windows, which only a shell can run.
  return runCommand('npm', args, { cwd: rootDir, signal, shell: process.platform === 'win32' })
}
