import type { Fact } from '@chartwright/contract/facts'
import type { KnownFact } from './known-fact.ts'
import { LEVEL_ALONE, LEVEL_AND_NUMBER, LEVEL_NAMES, OF_TWO_TIMES } from './level-names.data.ts'
import { sharedSentence, type SentencesOf } from './said-together.ts'
import { isSameName } from './same-name.ts'

/** 'low hemoglobin' is told with the number that was said of it, where there is one number of it. */
export function joinLevels(
  fact: Fact,
  known: readonly KnownFact[],
  toldBy: Map<string, string>,
  sentencesOf: SentencesOf,
): Fact {
  const { kind, attributes } = fact
  if (kind !== 'measurement' || toldBy.has(fact.id) || !/\d/.test(attributes.value ?? ''))
    return fact
  const isOnly = numbersOf(fact.concept, known).length === 1
  return known.reduce((joined, { plain: other }) => {
    if (toldBy.has(other.id) || !isPlainResult(joined, other)) return joined
    if (isLevelAlone(other.concept, joined.attributes.value)) {
      toldBy.set(other.id, fact.id)
      return joined
    }
    const { name = '', level = '' } = levelOf(other.concept)
    if (!isOnly || !isSameName(name, joined.concept.toLowerCase())) return joined
    if (!isOfOneTime(fact, other, sentencesOf)) return joined
    toldBy.set(other.id, fact.id)
    const { severity } = other.attributes
    const quality = severity === undefined ? level : `${severity} ${level}`
    return { ...joined, attributes: { quality, ...joined.attributes } }
  }, fact)
}

function numbersOf(concept: string, known: readonly KnownFact[]): KnownFact[] {
  return known.filter(
    ({ plain }) => plain.kind === 'measurement' && isSameName(plain.concept, concept.toLowerCase()),
  )
}

/** A result of now of which nothing is known but how far it is off. */
function isPlainResult(number: Fact, { kind, who, polarity, certainty, time, attributes }: Fact) {
  return (
    kind === 'result' &&
    who === number.who &&
    time === number.time &&
    polarity === 'present' &&
    certainty === 'sure' &&
    Object.keys(attributes).every((name) => name === 'severity')
  )
}

/** A level of before is not the number of now: only what was said in one sentence and of one time is the same. */
function isOfOneTime(number: Fact, level: Fact, sentencesOf: SentencesOf): boolean {
  if (number.attributes.when !== undefined) return false
  const sentence = sharedSentence(number, level, sentencesOf)
  if (sentence === undefined) return false
  const rest = LEVEL_AND_NUMBER.reduce((text, [said]) => text.replace(said, ''), sentence.text)
  return !OF_TWO_TIMES.some(([said]) => said.test(rest))
}

function levelOf(concept: string): { name?: string; level?: string } {
  for (const [said] of LEVEL_NAMES) {
    const groups = said.exec(concept)?.groups
    if (groups !== undefined) return groups
  }
  return {}
}

function isLevelAlone(concept: string, value: string | undefined): boolean {
  return LEVEL_ALONE.some(([said]) => said.exec(concept)?.groups?.value === value)
}
