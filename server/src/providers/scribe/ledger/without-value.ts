import type { Fact } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'

/** What a picture shows says enough by its name; a test and a disease that was looked for do not. */
const ONLY_NAMED = new Set([
  ...CONCEPT_ROWS.test.map(({ name }) => name),
  'diabetes',
  'prediabetes',
])

/** A test that was named, but not what it showed: 'Diabetes.' would say something else. */
export function isWithoutValue({ kind, polarity, concept, attributes: a, text }: Fact): boolean {
  const told = text.toLowerCase().replace(concept.toLowerCase(), '')
  return (
    (kind === 'measurement' || (kind === 'result' && ONLY_NAMED.has(concept.toLowerCase()))) &&
    polarity === 'present' &&
    [a.value, a.detail, a.severity, a.quality, a.course].every((told) => told === undefined) &&
    !/\d|normal|high|low|negative|positive|good|fine|elevated/.test(told)
  )
}
