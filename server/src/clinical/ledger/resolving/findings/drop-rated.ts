import type { FramedFact } from '../../fact.ts'

const RATED =
  /^(?:(?:a (?:little|bit)|slightly|very|pretty|still|quite) )*(?:low|high|elevated|normal)$/

/** 'Your hemoglobin is low.' — 'It was 8.2.': what has a figure needs no word for it. */
export function dropRated(facts: readonly FramedFact[]): FramedFact[] {
  const measured = facts.filter(
    ({ kind, attributes }) => kind === 'measurement' && /\d/.test(attributes.value ?? ''),
  )
  return facts.filter(
    ({ kind, concept, who, time, attributes: { value, when, site, detail } }) =>
      kind !== 'measurement' ||
      !RATED.test(value ?? '') ||
      !measured.some(
        (other) =>
          other.concept === concept &&
          other.who === who &&
          other.time === time &&
          other.attributes.when === when &&
          other.attributes.site === site &&
          other.attributes.detail === detail,
      ),
  )
}
