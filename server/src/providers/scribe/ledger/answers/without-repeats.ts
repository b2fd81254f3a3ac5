import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { plainOf, stemsOf, weightyOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { isOfDrugGroup } from '../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../questions/find-asked.ts'
import { RETURNS, TIME } from './plan/follow-up.data.ts'
import type { Use } from '../sheet/use-of-sentence.ts'

/** One item of a plan: its words, the lines they are of and the facts that were read from them. */
export interface PlanItem {
  readonly use: Use
  readonly text: string
  readonly lines: readonly number[]
  readonly facts: readonly Fact[]
}

/** So many of its words make an item a repetition. */
const SHARE = 0.85
const SHARE_OF_ORDER = 0.6
const TELLING: readonly FactAttribute[] = [
  'dose',
  'frequency',
  'when',
  'condition',
  'duration',
  'amount',
]

/** Of items that tell the same, the one that tells most; the others in their order. */
export function withoutRepeats(items: readonly PlanItem[]): PlanItem[] {
  const all = items.flatMap(({ facts }) => facts)
  const texts = items.map(({ text }) => text.toLowerCase())
  const distinct = items.filter(({ text }, at) => {
    const part = text.toLowerCase().replace(/^“|[.]?”$/g, '')
    return !texts.some(
      (whole, place) =>
        place !== at && whole.includes(part) && (items[place]?.text !== text || place < at),
    )
  })
  const byContent = [...distinct].sort((a, b) => sizeOf(b) - sizeOf(a))
  const told = new Set<string>()
  const kept = new Map<PlanItem, ReadonlySet<string>>()
  for (const item of byContent) {
    const signs = signsOf(item)
    const own = item.facts.filter(isDecided)
    if (own.length > 0 && own.every((fact) => isToldByMember(fact, all))) continue
    if (signs.length > 0 && signs.every((sign) => told.has(sign))) continue
    const stems = new Set(weightyOf(stemsOf(plainOf(item.text))))
    if ([...kept.values()].some((others) => repeats(item, stems, others))) continue
    kept.set(item, stems)
    for (const sign of signs) told.add(sign)
  }
  return distinct.filter((item) => kept.has(item))
}

/** An order that was dictated after it was told: nearly all its words stand in the other item. */
function repeats(item: PlanItem, own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (item.use === 'warning') return false
  const shared = [...own].filter((stem) => others.has(stem)).length
  const share = /^“(?:order|refill|prescribe)\b/i.test(item.text) ? SHARE_OF_ORDER : SHARE
  return own.size > 0 && shared / own.size >= share
}

function sizeOf(item: PlanItem): number {
  return signsOf(item).length
}

function isDecided({ kind }: Fact): boolean {
  return kind === 'plan' || kind === 'medication'
}

/** 'some pain medicine' says nothing beside its name. */
function isToldByMember({ kind, concept }: Fact, all: readonly Fact[]): boolean {
  return (
    kind === 'medication' &&
    all.some((other) => other.kind === 'medication' && isOfDrugGroup(other.concept, concept))
  )
}

/** What it tells: each thing, and each amount, time and condition of it. A warning is never told by another item. */
function signsOf({ facts, use, text }: PlanItem): string[] {
  const own = facts.filter(isDecided)
  const signs = own.flatMap((fact) => {
    const name = nameOf(fact)
    return [
      name,
      ...TELLING.flatMap((attribute) =>
        fact.attributes[attribute] === undefined ? [] : `${name} ${fact.attributes[attribute]}`,
      ),
    ]
  })
  const times = RETURNS.test(text) ? ['follow-up', ...(text.toLowerCase().match(TIME) ?? [])] : []
  return use === 'warning' ? [...signs, text] : [...signs, ...times]
}

function nameOf({ kind, concept, act }: Fact): string {
  if (kind === 'medication') return genericName(concept)
  return act === 'follow_up' ? 'follow-up' : concept.toLowerCase()
}
