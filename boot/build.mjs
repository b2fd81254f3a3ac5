import { fileURLToPath } from 'node:url'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'

// Everything that a start would do beside the sources, for a service that may not write there.
const rootDir = fileURLToPath(new URL('..', import.meta.url))
try {
  await ensureInstalled(rootDir)
  await ensureWebBuilt(rootDir)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
