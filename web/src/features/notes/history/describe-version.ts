import type { NoteVersion } from '@chartwright/contract/note-history'
import { momentOf } from '../../../lib/text/relative-time.ts'

/** 'Chartwright built-in writer 0.1.0', 'openai-compatible, llama-3', 'Ada Nash'. */
export function describeWriter(version: NoteVersion): string {
  const { writer, writer_name: name, model, product_version: release } = version
  const { accepted_by: acceptor } = version
  if (writer === 'unknown') return 'Written before history was kept'
  const known = name ?? (writer === 'scribe' ? 'A writer' : 'A person')
  const whole = model !== null ? `${known}, ${model}` : [known, release ?? ''].join(' ').trim()
  return acceptor === null ? whole : `${whole}; accepted by ${acceptor}`
}

/** When it was first and last changed, if these differ. */
export function describeTime({ created_at, updated_at }: NoteVersion, now = new Date()): string {
  const first = momentOf(new Date(created_at), now)
  const last = momentOf(new Date(updated_at), now)
  return first === last ? first : `${first} – ${last}`
}
