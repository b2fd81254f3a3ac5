import type { Fact } from '@chartwright/contract/facts'
import type { KnownFact } from './known-fact.ts'
import { isWithin } from '../words/word-stems.ts'

const DONE: ReadonlySet<Fact['act']> = new Set(['order', 'refer', 'procedure'])

/** 'A field test before the operation' and 'the field test today' of one line are one test, of that day. */
export function joinDays(
  fact: Fact,
  known: readonly KnownFact[],
  toldBy: Map<string, string>,
): Fact {
  const own = known.find((one) => one.fact.id === fact.id)?.plain
  if (own === undefined || toldBy.has(fact.id) || !isDecided(own) || isDated(own)) return fact
  const sameOf = known.filter(
    ({ plain }) =>
      plain.id !== own.id &&
      !toldBy.has(plain.id) &&
      isDecided(plain) &&
      Object.keys(plain.attributes).join() === 'when' &&
      plain.lines.some((line) => own.lines.includes(line)) &&
      isWithin(plain.concept, own.concept),
  )
  const [same] = sameOf
  if (same === undefined || sameOf.length > 1) return fact
  toldBy.set(same.plain.id, own.id)
  return { ...fact, attributes: { ...fact.attributes, ...same.plain.attributes } }
}

function isDecided({ kind, act, polarity, certainty }: Fact): boolean {
  return kind === 'plan' && DONE.has(act) && polarity === 'present' && certainty === 'sure'
}

function isDated({ attributes: { when, condition } }: Fact): boolean {
  return when !== undefined || condition !== undefined
}
