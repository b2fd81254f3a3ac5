import type { Fact } from '@chartwright/contract/facts'
import { findNamedDrugs } from '../../../../../clinical/find-drugs.ts'
import { isKnownName } from '../../../../../clinical/ledger/naming/name-concept.ts'
import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isWithin, stemsOf } from '../../../../../clinical/realise/words/word-stems.ts'
import { tokensOf } from '../../../../../clinical/tokens.ts'
import { SAYS_LITTLE } from '../also-said.data.ts'
import { AROUND, HANGS_OR_DENIES } from '../is-in-note.ts'
import {
  ANY_VISIT,
  DONE_TO_EXAMINE,
  LOOKED_AT,
  PICTURE,
  SAID_AROUND,
  WHEN_OR_WHY,
} from './worth.data.ts'

const TESTS = new Set(CONCEPT_ROWS.test.map(({ name }) => name))
const FOUND = new Set<Fact['kind']>(['finding', 'result', 'measurement'])
/** One of two medicines in a note does not tell the other, and what is felt not what was found. */
const NEEDED = new Set<Fact['kind']>(['medication', 'allergy', ...FOUND])
const STORY = new Set<Fact['kind']>(['symptom', 'history', 'complaint', 'social'])
/** Of words that are less likely a sentence of a note, few name a thing. */
const LEAST_ACCEPTANCE = 0.2

interface Known {
  readonly note: string
  readonly told: readonly Fact[]
  /** Whether the patient said it. */
  readonly isOfPatient: boolean
}

/** Whether what was said of a fact would tell a clinician something that the note has not. */
export function isWorthQuoting(
  fact: Fact,
  words: string,
  { note, told, isOfPatient }: Known,
): boolean {
  if (isLookedAtOnly(fact, told) || isAnyVisit(fact, words)) return false
  if (fact.kind === 'finding' && DONE_TO_EXAMINE.test(fact.concept)) return false
  const { kind, importance, attributes, acceptance = 1 } = fact
  const isDetailed = kind === 'plan' && Object.keys(attributes).length > 0
  if (!NEEDED.has(kind) && !isDetailed && saysNothingNew(words, note)) return false
  const isStory = STORY.has(kind) || (kind === 'finding' && isOfPatient)
  if (!isStory || importance === 'critical' || acceptance >= LEAST_ACCEPTANCE) return true
  return namesSomething(words, note)
}

/** Whether all that is left of a plain statement without the talk stands in the note. */
function saysNothingNew(words: string, note: string): boolean {
  if (HANGS_OR_DENIES.test(words) || NUMBER.test(words)) return false
  const plain = [SAYS_LITTLE, AROUND, SAID_AROUND].reduce(
    (text, said) => text.replaceAll(said, ' '),
    words,
  )
  return stemsOf(plain).length === 0 || isWithin(plain, note)
}

/** What was looked at, beside what was found there. */
function isLookedAtOnly(
  { kind, concept, attributes, lines }: Fact,
  told: readonly Fact[],
): boolean {
  if (!FOUND.has(kind) || attributes.value !== undefined) return false
  if (!LOOKED_AT.test(concept) && !PICTURE.test(concept) && !TESTS.has(concept)) return false
  return told.some((other) => FOUND.has(other.kind) && other.lines.some((at) => lines.includes(at)))
}

/** That there will be a next visit, and neither when nor what for. */
export function isAnyVisit({ kind, act, concept, attributes }: Fact, words: string): boolean {
  if (kind !== 'plan' || act !== 'follow_up' || !ANY_VISIT.test(concept)) return false
  return Object.keys(attributes).length === 0 && !WHEN_OR_WHY.test(words)
}

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)\b/i
const KINDS = ['symptom', 'history', 'result'] as const
/** Words of a name. */
const LENGTHS = [1, 2, 3]

/** A number, or an illness, operation, test or medicine that the note does not name. */
function namesSomething(words: string, note: string): boolean {
  if (NUMBER.test(words)) return true
  if (findNamedDrugs(tokensOf(words)).some(({ word }) => !isWithin(word, note))) return true
  const plain = words.toLowerCase().match(/[a-z][a-z'-]+/g) ?? []
  return plain.some((_, at) =>
    LENGTHS.some((count) => {
      const name = plain.slice(at, at + count).join(' ')
      return KINDS.some((kind) => isKnownName(kind, name)) && !isWithin(name, note)
    }),
  )
}
