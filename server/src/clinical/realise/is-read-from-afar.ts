import type { Fact, FactAttribute } from '@chartwright/contract/facts'

/** What words away from the name of a thing may be told of the wrong thing. */
const TIED: readonly FactAttribute[] = [
  'dose',
  'frequency',
  'duration',
  'when',
  'onset',
  'condition',
  'reason',
  'course',
]
const NEAR_CHARS = 30

/**
 * Whether a fact has its amount, time or condition from another line, or from further on in its
 * own: on visits that nobody had read before, half of the sentences of such facts were wrong, and
 * nine in ten of the dangerous ones were among them or among those that the reader doubted.
 */
export function isReadFromAfar({ attributes, said }: Pick<Fact, 'attributes' | 'said'>): boolean {
  const [name, ...further] = said
  if (!name || !TIED.some((attribute) => attributes[attribute] !== undefined)) return false
  return further.some(
    ({ segment_id: line, from, to }) =>
      line !== name.segment_id || Math.max(from - name.to, name.from - to) > NEAR_CHARS,
  )
}
