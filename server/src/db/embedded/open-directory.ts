import { chmod, mkdir, realpath } from 'node:fs/promises'
import { StartupError } from '../../lib/startup-error.ts'

const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Its real path. Created if missing; others may traverse it only if PostgreSQL runs as another
 * user.
 */
export async function openDirectory(directory: string): Promise<string> {
  const isRoot = process.geteuid?.() === 0
  try {
    const isNew = (await mkdir(directory, { recursive: true })) !== undefined
    // Explicitly, because root's umask may close what PostgreSQL's user must traverse.
    if (isNew) await chmod(directory, isRoot ? 0o711 : 0o700)
    return await realpath(directory)
  } catch (error) {
    throw explainFileError(directory, error)
  }
}

/** Errors that are not about the directory are returned unchanged. */
export function explainFileError(directory: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  if (REFUSED.has(String(error.code))) {
    return new StartupError(
      `The data directory cannot be written (${error.message}): give ${directory} to the user who starts Chartwright, or set DATA_DIR to another directory.`,
    )
  }
  if (FULL.has(String(error.code))) {
    return new StartupError(
      `The disk that holds ${directory} is full: free some space and start again.`,
    )
  }
  return error
}
