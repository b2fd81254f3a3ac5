import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { quotePassage } from '../passage.ts'
import { askedAbout } from './asked-about.ts'
import { listMedicines, type MedicineItem } from './list-medicines.ts'

const MOST_ASKED = 4
const ASKED = 'Also said about medicines:'

/** The medicines of the patient, each once, with the sentences that tell of it. Undefined where none was heard. */
export function answerMedicines(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  if (!facts.some(({ said }) => said.length > 0)) return undefined
  const items = listMedicines(facts, all, spoken)
  const told = new Set(
    items.flatMap(({ passages }) => passages.flatMap(({ places }) => [...places])),
  )
  const names = items.map(({ name }) => name)
  const asked = askedAbout(spoken, told, names).slice(0, MOST_ASKED)
  const parts = writeItems(items, spoken)
  if (asked.length > 0)
    parts.push([ASKED, ...asked.map((passage) => `- ${quotePassage(passage, spoken)}`)].join('\n'))
  return parts.length === 0 ? undefined : parts.join('\n\n')
}

/** Items by their headings; those of the same words stand together. */
export function writeItems(
  items: readonly MedicineItem[],
  spoken: readonly SpokenSentence[],
): string[] {
  const groups = new Map<string, Map<string, string[]>>()
  for (const { title, lead, passages } of items) {
    const quote = passages.map((passage) => quotePassage(passage, spoken)).join(' ')
    const own = groups.get(title) ?? new Map<string, string[]>()
    own.set(quote, [...new Set([...(own.get(quote) ?? []), lead])])
    groups.set(title, own)
  }
  return [...groups].map(([title, own]) =>
    [title, ...[...own].map(([quote, leads]) => `- ${itemOf(leads, quote)}`)].join('\n'),
  )
}

function itemOf(leads: readonly string[], quote: string): string {
  const named = leads.filter((lead) => lead !== '')
  const statements = named.filter((lead) => lead.endsWith('.'))
  const names = named.filter((lead) => !lead.endsWith('.'))
  return [
    ...statements,
    ...(names.length === 0 ? [] : [`${names.join(', ')}${quote === '' ? '' : ':'}`]),
    quote,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
