import type { FactAttribute } from '@chartwright/contract/facts'
import { CONDITION_ROWS, CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { DRUG_ROWS } from '../../lexicon/drugs/drug-rows.ts'
import { DRUG_WORDS } from '../telling/drug-words.data.ts'
import type { Told } from '../same-facts.ts'
import { drugPhrase, isDecision } from '../telling/tell-drug.ts'

const GROUPS = new Map(
  DRUG_ROWS.flatMap(({ name, others, brands, group }) =>
    [name, ...others, ...brands].map((called) => [called, group] as const),
  ),
)
const APPLIED =
  /\b(?:cream|gel|ointment|lotion|drops|spray|inhalers?|patch|emollients?|shampoo|soap)\b/
/** What a patient needs to take a medicine rightly; the rest is talk about it. */
const NEEDED: readonly FactAttribute[] = [
  'dose',
  'amount',
  'route',
  'frequency',
  'duration',
  'reason',
  'condition',
  'side',
  'site',
]
const OF_TAKING = new Set<FactAttribute>(['dose', 'amount', 'route', 'frequency'])

export function drugToPatient(told: Told): string {
  const fact = { ...told, attributes: neededOf(told) }
  const status =
    fact.status === '' || !(fact.status in DRUG_WORDS)
      ? 'takes'
      : (fact.status as keyof typeof DRUG_WORDS)
  const drug = withArticle(drugPhrase(fact), fact)
  const say = (pattern: string) => used(pattern, fact).replace('…', drug)
  const { toPatient, notToPatient } = DRUG_WORDS[status]
  if (fact.polarity === 'absent') return say(notToPatient)
  if (isVaccine(fact) && /^(?:start|advise)$/.test(status))
    return fact.certainty === 'possible' ? `you may need the ${drug}` : `get the ${drug}`
  if (fact.certainty !== 'possible') {
    if (status === 'increase' && fact.attributes.dose === undefined)
      return `we are increasing your ${drug}`
    if (status === 'decrease' && fact.attributes.dose === undefined)
      return `we are lowering your ${drug}`
    return say(toPatient)
  }
  if (/^(?:start|offered|advise)$/.test(status)) return `you may need ${drug}`
  if (isDecision(fact)) return `you may need to ${say(toPatient)}`
  return status === 'mentioned' ? say(toPatient) : `possibly ${say(toPatient)}`
}

const FELT = new Set([...CONDITION_ROWS, ...CONCEPT_ROWS.symptom].map(({ name }) => name))

function neededOf({ status, time, attributes }: Told): Told['attributes'] {
  const kept = status === 'takes' && time !== 'future' ? [...OF_TAKING] : NEEDED
  return Object.fromEntries(
    kept.flatMap((name) => {
      const words = attributes[name]
      const isTalk = name === 'reason' && !FELT.has(words?.toLowerCase() ?? '')
      return words === undefined || isTalk ? [] : [[name, words] as const]
    }),
  )
}

const ONE =
  /(?:inhaler|statin|diuretic|immunosuppressant|relaxant|blocker|inhibitor|supplement|patch|cream|gel|spray|lotion|ointment|anticoagulant|antidepressant|laxative)$/

/** 'your statin' of one that goes on, 'a statin' of one that begins. */
function withArticle(drug: string, { concept, status }: Told): string {
  if (!ONE.test(concept) || GROUPS.has(concept.toLowerCase())) return drug
  if (/^(?:continue|stop|hold)$/.test(status)) return `your ${drug}`
  if (/^(?:increase|decrease|refill)$/.test(status)) return drug
  return `${/^[aeiou]/i.test(drug) ? 'an' : 'a'} ${drug}`
}

/** Nobody takes a cream. */
function used(pattern: string, { concept, attributes: { route = '', dose = '' } }: Told): string {
  const [name = ''] = concept.split(' (')
  const group = GROUPS.get(name.toLowerCase()) ?? ''
  const isApplied =
    APPLIED.test(`${concept} ${group}`.toLowerCase()) ||
    /^(?:topical|inhaled|nasal)$/.test(route) ||
    /\bpuffs?\b/.test(dose)
  return isApplied
    ? pattern
        .replace(/\btaking\b/, 'using')
        .replace(/\btake\b/, 'use')
        .replace('taken', 'used')
    : pattern
}

function isVaccine({ concept }: Told): boolean {
  return /\b(?:vaccine|booster|shot)\b/.test(concept) || GROUPS.get(concept) === 'vaccine'
}
