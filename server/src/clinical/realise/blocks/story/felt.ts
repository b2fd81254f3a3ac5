import { FEELS, FELT_SO } from '../../naming/clause-names.data.ts'
import type { Told } from '../../same-facts.ts'
import { phraseOf } from '../../telling/phrase-fact.ts'
import { isMoreThanNamed, phrasedClause } from '../../telling/phrased-clause.ts'
import { clauseOf, withPerson } from '../../telling/tell-fact.ts'
import { DESCRIBES } from '../../words/not-words.ts'
import { listOf, type Sentence } from '../../words/sentence.ts'
import { SAYS_ITSELF } from '../../words/tidy.data.ts'
import { stemsOf } from '../../words/word-stems.ts'
import { tellOne, tellTogether } from '../each.ts'
import { BEFORE_THINGS } from './felt.data.ts'
import { isThing } from '../is-thing.ts'

/** What is felt at a time or a place in a sentence of its own, everything else in one. */
export function tellFelt(facts: readonly Told[]): Sentence[] {
  const listed = facts.filter((fact) => listedName(fact) !== undefined)
  return [
    ...facts.filter((fact) => !listed.includes(fact)).map(tellReported),
    ...tellListed(
      'had',
      listed.filter(({ time }) => time === 'past'),
    ),
    ...tellListed(
      'reports',
      listed.filter(({ time }) => time !== 'past'),
    ),
  ]
}

/** 'reports itching all over the body'; what is no thing says itself. */
export function tellReported(fact: Told): Sentence {
  const clause = clauseOf(fact)
  const isReported = fact.who === 'patient' && fact.certainty === 'sure' && isThing(clause)
  return tellOne(fact, isReported ? `reports ${clause}` : withPerson(fact, clause))
}

/** 'reports fever and slight cough'. */
function tellListed(verb: 'had' | 'reports', facts: readonly Told[]): Sentence[] {
  if (facts.length === 0) return []
  const names = facts.map(
    (fact) => `${FEELS.test(fact.concept) ? 'feeling ' : ''}${listedName(fact) ?? ''}`,
  )
  return [tellTogether(facts, `${verb} ${listOf([...new Set(names)], 'and')}`)]
}

/** What cannot stand behind 'reports'. */
const NOT_A_THING =
  /^(?:able|unable|can|did|does|worse|better|not|never|more|less|still|otherwise|feeling|doing)\b|\b(?:well|better|worse|normal|good|fine|improved)$/

/** The name in a list: of what is felt nothing else is known but how much, how often and on which side. */
function listedName(fact: Told): string | undefined {
  const { concept, time, certainty, who } = fact
  if (certainty !== 'sure' || who !== 'patient') return undefined
  if (SAYS_ITSELF.test(concept) || FELT_SO.test(concept)) return undefined
  if (NOT_A_THING.test(concept) || DESCRIBES.test(concept)) return undefined
  if (time === 'past' && FEELS.test(concept)) return undefined
  const { side, severity: _, frequency: __, quality: ___, ...others } = fact.attributes
  if (Object.keys(others).length > 0) return undefined
  const phrase = phraseOf(fact)
  const plain = phraseOf({ ...fact, attributes: side === undefined ? {} : { side } })
  if (!phrase.endsWith(plain)) return undefined
  const clause = phrasedClause(fact)
  if (clause !== undefined && isGraded(clause, plain)) return clause
  return !isMoreThanNamed(fact) || (clause !== undefined && saysSame(clause, phrase))
    ? phrase
    : undefined
}

const ROOT = 5
const FEELS_SO = /^(?:feels?|feeling|felt|is|gets?) /

/** 'lightheaded occasionally' is occasional lightheadedness. */
function saysSame(clause: string, phrase: string): boolean {
  const roots = (words: string) => stemsOf(words).map((stem) => stem.slice(0, ROOT))
  const known = new Set(roots(phrase))
  return roots(clause.replace(FEELS_SO, '')).every((root) => known.has(root))
}

/** 'mild headaches' of a headache: how much or how often, and nothing else. */
function isGraded(clause: string, name: string): boolean {
  const words = clause.split(' ')
  const end = words.findIndex((word) => !BEFORE_THINGS.has(word))
  const rest = words.slice(end).join(' ')
  return end > 0 && isThing(clause) && stemsOf(rest).join(' ') === stemsOf(name).join(' ')
}
