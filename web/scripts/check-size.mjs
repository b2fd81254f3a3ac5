import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT_BYTES = 90_000
const LANDING_LIMIT_BYTES = 100_000
const dist = join(import.meta.dirname, '..', 'dist')

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk */

/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'))

const landing = 'src/features/marketing/landing-page.tsx'
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (entry === undefined) throw new Error('The manifest names no entry; run the build first')

const firstBytes = await gzipBytes(closure([entry]))
const landingBytes = await gzipBytes(closure([entry, landing]))
say(`first script  ${firstBytes} of ${LIMIT_BYTES} bytes (gzip)`)
say(`landing page  ${landingBytes} of ${LANDING_LIMIT_BYTES} bytes of script in all`)
if (firstBytes > LIMIT_BYTES) {
  say('The first script is too large: load what it does not need with import().')
  process.exitCode = 1
}
if (landingBytes > LANDING_LIMIT_BYTES) {
  say('The landing page is too large: it must not import what the workspace needs.')
  process.exitCode = 1
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * The chunks with everything that they import statically.
 * @param {string[]} keys
 * @returns {Set<string>} file names
 */
function closure(keys) {
  const seen = new Set(keys)
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

/** @param {Set<string>} files */
async function gzipBytes(files) {
  const sizes = [...files].map(
    async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
