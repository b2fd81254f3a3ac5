import type { FactContent } from '@chartwright/contract/facts'
import { hasContent } from '../ledger/reading/has-content.ts'
import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { BODY } from '../lexicon/concepts/body.data.ts'
import { readTable } from '../lexicon/read-table.ts'
import { isImperative } from './tell-plan.ts'
import { wordsOf } from './sentence.ts'
import { NEEDED, tidyFact } from './tidy-fact.ts'
import { tidyDetail } from './tidy-words.ts'
import { DESCRIPTIONS, FINITE, SPOKEN } from './tidy.data.ts'

const MOST_WORDS = 8
const PARTS = new Set(
  readTable(BODY)
    .filter(({ group }) => group === 'parts of the body')
    .flatMap(({ name, others }) => [name, ...others]),
)
const KNOWN = new Set(
  Object.values(CONCEPT_ROWS).flatMap((rows) => rows.flatMap(({ name }) => [name])),
)
const MAY_INSTRUCT = new Set<FactContent['kind']>(['plan'])

/** Whether a fact can be told in the words of a note; others are better quoted as they were said. */
export function isWordable(fact: FactContent): boolean {
  const tidy = tidyFact(fact)
  const name = tidy.concept.toLowerCase()
  if (!isNeededWordable(fact)) return false
  if (!saysSomething(tidy, name)) return false
  if (KNOWN.has(name)) return true
  if (wordsOf(name).length > MOST_WORDS || !hasContent(name) || SPOKEN.test(name)) return false
  if (wordsOf(name).every((word) => DESCRIPTIONS.has(word))) return false
  if (FINITE.test(name) && !(MAY_INSTRUCT.has(tidy.kind) && isImperative(name))) return false
  return MAY_INSTRUCT.has(tidy.kind) || !isImperative(name)
}

function isNeededWordable({ attributes }: FactContent): boolean {
  return [...NEEDED].every((need) => {
    const words = attributes[need]
    return words === undefined || tidyDetail(need, words) !== undefined
  })
}

/** A number, a result and a finding are nothing without what was found. */
function saysSomething(
  { kind, polarity, attributes: a, certainty }: FactContent,
  name: string,
): boolean {
  const shown = a.value ?? a.severity ?? a.detail ?? a.quality ?? a.course
  if (kind === 'measurement')
    return shown !== undefined || /\b(?:normal|low|high|elevated|fever)\b/.test(name)
  if (kind === 'result' && TESTS.has(name))
    return shown !== undefined || polarity === 'absent' || certainty !== 'sure'
  if (kind === 'finding') return shown !== undefined || !name.split(/ and |, /).every(isPart)
  return true
}

const TESTS = new Set(CONCEPT_ROWS.test.flatMap(({ name }) => [name]))

function isPart(words: string): boolean {
  return PARTS.has(words) || PARTS.has(words.replace(/e?s$/, ''))
}
