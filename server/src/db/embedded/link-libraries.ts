import { lstat, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

export interface LibraryLink {
  readonly path: string
  /** Relative, so that the directory can be moved. */
  readonly pointsTo: string
}

/** The package's list names paths from its root; each link is placed beside its library. */
export function planLinks(packageRoot: string, list: unknown): LibraryLink[] {
  return Links.parse(list).map(({ source, target }) => {
    if (dirname(source) !== dirname(target)) throw new Error(`Unexpected link ${target}`)
    return { path: join(packageRoot, target), pointsTo: basename(source) }
  })
}

/**
 * npm packages contain no links and npm may skip the script that creates them. False if one is
 * missing and cannot be created here.
 */
export async function linkLibraries(packageRoot: string): Promise<boolean> {
  const list = await readFile(join(packageRoot, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  )
  for (const link of planLinks(packageRoot, JSON.parse(list))) {
    await symlink(link.pointsTo, link.path).catch(() => {})
    if (!(await lstat(link.path).catch(() => undefined))) return false
  }
  return true
}
