import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { ONE_OF_TWO } from './opposites.data.ts'

const PREFIXES = ['hyper', 'hypo'] as const
type Prefix = (typeof PREFIXES)[number]

/**
 * 'Hyperthyroidism' beside 'hypothyroidism' was a slip of the tongue: what was concluded counts, else what
 * was said more often, and where neither tells both are doubtful.
 */
export function resolveOpposites(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return ONE_OF_TWO.reduce<FramedFact[]>((left, stem) => settle(lines, left, stem), [...facts])
}

function settle(lines: readonly LedgerLine[], facts: FramedFact[], stem: string): FramedFact[] {
  const has = (fact: FramedFact, prefix: Prefix) =>
    fact.who === 'patient' &&
    fact.polarity === 'present' &&
    new RegExp(`\\b${prefix}${stem}\\b`).test(fact.concept)
  const found = PREFIXES.map((prefix) => facts.filter((fact) => has(fact, prefix)))
  if (found.some((own) => own.length === 0)) return facts
  const meant = concluded(found) ?? saidMore(lines, stem)
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

function saidMore(lines: readonly LedgerLine[], stem: string): Prefix | undefined {
  const talk = lines.map(({ text }) => text).join('\n')
  const [more, less] = PREFIXES.map((prefix) => ({
    prefix,
    times: [...talk.matchAll(new RegExp(`\\b${prefix}${stem}`, 'gi'))].length,
  })).sort((a, b) => b.times - a.times)
  return more && less && more.times > less.times ? more.prefix : undefined
}
