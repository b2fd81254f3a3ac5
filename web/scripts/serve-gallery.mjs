import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

const configFile = join(import.meta.dirname, '..', 'vite.gallery.config.ts')
// A directory of its own: another run may be serving the gallery at the same time.
const outDir = await mkdtemp(join(tmpdir(), 'chartwright-gallery-'))
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
process.on('SIGTERM', () => process.exit())

const common = { configFile, logLevel: /** @type {const} */ ('error'), build: { outDir } }
await build(common)
const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } })
// The one line that it writes: e2e/support/gallery.ts waits for it.
process.stdout.write(`${server.resolvedUrls?.local[0] ?? ''}\n`)
