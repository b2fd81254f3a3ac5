import { fileURLToPath } from 'node:url'
import { ensureWebBuilt } from './build-web.mjs'
import { sayToTerminal } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { StartupError } from './startup-error.mjs'

const rootDir = fileURLToPath(new URL('..', import.meta.url))

try {
  await ensureWebBuilt(rootDir)
  const { code, output } = await runCommand('npm', ['run', 'size', '--workspace', 'web'], {
    cwd: rootDir,
    shell: process.platform === 'win32',
  })
  sayToTerminal(output)
  process.exitCode = code
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  sayToTerminal(`${error.message}\n`)
  process.exitCode = 1
}
