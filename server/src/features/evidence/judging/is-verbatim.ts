import { withoutHesitation } from '../../../clinical/realise/words/without-hesitation.ts'
import type { VisitIndex } from '../indexing/index-visit.ts'

const LEAST_CHARS = 3

/**
 * Whether a sentence only quotes what was said: then nothing that was said speaks against it. A
 * medicine may be named before it, if its lines name it too.
 */
export function isVerbatim(text: string, lines: readonly number[], visit: VisitIndex): boolean {
  const [lead, label = ''] = /^(?:([\p{L}\p{N} '-]{2,40}): )?(?=[“"])/u.exec(text) ?? []
  if (lead === undefined) return false
  const said = lines.map((place) => plain(visit.lines[place]?.text ?? ''))
  const name = label === 'You said' ? '' : label
  const quoted = text.slice(lead.length).split(/ — |…|[”"] (?=[“"])/)
  const parts = [name, ...quoted].map(plain)
  const own = parts.filter((part) => part.length >= LEAST_CHARS)
  return own.length > 0 && own.every((part) => said.some((line) => line.includes(part)))
}

/** Without fillers, marks and spaces: 'do n't' and 'don't' are one. */
function plain(words: string): string {
  return withoutHesitation(words.toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, '')
}
