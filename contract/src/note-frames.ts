import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  TEMPLATE_DESCRIPTION_MAX_CHARS,
  TEMPLATE_TEXT_MAX_CHARS,
  TRANSCRIPT_MAX_CHARS,
} from './limits.ts'
import { AllowIncomplete, Id, longText } from './values.ts'

/** Document 2 §7.3: POST, answers with lines that start with `data: `, each one frame. */
export const NOTE_STREAM_PATH = '/notes/generate/{session_id}/stream'

/**
 * The stored template and transcript take precedence: what the document sends beside their ids may
 * be stale, and is used only if nothing is stored.
 */
export const GenerateNote = z.object({
  template_id: Id,
  template_prompt: longText(TEMPLATE_TEXT_MAX_CHARS).optional(),
  template_example: longText(TEMPLATE_DESCRIPTION_MAX_CHARS).optional(),
  transcribed_text: longText(TRANSCRIPT_MAX_CHARS).optional(),
  session_id: Id.optional(),
  /** Rewrites this note of the session in place; if it was changed in the meantime, it is kept. */
  note_id: Id.optional(),
  allow_incomplete: AllowIncomplete,
})
export type GenerateNote = z.input<typeof GenerateNote>

/** Errors before the first frame are answered like any refusal. */
export const noteStream = endpoint({
  access: 'practitioner',
  tag: 'Notes',
  method: 'POST',
  path: NOTE_STREAM_PATH,
  action: 'generate note',
  stores: true,
  params: z.object({ session_id: Id }),
  body: GenerateNote,
  response: z.string(),
  errors: [
    'NOT_FOUND',
    'NO_TRANSCRIPT',
    'TRANSCRIPT_INCOMPLETE',
    'TRANSCRIPT_TOO_LONG',
    'FACTS_UNAVAILABLE',
  ],
})

export type NoteFrame =
  | { readonly kind: 'text'; readonly text: string }
  /** What came before is void; the note starts over. An addition to the document. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'done' }
  | { readonly kind: 'saved'; readonly noteId: string }
  | { readonly kind: 'error'; readonly message: string; readonly isUnsaved?: boolean }

const DONE = '[DONE]'
const RESTART = '[RESTART]'
const MARKS = ['[Error', DONE, RESTART, '[SAVED:', '[ERROR_SAVING:']

/** A text that looks like a mark is split after its first letter. */
export function encodeNoteFrame(frame: NoteFrame): string {
  switch (frame.kind) {
    case 'text':
      return textLines(frame.text)
    case 'restart':
      return line(RESTART)
    case 'done':
      return line(DONE)
    case 'saved':
      return line(`[SAVED:${frame.noteId}]`)
    case 'error':
      return line(`${frame.isUnsaved ? '[ERROR_SAVING:' : '[Error:'} ${escape(frame.message)}]`)
  }
}

export function decodeNoteFrame(data: string): NoteFrame {
  if (data === DONE) return { kind: 'done' }
  if (data === RESTART) return { kind: 'restart' }
  const saved = /^\[SAVED:(?<id>[^\]]+)\]$/.exec(data)?.groups?.id
  if (saved !== undefined) return { kind: 'saved', noteId: saved }
  const failed = /^\[(?:Error:?|ERROR_SAVING:)\s*(?<message>.*?)\]?$/s.exec(data)?.groups
  if (failed) return { kind: 'error', message: unescape(failed.message ?? '') }
  return { kind: 'text', text: unescape(data) }
}

function textLines(text: string): string {
  if (text === '') return ''
  const begins = MARKS.some((mark) => text.startsWith(mark) || mark.startsWith(text))
  if (!begins || text.length === 1) return line(escape(text))
  return line(escape(text.slice(0, 1))) + line(escape(text.slice(1)))
}

function line(data: string): string {
  return `data: ${data}\n\n`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\r': '\\r',
}
const RESTORED: Readonly<Record<string, string>> = { n: '\n', r: '\r' }

function escape(text: string): string {
  return text.replace(/[\\"\n\r]/g, (letter) => ESCAPES[letter] ?? letter)
}

/** In one pass, so that an escaped backslash before an n stays one. */
function unescape(data: string): string {
  return data.replace(/\\(.)/gs, (_, letter: string) => RESTORED[letter] ?? letter)
}
