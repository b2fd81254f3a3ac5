import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { FAMILY_SAID, FOUND_SAID, HELPED_NOT, PLANS_SAID } from './clause-names.data.ts'
import { hasContent } from '../ledger/reading/has-content.ts'
import { planName } from './plan-name.ts'
import { rewriteBy } from './rows.ts'
import { socialName } from './social-said.ts'
import { DOUBT_BEFORE_NAMES } from './tidy.data.ts'
import { tidyDetail, tidyName } from './tidy-words.ts'
import { writeCase } from './write-case.ts'

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
    const plain = tidyDetail(
      attribute,
      fact.kind === 'medication' ? rewriteBy(HELPED_NOT, words) : words,
    )
    if (plain !== undefined) attributes[attribute] = plain
    else if (NEEDED.has(attribute)) attributes[attribute] = words
  }
  const certainty = isDoubted && fact.certainty === 'sure' ? 'possible' : fact.certainty
  const name = tidyName(isDoubted ? told : said)
  const isNegative =
    fact.polarity === 'absent' &&
    (SAYS_NOT.test(name) || (fact.kind === 'plan' && FORBIDS.test(name)))
  return {
    ...fact,
    polarity: isNegative ? 'present' : fact.polarity,
    concept: nameOf({ ...fact, attributes, ...(isNegative && { polarity: 'present' }) }, name),
    problem: fact.problem === '' ? '' : tidyName(fact.problem),
    who: fact.who.trim(),
    certainty,
    attributes,
  }
}

/** 'negative Homans sign' is not denied: it is the denial. */
const SAYS_NOT = /\b(?:negative|non-?tender|non-?distended|afebrile)\b/i

/** 'medicine daily' names no drug: the times stand apart. */
const UNNAMED_DRUG =
  /^(?:the )?(?:medicines?|medications?|meds)(?: (?:daily|at this time|every day|regularly|therapy|as prescribed))$/

/** 'presents for follow-up' is why somebody comes, and that they come. */
const COMES_FOR =
  /^(?:(?:he|she|who|patient) )?(?:presents?|presenting|presented|coming in|came in|is here|here|seen)(?: today)? (?:for|with)(?: an?| the| some)? /

const FORBIDS = /^(?:no|do not|never|nothing) /

/** 'no any murmur' is no English; 'pain score 7/10' is pain 7/10; a status is told once. */
/** 'No murmurs and rubs' is 'no murmurs or rubs'; 'without' is not denied twice. */
function denied(name: string): string {
  return name
    .replace(/^(?:any|no|without|absence of|lack of)\s+(?:any\s+)?(?=\S)/, '')
    .replace(/^(\S+) and (\S+)$/, '$1 or $2')
}

/** 'Breslow thickness 0.7 mm' of 0.7 mm is told once. */
function withoutValue({ attributes: { value, unit = '' } }: FactContent, name: string): string {
  const tail = [`${value ?? ''} ${unit}`.trim(), value].find(
    (words) => words !== undefined && words !== '' && name.endsWith(` ${words}`),
  )
  const rest = tail === undefined ? name : name.slice(0, -tail.length).trim()
  return hasContent(rest) && !/ (?:at|of|to|is|was|about|around)$/.test(rest) ? rest : name
}

function nameOf(fact: FactContent, name: string): string {
  const { kind, polarity, status } = fact
  const plain = polarity === 'absent' ? denied(name) : name
  if (kind === 'measurement')
    return withoutValue(fact, plain).replace(/^pain (?:score|scale|level)$/, 'pain')
  if (kind === 'complaint') return plain.replace(COMES_FOR, '').replace(/\bfollowup\b/, 'follow-up')
  if (kind === 'social') return socialName(plain)
  if (kind === 'plan') return planName(fact, writeCase(rewriteBy(PLANS_SAID, plain)))
  if (kind === 'finding' || kind === 'result') return rewriteBy(FOUND_SAID, plain)
  if (kind === 'family') return rewriteBy(FAMILY_SAID, plain)
  if (kind === 'medication') return plain.replace(UNNAMED_DRUG, 'medications')
  if (kind !== 'assessment' || status === '') return plain
  return plain.replace(new RegExp(`(?:'s| is| are|,)? (?:well |very )?${status}$`, 'i'), '')
}
