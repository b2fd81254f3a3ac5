import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { rewriteBy } from './rows.ts'
import { DOUBT_BEFORE_NAMES } from './tidy.data.ts'
import { tidyDetail, tidyName } from './tidy-words.ts'

/** Without these a fact would say something else: they stay, however they were said. */
export const NEEDED: ReadonlySet<FactAttribute> = new Set(['condition', 'dose', 'side', 'value'])

/** A fact in the words of a note: attributes that stay spoken are left out. */
export function tidyFact<T extends FactContent>(fact: T): T {
  const said = fact.concept.trim()
  const told = rewriteBy(DOUBT_BEFORE_NAMES, said)
  const isDoubted = told !== said && told !== ''
  const attributes: Partial<Record<FactAttribute, string>> = {}
  for (const [name, words] of Object.entries(fact.attributes)) {
    const attribute = name as FactAttribute
    const plain = tidyDetail(attribute, words)
    if (plain !== undefined) attributes[attribute] = plain
    else if (NEEDED.has(attribute)) attributes[attribute] = words
  }
  const certainty = isDoubted && fact.certainty === 'sure' ? 'possible' : fact.certainty
  return {
    ...fact,
    concept: nameOf(fact, tidyName(isDoubted ? told : said)),
    problem: fact.problem === '' ? '' : tidyName(fact.problem),
    who: fact.who.trim(),
    certainty,
    attributes,
  }
}

/** 'no any murmur' is no English; 'pain score 7/10' is pain 7/10; a status is told once. */
function nameOf({ kind, polarity, status }: FactContent, name: string): string {
  const plain = polarity === 'absent' ? name.replace(/^(?:any|no)\s+(?=\S)/, '') : name
  if (kind === 'measurement') return plain.replace(/^pain (?:score|scale|level)$/, 'pain')
  if (kind === 'social') return doesIt(plain)
  if (kind !== 'assessment' || status === '') return plain
  return plain.replace(new RegExp(`(?:'s| is| are|,)? (?:well |very )?${status}$`, 'i'), '')
}

/** 'work at a bank', as the patient says it, is 'works at a bank' in a note. */
function doesIt(name: string): string {
  return name.replace(
    /^(work|live|love|like|drink|smoke|eat|run|walk|play|swim|jog|use|drive|travel|sleep|exercise|feel|need|want) (?=\S)/,
    '$1s ',
  )
}
