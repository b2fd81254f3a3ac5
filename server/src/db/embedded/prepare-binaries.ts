import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../lib/startup-error.ts'
import { copyBinaries } from './copy-binaries.ts'
import type { PostgresPackage } from './find-package.ts'
import { linkLibraries } from './link-libraries.ts'
import { runProgram, type RunAs } from './run-program.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * The package's own programs if they run, otherwise a copy below `copiesPath`: the package may be
 * where the user who runs PostgreSQL cannot read, or where its links cannot be created.
 */
export async function prepareBinaries(
  postgresPackage: PostgresPackage,
  copiesPath: string,
  runAs: RunAs | undefined,
): Promise<Binaries> {
  const inPlace = binariesOf(postgresPackage.root)
  if ((await linkLibraries(postgresPackage.root)) && !(await findFault(inPlace, runAs))) {
    return inPlace
  }
  const copyPath = join(
    copiesPath,
    `${process.platform}-${process.arch}-${postgresPackage.version}`,
  )
  const copy = binariesOf(copyPath)
  if (!(await findFault(copy, runAs))) return copy

  await rm(copiesPath, { recursive: true, force: true })
  await mkdir(copiesPath)
  await chmod(copiesPath, 0o755)
  const temporaryPath = join(copiesPath, 'copying')
  await copyBinaries(postgresPackage.root, temporaryPath)
  await linkLibraries(temporaryPath)
  await rename(temporaryPath, copyPath)
  const fault = await findFault(copy, runAs)
  if (!fault) return copy
  throw new StartupError(
    `The PostgreSQL that comes with Chartwright does not run on this computer (${fault}): set DATABASE_URL to a PostgreSQL (15 or later) of your own.`,
  )
}

function binariesOf(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native/bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

async function findFault(
  binaries: Binaries,
  runAs: RunAs | undefined,
): Promise<string | undefined> {
  const { code, output } = await runProgram(binaries.postgres, ['--version'], { runAs })
  return code === 0 ? undefined : output.trim().split('\n')[0] || `it ended with code ${code}`
}
