import type { Fact } from '@chartwright/contract/facts'
import { CONCEPT_ROWS, CONDITION_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'
import { isKnownDrug } from '../../../clinical/realise/once/drug-names.ts'
import { IRRELEVANT, LIKING, SOCIAL_SUBJECTS } from './relevance.data.ts'

const CONDITIONS = new Set(CONDITION_ROWS.flatMap(({ name, others }) => [name, ...others]))
const TESTS = new Set(CONCEPT_ROWS.test.flatMap(({ name, others }) => [name, ...others]))
const NO_RELATIVE = /^(?:friend|neighbou?r|co-?worker|colleague|roommate|flatmate|boss)s?$/

/** Whether a note needs it: the errands of a visit, likings and words heard as a drug are nobody's facts. */
export function isRelevant({ source, kind, concept, polarity, who, attributes }: Fact): boolean {
  if (source !== 'heard') return true
  const name = concept.toLowerCase()
  if (kind === 'family' && NO_RELATIVE.test(who)) return false
  const isBare = Object.keys(attributes).every((attribute) => attribute === 'side')
  // That a test was done is no history without what it showed.
  if (kind === 'history' && isBare && TESTS.has(name) && polarity === 'present') return false
  if (kind === 'social')
    return SOCIAL_SUBJECTS.test(withDetail(name, attributes)) && !LIKING.test(name)
  if (kind === 'medication' && CONDITIONS.has(name) && !isKnownDrug(name)) return false
  // 'no medications' says what 'medications' does not.
  if (polarity === 'absent' && (kind === 'medication' || kind === 'allergy')) return true
  if (kind === 'history' && !isBare) return true
  return !IRRELEVANT.some(([of, words]) => of === kind && words.test(name))
}

function withDetail(name: string, { detail = '', value = '' }: Fact['attributes']): string {
  return `${name} ${detail} ${value}`.toLowerCase()
}
