import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** The scripts that a public page needs besides the first one: requested with the page itself. */
export type PageScripts = (path: string) => readonly string[]

export async function readPageScripts(webRoot: string): Promise<PageScripts> {
  const json = await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8').catch(() => '{}')
  const manifest = JSON.parse(json) as Record<string, Chunk>
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const known = closure(manifest, entry)
  return (path) => {
    const name = path === '/' ? 'landing' : path.slice(1)
    const page = `src/features/marketing/${name}-page.tsx`
    return [...closure(manifest, [page])]
      .filter((key) => !known.has(key))
      .flatMap((key) => manifest[key]?.file ?? [])
  }
}

function closure(manifest: Record<string, Chunk>, keys: readonly string[]): Set<string> {
  const seen = new Set(keys)
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported)
  return seen
}
