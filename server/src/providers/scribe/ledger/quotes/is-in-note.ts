import type { Fact } from '@chartwright/contract/facts'
import { isWithin, shareWithin, stemsOf } from '../../../../clinical/realise/words/word-stems.ts'
import { spellNumbers } from '../../../../clinical/spell-numbers.ts'
import { SAYS_LITTLE } from './also-said.data.ts'

/** So much of its words in the note, and the note says it already. */
const MOST_KNOWN = 0.6
const MOST_KNOWN_OF_VISIT = 0.75
/** One of two medicines in a note does not tell the other. */
const NAMED = new Set<Fact['kind']>(['medication', 'allergy'])
/** What is found is told in one sentence, and with all of its words. */
const FOUND = new Set<Fact['kind']>(['finding', 'result', 'measurement'])
/** 'Ears, nose and throat:' tells nothing of the throat. */
const HEADING_OF_SEVERAL = /(?<=^|[.\n]\s?)[A-Z][a-z]+(?:, [a-z]+)* and [a-z]+: /g
/** How a note tells the next visit, and how it is talked about. */
const NEXT_VISIT = /\b(?:follow[- ]?up|return|appointment|review)\b/i
const TALK_OF_VISIT =
  /\b(?:follow(?:ing)?|up|come|coming|back|see|seeing|again|return|appointment|visit|set|make|book|schedule|let's|want|wanna|wan|like|need|me|office|clinic|front|desk|then|finally|about|around|probably|maybe|please|time|sooner|also|thanks?|bye|welcome|you'll|i'll|we'll)\b/gi
/** Talk around a decision or a statement that names nothing of it. */
export const AROUND =
  /\b(?:need|needs|want|wants|wanna|get|gets|getting|let's|make|sure|please|definitely|certainly|actually|basically|good idea|start|off|first|then|also|again|may|might|probably|maybe|think|thought|believe|mean|see|looks?|looking|sounds?|mention(?:ed)?|said|told|still|ever|since|whole|thing|things|way|which|what|because|about|where|when|from|into|out|up)\b/gi
const TORN = /\b[\p{L}'’]+-(?=\s)/gu
export const HANGS_OR_DENIES =
  /\b(?:if|unless|when|until|once|after|before|no|not|never|none|without|stop|hold)\b|n['’]t\b/i
/** How it is said, and how a note has it. */
const SAME: readonly (readonly [said: RegExp, written: string])[] = [
  [/\bout of control\b/g, 'uncontrolled'],
  [/\bring(?:ing)?(?: up)?\b/g, 'call'],
  [/\bblood (?:tests?|work)\b|\bbloods\b/g, 'labs'],
]
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
  if (FOUND.has(kind)) {
    const found = note.replace(HEADING_OF_SEVERAL, '')
    return isFoundInNote(plain, found) || isSameOtherwise(words, found)
  }
  if (shareWithin(plain, note) > MOST_KNOWN || isSameOtherwise(words, note)) return true
  if (act !== 'follow_up') return false
  const visits = note.split(/(?<=[.\n])/).filter((sentence) => NEXT_VISIT.test(sentence))
  const rest = plain.replace(/\s?n['’]t\b/g, ' not').replaceAll(TALK_OF_VISIT, ' ')
  if (visits.length === 0) return false
  return stemsOf(rest).length === 0 || shareWithin(rest, visits.join(' ')) > MOST_KNOWN_OF_VISIT
}

function isFoundInNote(plain: string, note: string): boolean {
  return note.split(/(?<=[.;\n])/).some((sentence) => shareWithin(plain, sentence) === 1)
}

const DENIED = /\b(?:no|not|none|never|without|denies|denied|ruled out|stop|hold)\b/i
const SIDES = /\b(?:left|right|both|bilateral)\b/gi

/** All that a plain statement names stands in one sentence of the note, if under another name. */
function isSameOtherwise(words: string, note: string): boolean {
  if (HANGS_OR_DENIES.test(words)) return false
  const renamed = SAME.reduce(
    (text, [said, name]) => text.replace(said, name),
    asWritten(words.replace(TORN, '')),
  )
  const named = renamed.replaceAll(SAYS_LITTLE, ' ').replaceAll(AROUND, ' ')
  return (
    stemsOf(named).length > 0 &&
    note
      .split(/(?<=[.;\n])/)
      .some(
        (sentence) =>
          !DENIED.test(sentence) &&
          sidesIn(sentence) === sidesIn(words) &&
          shareWithin(named, sentence) === 1,
      )
  )
}

function sidesIn(text: string): string {
  return (text.toLowerCase().match(SIDES) ?? []).sort().join()
}

/** With the figures and units of a note. */
function asWritten(words: string): string {
  const figures = spellNumbers(words.toLowerCase().split(/\s+/)).join(' ')
  return UNITS.reduce((text, [said, written]) => text.replace(said, written), figures)
}
