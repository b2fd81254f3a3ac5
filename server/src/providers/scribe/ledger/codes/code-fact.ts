import type { Fact } from '@chartwright/contract/facts'
import { codeFact } from '../../../../clinical/codes/code-fact.ts'
import type { NoteInput } from '../../scribe.ts'
import { aroundOf } from '../tasks/task-around.ts'
import { isDeniedElsewhere } from './is-denied-elsewhere.ts'
import { CODE_KINDS } from './code-kinds.data.ts'

/** How sure the reader must be of a conclusion that nothing else of the visit tells. */
const LEAST = 0.6

/** A code, or the reason why there is none. */
export function codeText(
  fact: Fact,
  { facts, segments, edition }: Pick<NoteInput, 'facts' | 'segments' | 'edition'>,
): string {
  const coded = codeFact(fact, facts, edition)
  if (!('code' in coded)) return `no code (${coded.missing})`
  if (isDeniedElsewhere(fact, facts)) return 'no code (denied elsewhere in the visit)'
  const { sureness = 1 } = fact
  const isBacked = facts.some((other) => isOfSame(other, fact)) || isHeading(fact, segments)
  if (sureness < LEAST && !isBacked) return 'no code (not heard clearly enough)'
  const isElsewhere = CODE_KINDS.some(
    ({ concept, said }) =>
      concept.test(fact.concept.toLowerCase()) &&
      facts.some((other) => sentencesOf(other, segments).some((text) => said.test(text))),
  )
  return isElsewhere ? 'no code (the code depends on the place or the kind)' : coded.code
}

const RELATIVE =
  /\b(?:husband|wife|partner|spouse|mother|mom|mum|father|dad|parents?|sister|brother|son|daughter|aunt|uncle|cousin|niece|nephew|grand\w+|friend|neighbou?r)(?:'s|’s|s)?\b/

/** What was said of the patient around a fact. */
function sentencesOf(fact: Fact, segments: NoteInput['segments']): string[] {
  if (fact.who !== 'patient' || fact.polarity !== 'present') return []
  return aroundOf(fact, segments)
    .map(({ before, words, after }) => `${before} ${words} ${after}`)
    .filter((text) => !RELATIVE.test(text))
}

const HEADING =
  /\b(?:for|problem(?: of| is)?|issue(?: of| is)?)[ ,]+(?:the|your|his|her) (?:[\w ]{0,30})$/

/** 'For your second problem, your gout, …': what a plan is made for is a conclusion. */
function isHeading(fact: Fact, segments: NoteInput['segments']): boolean {
  return aroundOf(fact, segments).some(({ before, words }) => HEADING.test(`${before} ${words}`))
}

/** Said a second time of the patient, as something that is so. */
function isOfSame(other: Fact, { id, concept }: Fact): boolean {
  return (
    other.id !== id &&
    /^(?:assessment|history|complaint)$/.test(other.kind) &&
    other.concept.toLowerCase() === concept.toLowerCase() &&
    other.who === 'patient' &&
    other.polarity === 'present' &&
    other.certainty === 'sure'
  )
}
