import { CONCEPT_ROWS } from '../../../lexicon/concepts/concept-rows.ts'
import { DESCRIBES } from '../../words/not-words.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { phrasedDenial } from '../../telling/phrased-clause.ts'
import type { Told } from '../../same-facts.ts'
import { listOf } from '../../words/sentence.ts'
import { isWithin } from '../../words/word-stems.ts'
import { withOthers } from '../said-once.ts'

/** A thing that is denied without more: it can stand in a list. */
function isPlainDenial(fact: Told): boolean {
  return fact.polarity === 'absent' && fact.who === 'patient' && fact.certainty !== 'ruled_out'
}

const ABLE = /^(?:inability|unable) to /

function deniedName(fact: Told): string {
  return phrasedDenial(fact) ?? phraseOf(fact)
}

/** Whether a denial can be told by 'denies' and its name. */
export function canBeListed(fact: Told): boolean {
  return (
    isPlainDenial(fact) &&
    !ABLE.test(fact.concept) &&
    !DESCRIBES.test(fact.concept) &&
    !/[;,]/.test(deniedName(fact))
  )
}

/** 'fever, chills and cough', circumstances last so that they hold for one thing alone. */
export function namesOf(facts: readonly Told[], word: 'and' | 'or' = 'and'): string {
  const phrases = facts.map(deniedName)
  const plain = phrases.filter((_, at) => isBare(facts[at])).flatMap(partsOf)
  const told = phrases.filter((_, at) => !isBare(facts[at]))
  const all = withSharedPlace([...new Set([...plain, ...told])])
  // 'weight loss' is told by 'weight loss or fainting' as well.
  const isInList = (name: string) =>
    all.some((other) => other !== name && / (?:or|and) /.test(other) && isWithin(name, other))
  const names = withOthers(all.filter((name) => !isInList(name)))
  return listOf(word === 'or' ? withLastParts(names) : names, word)
}

/** 'anemia, thrombosis or stroke', rather than 'anemia or thrombosis or stroke'. */
function withLastParts(names: readonly string[]): string[] {
  const single = names.filter((name) => !name.includes(' or '))
  const several = names.filter((name) => name.includes(' or '))
  const last = several.at(-1)
  return last === undefined ? single : [...several.slice(0, -1), ...single, ...last.split(' or ')]
}

const AT_PLACE = /^(.+?)( (?:in|of|on) (?:the|both|either) [^,;]+)$/

/** 'numbness in the left foot and tingling in the left foot' has its place once. */
function withSharedPlace(phrases: readonly string[]): string[] {
  return phrases.map((phrase, at) => {
    const [, name, place] = AT_PLACE.exec(phrase) ?? []
    const [, , next] = AT_PLACE.exec(phrases[at + 1] ?? '') ?? []
    return name !== undefined && place === next && at === phrases.length - 2 ? name : phrase
  })
}

/** 'weight loss or syncope' are two things of a list. */
function partsOf(phrase: string): string[] {
  const parts = phrase.split(' or ')
  return parts.every((part) => SYMPTOMS.has(part)) ? parts : [phrase]
}

const SYMPTOMS = new Set(CONCEPT_ROWS.symptom.map(({ name }) => name))

function isBare(fact: Told | undefined): boolean {
  const { side: _, ...others } = fact?.attributes ?? {}
  return Object.keys(others).length === 0
}
