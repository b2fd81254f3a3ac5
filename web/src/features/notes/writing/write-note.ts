import { decodeNoteFrame, noteStream, type GenerateNote } from '@chartwright/contract/note-frames'
import { ApiError } from '../../../lib/http/api-error.ts'
import { openStream } from '../../../lib/http/api.ts'
import { dataLines } from '../../../lib/http/stream.ts'

const NOT_SAVED = 'The note was not saved. Please try again.'
const LOST = 'The connection was lost before the note was finished. Please try again.'

interface WriteNoteOptions {
  readonly sessionId: string
  readonly request: GenerateNote
  readonly signal: AbortSignal
  onText: (text: string) => void
  /** Everything received so far is void. */
  onRestart: () => void
}

/**
 * Document 2 §7.3. Resolves to the saved note's id. Rejects with ApiError, or with the signal's
 * reason.
 */
export async function writeNote(options: WriteNoteOptions): Promise<string> {
  const { sessionId, request, signal, onText, onRestart } = options
  const params = { session_id: sessionId }
  const response = await openStream(noteStream, { params, body: request, signal })
  const lines = dataLines(response)
  for (;;) {
    const { done, value } = await next(lines, signal)
    if (done === true) throw failure(LOST)
    const frame = decodeNoteFrame(value)
    switch (frame.kind) {
      case 'text':
        onText(frame.text)
        break
      case 'restart':
        onRestart()
        break
      case 'saved':
        return frame.noteId
      case 'done':
        throw failure(NOT_SAVED)
      case 'error':
        throw failure(frame.message === '' ? NOT_SAVED : frame.message)
    }
  }
}

async function next(lines: AsyncGenerator<string, void, undefined>, signal: AbortSignal) {
  try {
    return await lines.next()
  } catch (error) {
    if (signal.aborted) throw error
    const isWithoutBody = error instanceof Error && error.message === 'No response body'
    throw failure(isWithoutBody ? error.message : LOST)
  }
}

function failure(message: string): ApiError {
  return new ApiError(message, { status: 200 })
}
