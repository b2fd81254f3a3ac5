import type { Fact } from '@chartwright/contract/facts'
import { isWithin, shareWithin, stemsOf } from '../../../../clinical/realise/words/word-stems.ts'
import { spellNumbers } from '../../../../clinical/spell-numbers.ts'
import { SAYS_LITTLE } from './also-said.data.ts'

/** So much of its words in the note, and the note says it already. */
const MOST_KNOWN = 0.6
const MOST_KNOWN_OF_VISIT = 0.75
/** One of two medicines in a note does not tell the other. */
const NAMED = new Set<Fact['kind']>(['medication', 'allergy'])
/** How a note tells the next visit, and how it is talked about. */
const NEXT_VISIT = /\b(?:follow[- ]?up|return|appointment|review)\b/i
const TALK_OF_VISIT =
  /\b(?:follow(?:ing)?|up|come|coming|back|see|seeing|again|return|appointment|visit|set|make|book|schedule|let's|want|wanna|wan|like|need|me|office|clinic|front|desk|then|finally|about|around|probably|maybe|please|time|sooner|also|thanks?|bye|welcome|you'll|i'll|we'll)\b/gi
const UNITS: readonly (readonly [said: RegExp, written: string])[] = [
  [/\bmilligrams?\b/g, 'mg'],
  [/\bmicrograms?\b/g, 'mcg'],
  [/\bpercent\b/g, '%'],
]

/** Whether the note says already what a quotation would say, in its words or in those of a note. */
export function isInNote(
  { kind, act, concept }: Pick<Fact, 'kind' | 'act' | 'concept'>,
  words: string,
  note: string,
): boolean {
  if (NAMED.has(kind) && !isWithin(concept, note)) return false
  const plain = asWritten(words).replaceAll(SAYS_LITTLE, ' ')
  if (shareWithin(plain, note) > MOST_KNOWN) return true
  if (act !== 'follow_up') return false
  const visits = note.split(/(?<=[.\n])/).filter((sentence) => NEXT_VISIT.test(sentence))
  const rest = plain.replace(/\s?n['’]t\b/g, ' not').replaceAll(TALK_OF_VISIT, ' ')
  if (visits.length === 0) return false
  return stemsOf(rest).length === 0 || shareWithin(rest, visits.join(' ')) > MOST_KNOWN_OF_VISIT
}

/** With the figures and units of a note. */
function asWritten(words: string): string {
  const figures = spellNumbers(words.toLowerCase().split(/\s+/)).join(' ')
  return UNITS.reduce((text, [said, written]) => text.replace(said, written), figures)
}
