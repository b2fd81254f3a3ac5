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
  if (!facts.some(({ concept }) => EITHER.test(concept))) return [...facts]
  return PAIRS.reduce<FramedFact[]>((left, pair) => settle(lines, left, pair), [...facts])
}

function settle(
  lines: readonly LedgerLine[],
  facts: FramedFact[],
  pair: (typeof PAIRS)[number],
): FramedFact[] {
  const has = (fact: FramedFact, prefix: Prefix) =>
    fact.who === 'patient' && fact.polarity === 'present' && pair[prefix].named.test(fact.concept)
  const found = PREFIXES.map((prefix) => facts.filter((fact) => has(fact, prefix)))
  if (found.some((own) => own.length === 0)) return facts
  const meant = concluded(found) ?? saidMore(lines, pair)
  return facts.map((fact) => {
    const slip = PREFIXES.find((prefix) => prefix !== meant && has(fact, prefix))
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

function saidMore(lines: readonly LedgerLine[], pair: (typeof PAIRS)[number]): Prefix | undefined {
  const talk = lines.map(({ text }) => text).join('\n')
  const [more, less] = PREFIXES.map((prefix) => ({
    prefix,
    times: [...talk.matchAll(pair[prefix].said)].length,
  })).sort((a, b) => b.times - a.times)
  return more && less && more.times > less.times ? more.prefix : undefined
}
