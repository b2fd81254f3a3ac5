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
  let left = [...facts]
  let named = left.filter(isEither)
  for (const pair of PAIRS) {
    const found = PREFIXES.map((prefix) => named.filter((fact) => has(pair, fact, prefix)))
    if (found.some((own) => own.length === 0)) continue
    left = settle(left, pair, concluded(found) ?? saidMore(lines, pair))
    named = left.filter(isEither)
  }
  return left
}

function isEither({ who, polarity, concept }: FramedFact): boolean {
  return who === 'patient' && polarity === 'present' && EITHER.test(concept)
}

function has(pair: Pair, fact: FramedFact, prefix: Prefix): boolean {
  return isEither(fact) && pair[prefix].named.test(fact.concept)
}

function settle(facts: readonly FramedFact[], pair: Pair, meant: Prefix | undefined): FramedFact[] {
  return facts.map((fact) => {
    const slip = PREFIXES.find((prefix) => prefix !== meant && has(pair, fact, prefix))
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
