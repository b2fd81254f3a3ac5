import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { ONE_OF_TWO } from './opposites.data.ts'

const PREFIXES = ['hyper', 'hypo'] as const
type Prefix = (typeof PREFIXES)[number]
const EITHER = /\bhyp(?:er|o)/
const PAIRS = ONE_OF_TWO.map((stem) => ({
  hyper: patternsOf(`hyper${stem}`),
  hypo: patternsOf(`hypo${stem}`),
}))

type Pair = (typeof PAIRS)[number]

function patternsOf(thing: string) {
  return { named: new RegExp(`\\b${thing}\\b`), said: new RegExp(`\\b${thing}`, 'gi') }
}

/**
 * 'Hyperthyroidism' beside 'hypothyroidism' was a slip of the tongue: what was concluded counts, else what
 * was said more often, and where neither tells both are doubtful.
 */
export function resolveOpposites(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const people = new Set(facts.filter(isEither).map(({ who }) => who))
  return [...people].reduce((left, who) => resolveOf(who, lines, left), [...facts])
}

/** Of the facts of one person. */
function resolveOf(
  who: FramedFact['who'],
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  let left = [...facts]
  for (const pair of PAIRS) {
    const found = PREFIXES.map((prefix) => left.filter((fact) => has(pair, fact, prefix, who)))
    if (found.some((own) => own.length === 0)) continue
    left = settle(left, pair, who, concluded(found) ?? saidMore(lines, pair))
  }
  return left
}

/** What was hardly heard as a fact speaks against nothing. */
const LEAST_SURENESS = 0.3

function isEither({ polarity, concept, sureness }: FramedFact): boolean {
  return polarity === 'present' && sureness >= LEAST_SURENESS && EITHER.test(concept)
}

function has(pair: Pair, fact: FramedFact, prefix: Prefix, who: FramedFact['who']): boolean {
  return fact.who === who && isEither(fact) && pair[prefix].named.test(fact.concept)
}

function settle(
  facts: readonly FramedFact[],
  pair: Pair,
  who: FramedFact['who'],
  meant: Prefix | undefined,
): FramedFact[] {
  return facts.map((fact) => {
    const slip = PREFIXES.find((prefix) => prefix !== meant && has(pair, fact, prefix, who))
    if (slip === undefined) return fact
    if (meant === undefined) return { ...fact, certainty: 'possible' }
    return { ...fact, concept: fact.concept.replace(slip, meant) }
  })
}

/** The one that is an assessment, where the other is none. */
function concluded(found: readonly (readonly FramedFact[])[]): Prefix | undefined {
  const named = PREFIXES.filter((_, at) => found[at]?.some(({ kind }) => kind === 'assessment'))
  return named.length === 1 ? named[0] : undefined
}

function saidMore(lines: readonly LedgerLine[], pair: Pair): Prefix | undefined {
  const talk = lines.map(({ text }) => text).join('\n')
  const [more, less] = PREFIXES.map((prefix) => ({
    prefix,
    times: [...talk.matchAll(pair[prefix].said)].length,
  })).sort((a, b) => b.times - a.times)
  return more && less && more.times > less.times ? more.prefix : undefined
}
