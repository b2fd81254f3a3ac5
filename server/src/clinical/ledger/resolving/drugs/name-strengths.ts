import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'

const LOW = /\b(baby|low[- ]?dose|children's)\b|\b(?:75|81)\b/i
const FULL =
  /\b(?:full|regular|adult|high|extra|normal)(?:[- ](?:dose|strength|size))? |\b(?:300|325|500|650)\b/i
const REACH = 16

/** Baby aspirin and a full dose of it are two drugs to whoever takes both: each is called by its strength. */
export function nameStrengths(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const own = facts.filter(
    ({ kind, concept }) => kind === 'medication' && /\baspirin\b/i.test(concept),
  )
  if (own.length < 2) return [...facts]
  const named = new Map(own.map((fact) => [fact, strengthOf(lines, fact)]))
  const strengths = new Set(named.values())
  if (!strengths.has('low-dose') || !strengths.has('full-dose')) return [...facts]
  return facts.map((fact) => {
    const strength = named.get(fact)
    if (strength === undefined || /^baby /.test(fact.concept)) return fact
    return { ...fact, concept: `${strength} aspirin` }
  })
}

type Strength = 'low-dose' | 'full-dose'

function strengthOf(lines: readonly LedgerLine[], fact: FramedFact): Strength | undefined {
  const [first] = fact.said
  const text = first === undefined ? '' : (lines[first.line]?.text ?? '')
  const before = first === undefined ? '' : text.slice(Math.max(0, first.from - REACH), first.from)
  const words = first === undefined ? '' : text.slice(first.from, first.to)
  const said = `${fact.concept} ${words} ${fact.attributes.dose ?? ''}`
  const near = /\b[\w-]+ $/.exec(before)?.[0] ?? ''
  if (LOW.test(said) || LOW.test(near)) return 'low-dose'
  return FULL.test(said) || FULL.test(near) ? 'full-dose' : undefined
}
