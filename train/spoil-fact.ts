import type { FactAttribute, FactContent } from '@chartwright/contract/facts'

/** What a reader may get wrong of a fact, each with a way to do it; undefined where it does not apply. */
type Spoil = (
  fact: FactContent,
  others: readonly FactContent[],
  pick: number,
) => FactContent | undefined

const OPPOSITE_STATUS: Readonly<Record<string, FactContent['status']>> = {
  start: 'stop',
  stop: 'continue',
  increase: 'decrease',
  decrease: 'increase',
  takes: 'start',
  took: 'takes',
  continue: 'stop',
  hold: 'continue',
  declined: 'start',
  offered: 'start',
  mentioned: 'takes',
  stable: 'worse',
  improved: 'worse',
  worse: 'improved',
  controlled: 'uncontrolled',
  uncontrolled: 'controlled',
}
const OTHER_ACT: Readonly<Record<string, FactContent['act']>> = {
  order: 'advise',
  refer: 'order',
  declined: 'order',
  advise: 'declined',
  procedure: 'declined',
}
const OTHER_SIDE: Readonly<Record<string, string>> = { left: 'right', right: 'left' }
const RELATIVES = ['mother', 'father', 'brother', 'sister']
const LENT: readonly FactAttribute[] = [
  ...(['duration', 'onset', 'when', 'dose', 'frequency', 'severity'] as const),
  ...(['site', 'value', 'trigger', 'course', 'quality', 'condition'] as const),
]

const SPOILS: readonly Spoil[] = [
  (fact) => ({ ...fact, polarity: fact.polarity === 'present' ? 'absent' : 'present' }),
  (fact) => ({ ...fact, certainty: fact.certainty === 'sure' ? 'possible' : 'sure' }),
  (fact) => withWord(fact, 'status', OPPOSITE_STATUS[fact.status]),
  (fact) => withWord(fact, 'act', OTHER_ACT[fact.act]),
  (fact, _, pick) =>
    fact.kind === 'plan'
      ? undefined
      : { ...fact, who: fact.who === 'patient' ? (RELATIVES[pick % 4] ?? 'mother') : 'patient' },
  (fact) => withAttribute(fact, 'side', OTHER_SIDE[fact.attributes.side ?? '']),
  borrowed,
  borrowed,
  borrowed,
  (fact, others, pick) => {
    const akin = others.filter(({ kind }) => kind === fact.kind)
    const other = akin[pick % Math.max(1, akin.length)]
    return other && other.concept !== fact.concept ? { ...fact, concept: other.concept } : undefined
  },
]

/** An attribute of another fact of the visit, linked to this one. */
function borrowed(
  fact: FactContent,
  others: readonly FactContent[],
  pick: number,
): FactContent | undefined {
  const lent = others.flatMap(({ attributes }) =>
    LENT.flatMap((name) => {
      const value = attributes[name]
      return value === undefined || value === fact.attributes[name] ? [] : [{ name, value }]
    }),
  )
  const fitting = lent.filter(({ name }) => fact.attributes[name] !== undefined)
  const from = fitting.length > 0 ? fitting : lent
  const one = from[pick % Math.max(1, from.length)]
  return one && withAttribute(fact, one.name, one.value)
}

function withWord<K extends 'status' | 'act'>(
  fact: FactContent,
  name: K,
  value: FactContent[K] | undefined,
): FactContent | undefined {
  return value === undefined ? undefined : { ...fact, [name]: value }
}

function withAttribute(
  fact: FactContent,
  name: FactAttribute,
  value: string | undefined,
): FactContent | undefined {
  if (value === undefined) return undefined
  return { ...fact, attributes: { ...fact.attributes, [name]: value } }
}

/** The fact with one error in it, of one of the ways that apply; `pick` chooses. */
export function spoilFact(
  fact: FactContent,
  others: readonly FactContent[],
  pick: number,
): FactContent {
  const spoiled = SPOILS.flatMap((spoil) => spoil(fact, others, pick >>> 4) ?? [])
  return spoiled[pick % spoiled.length] ?? fact
}
