import { AppError } from '../../../http/app-error.ts'

/** The error code of the database's triggers. */
const SIGNED = 'CW423'
const NOT_TRUE = 'CW409'

/** Translates what the database refuses because of a signature into words for people. */
export async function refusedBySignature<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    const code = codeOf(error)
    if (code === SIGNED) throw new AppError('NOTE_SIGNED')
    // Somebody wrote between the check and the signature.
    if (code === NOT_TRUE) throw new AppError('CONFLICT')
    throw error
  }
}

/** Drizzle puts the driver's error into the cause. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  const thrown = error.cause instanceof Error ? error.cause : error
  return 'code' in thrown ? thrown.code : undefined
}
