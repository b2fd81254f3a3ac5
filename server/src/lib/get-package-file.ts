import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A file that a package contains without exporting it, such as weights. */
export function getPackageFile(packageName: string, path: string): string {
  const directories = createRequire(import.meta.url).resolve.paths(packageName) ?? []
  const candidates = directories.map((directory) => join(directory, packageName, path))
  const found = candidates.find((candidate) => existsSync(candidate))
  if (found === undefined) throw new Error(`The package ${packageName} lacks ${path}.`)
  return found
}
