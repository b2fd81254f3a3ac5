import type { Fact } from '@chartwright/contract/facts'
import { isPlainlySaid } from '../../answers/is-plainly-said.ts'
import { passageOf } from '../../answers/passage.ts'
import { listItems, tellItems } from '../../answers/tell-items.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { CHANGES, MAY_CHANGE, OPEN } from './change.data.ts'
import { findAsked } from '../find-asked.ts'
import { readQuestion } from '../reading/read-question.ts'

const KEPT = new Set<Fact['status']>(['continue', 'refill'])
const LEAST = 0.7
const NOT_SAID = 'Whether it is so was not said as such; this was said'

/**
 * Whether a medicine that is named was changed: by what was decided on it, and not by its being
 * taken. Undefined where none is named.
 */
export function answerChange(
  question: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const { isYesNo, subject } = readQuestion(question)
  const change = CHANGES.find(([, asked]) => asked.test(question))
  if (!isYesNo || !change) return undefined
  const [, , statuses] = change
  const name = CHANGES.reduce((words, [, asked]) => words.replace(asked, ''), subject)
    .replace(/\bdos(?:e|es|age)\b/g, '')
    .trim()
  const own = facts.filter(({ kind, who }) => kind === 'medication' && who === 'patient')
  const found = name === '' ? [] : findAsked(name, own)
  if (found.length === 0) return undefined
  const lead = leadOf(found, statuses, spoken)
  const told = tellItems(found, spoken)
  return told.length === 1 ? `${lead}: ${told[0] ?? ''}` : `${lead}:\n\n${listItems(found, spoken)}`
}

function leadOf(
  found: readonly Fact[],
  statuses: readonly Fact['status'][],
  spoken: readonly SpokenSentence[],
): string {
  const plain = found.filter(
    (fact) =>
      fact.polarity === 'present' &&
      fact.certainty === 'sure' &&
      fact.attributes.condition === undefined &&
      isPlainlySaid(fact, passageOf(fact, spoken), spoken),
  )
  const isDecided = (fact: Fact) =>
    statuses.includes(fact.status) && (plain.includes(fact) || isSaidSo(fact, spoken))
  if (found.some(isDecided)) return 'Yes'
  const isOpen = found.some((fact) => {
    return !plain.includes(fact) || MAY_CHANGE.test(wordsOf(fact, spoken))
  })
  const isKept = plain.some(({ status }) => KEPT.has(status))
  const isAsIs = found.every(({ status }) => KEPT.has(status) || status === 'takes')
  return isKept && isAsIs && !isOpen && hasOneDose(found) ? 'No, it goes on' : NOT_SAID
}

/** Of two doses in one sentence the words tell, where they decide and leave nothing open. */
function isSaidSo(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  const { polarity, certainty, sureness = 1, attributes } = fact
  const words = wordsOf(fact, spoken)
  return (
    polarity === 'present' &&
    certainty === 'sure' &&
    attributes.condition === undefined &&
    sureness >= LEAST &&
    MAY_CHANGE.test(words) &&
    !OPEN.test(words)
  )
}

function wordsOf(fact: Fact, spoken: readonly SpokenSentence[]): string {
  return passageOf(fact, spoken)
    .places.map((place) => spoken[place]?.text ?? '')
    .join(' ')
}

/** A dose that goes on is the one that was taken. */
function hasOneDose(found: readonly Fact[]): boolean {
  return new Set(found.flatMap(({ attributes: { dose } }) => dose ?? [])).size <= 1
}
