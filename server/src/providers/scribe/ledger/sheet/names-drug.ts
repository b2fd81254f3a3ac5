import { DRUG_ROWS } from '../../../../clinical/lexicon/drugs/drug-rows.ts'

const LEAST_CHARS = 4
const NAMES = DRUG_ROWS.flatMap(({ name, others, brands }) => [name, ...others, ...brands])
  .filter((name) => name.length >= LEAST_CHARS)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const DRUGS = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'gi')

/** The medicines that words name and a table knows, as they were said. */
export function drugsIn(text: string): string[] {
  return text.match(DRUGS) ?? []
}

export function namesDrug(text: string): boolean {
  return drugsIn(text).length > 0
}
