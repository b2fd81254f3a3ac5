import { chmod, cp, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies what is executed; links are recreated by `linkLibraries`. Every user may read the copy.
 */
export async function copyBinaries(packageRoot: string, targetRoot: string): Promise<void> {
  await cp(join(packageRoot, 'native'), join(targetRoot, 'native'), {
    recursive: true,
    filter: async (source) => !source.endsWith('.a') && !(await lstat(source)).isSymbolicLink(),
  })
  await openToAll(targetRoot)
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}
