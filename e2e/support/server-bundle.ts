import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundledProgram } from '../../server/src/testing/bundled-program.ts'
import type * as ServerParts from './server-parts.ts'

const NAME = 'e2e'
const PARTS = fileURLToPath(new URL('server-parts.ts', import.meta.url))
const SCRIPTED_SERVER = fileURLToPath(
  new URL('../recording-faults/scripted-server.ts', import.meta.url),
)

/** Made once for a run: each of its processes would load a thousand files otherwise. */
export async function makeServerBundle(): Promise<void> {
  const { bundleServer } = await import('../../server/src/testing/bundle-server.ts')
  await bundleServer(NAME, [PARTS, SCRIPTED_SERVER])
}

export async function loadServer(): Promise<typeof ServerParts> {
  return (await import(pathToFileURL(bundledProgram(NAME, PARTS)).href)) as typeof ServerParts
}

/** A command that starts the product with a recogniser of fingerprints. */
export const SCRIPTED: readonly string[] = [bundledProgram(NAME, SCRIPTED_SERVER)]
