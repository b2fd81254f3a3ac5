import type { Fact, FactStatus } from '@chartwright/contract/facts'
import { tellOnce } from '../../../../clinical/realise/same-facts.ts'
import { drugPhrase } from '../../../../clinical/realise/telling/tell-drug.ts'
import { sentenceOf } from '../../../../clinical/realise/words/sentence.ts'
import { tidyFact } from '../../../../clinical/realise/words/tidy-fact.ts'
import { writeCase } from '../../../../clinical/realise/words/write-case.ts'
import type { ToldSentence } from '../section.ts'
import { tellFacts, type PlacedFact, type Told } from './write-section.ts'

const GROUPS: readonly (readonly [label: string, statuses: readonly (FactStatus | '')[]])[] = [
  ['New', ['start']],
  ['Changed', ['increase', 'decrease']],
  ['Unchanged', ['continue', 'refill']],
  ['Stopped', ['stop', 'hold']],
]
const UNGROUPED: readonly (FactStatus | '')[] = ['takes', '']

/** Whether a heading wants its drugs by what has become of them. */
export function wantsDrugGroups(body: string): boolean {
  return /\bgroup(?:ed)? (?:\w+ ){0,2}(?:as|by|into) new, changed, unchanged and stopped\b/i.test(
    body,
  )
}

/** One line for each group that has a drug, then the drugs of which nobody said what becomes of them. */
export function tellDrugGroups(
  placed: readonly PlacedFact[],
  telling: Parameters<typeof tellFacts>[2],
): Told {
  const grouped = GROUPS.flatMap(([, statuses]) => drugsOf(placed, statuses))
  const names = new Set(grouped.map(({ concept }) => concept))
  const taken = drugsOf(placed, UNGROUPED)
  const lines = [
    ...GROUPS.map(([label, statuses]) => lineOf(label, drugsOf(placed, statuses))),
    lineOf(
      'Status not stated',
      taken.filter(({ concept }) => !names.has(concept)),
    ),
  ].filter((line) => line !== undefined)
  const listed = new Set([...grouped, ...taken].map(({ id }) => id))
  const others = tellFacts(
    placed.filter(({ fact }) => !listed.has(fact.id)),
    ['medications'],
    telling,
  )
  const paragraphs = [...lines.map((line) => [line]), ...others.paragraphs]
  return { paragraphs, isList: paragraphs.length > 1 }
}

function drugsOf(placed: readonly PlacedFact[], statuses: readonly (FactStatus | '')[]): Fact[] {
  return placed.flatMap(({ fact }) => {
    const { kind, polarity, certainty, status, time, who } = fact
    const isPlain = kind === 'medication' && polarity === 'present' && certainty === 'sure'
    return isPlain && who === 'patient' && time !== 'past' && statuses.includes(status) ? fact : []
  })
}

function lineOf(label: string, drugs: readonly Fact[]): ToldSentence | undefined {
  if (drugs.length === 0) return undefined
  const told = tellOnce(drugs.map(tidyFact))
  const items = told.map((fact) => writeCase(drugPhrase(fact)))
  return {
    text: sentenceOf(`${label}: ${items.join('; ')}`),
    factIds: drugs.map(({ id }) => id),
  }
}
