import { findMeasures, type Measure } from '../../../clinical/find-measures.ts'
import { normalise } from '../../../clinical/normalise.ts'
import { tokensOf } from '../../../clinical/tokens.ts'
import type { KnownFact } from '../indexing/index-ledger.ts'
import {
  isByPerson,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'

const SPAN = /^(?:hour|day|week|month|year)$/

/** 'For 3 months' where it was 3 weeks. */
export function compareTimes(
  { facts }: NamedThing,
  { read, visit, isSupposed }: ComparedSentence,
): LedgerConflict[] {
  const written = read.measures.filter(({ unit }) => SPAN.test(unit))
  const [only, ...more] = written
  if (!only || more.length > 0 || isSupposed) return []
  const timed = facts.map((known) => ({ known, spans: spansOf(known) }))
  const [first] = timed
  if (!first || timed.some(({ spans }) => spans.length !== 1)) return []
  const isSame = timed.some(({ spans }) => spans.includes(`${only.figure} ${only.unit}`))
  if (isSame || timed.some(({ known }) => isSaidWith(known, only))) return []
  if (
    visit.spans.has(`${only.figure} ${only.unit}`) &&
    !timed.every(({ known }) => isByPerson(known))
  )
    return []
  return [{ kind: 'time', written: `${only.figure} ${only.unit}`, known: first.known }]
}

function spansOf({ fact }: KnownFact): string[] {
  const { duration, onset, when } = fact.attributes
  const words = [duration, onset, fact.act === 'follow_up' ? when : undefined].filter(
    (value) => value !== undefined,
  )
  return words.flatMap((value) =>
    findMeasures(tokensOf(normalise(value)))
      .filter(({ unit }) => SPAN.test(unit))
      .map(({ figure, unit }) => `${figure} ${unit}`),
  )
}

/** Its words have the same number, of the same or of nothing: 'the last three, four weeks'. */
function isSaidWith({ fact }: KnownFact, { figure, unit }: Measure): boolean {
  return fact.said.some(({ words }) =>
    findMeasures(tokensOf(normalise(words))).some(
      (said) => said.figure === figure && (said.unit === unit || said.unit === ''),
    ),
  )
}
