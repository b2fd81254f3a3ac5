import type { Fact } from '@chartwright/contract/facts'
import type { ScribeSegment } from '../../scribe.ts'
import { aroundOf } from './task-around.ts'

const FORM =
  /\b(creams?|ointments?|gels?|drops|sprays?|patch(?:es)?|shampoos?|lotions?|inhalers?|mouthwash|suppositor(?:y|ies)|pessar(?:y|ies)|(?:taper|dose)[ -]?packs?|tapers?)$/

/** A class keeps the form that it was said with: 'steroid creams' are no steroids to swallow. */
export function withForm(fact: Fact): Fact {
  const form = FORM.exec(fact.said[0]?.words.toLowerCase() ?? '')?.[1]
  if (fact.kind !== 'medication' || form === undefined) return fact
  if (FORM.test(fact.concept.toLowerCase())) return fact
  return { ...fact, concept: `${fact.concept.replace(/(?<=[a-z]{3})s$/, '')} ${form}` }
}

const PACK = /^((?:taper|dose)[ -]?pack|taper(?= for\b|[.]?$))(?=$|[,.]| (?:for|to|today|and)\b)/

/** 'Prednisone taper pack': the pack defines the dose. */
export function withPack(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  if (fact.kind !== 'medication' || fact.status !== 'start') return fact
  if ((fact.attributes.dose ?? fact.attributes.frequency) !== undefined) return fact
  const pack = aroundOf(fact, segments)
    .map(({ after }) => PACK.exec(after)?.[1])
    .find((found) => found !== undefined)
  return pack === undefined ? fact : { ...fact, concept: `${fact.concept} ${pack}` }
}

/** Whether words tell a form that the name of the table has lost. */
export function hasOwnForm(words: string, name: string): boolean {
  return FORM.test(words.toLowerCase()) && !FORM.test(name.toLowerCase())
}

const ONLY_WHILE =
  /\b((?:only )?(?:during|in) (?:the )?(?:summer|winter|spring|autumn|fall|pollen season|allergy season|hay fever season|cold season)(?: months)?)\b/
const NEAR = 60

/** 'Twice a day during the summer' is not twice a day. */
export function withSeason(fact: Fact, segments: readonly ScribeSegment[]): Fact {
  const { kind, status, said, attributes } = fact
  if (kind !== 'medication' || status === '' || attributes.frequency === undefined) return fact
  if (ONLY_WHILE.test(attributes.frequency)) return fact
  for (const { segment_id: id, from, to } of said) {
    const text = segments.find((segment) => segment.id === id)?.text.toLowerCase() ?? ''
    const clause =
      text.slice(from, to + NEAR).split(/[.?!;]|\band (?:then|i|we|for|from)\b/)[0] ?? ''
    const season = ONLY_WHILE.exec(clause)?.[1]
    if (season !== undefined)
      return {
        ...fact,
        attributes: { ...attributes, frequency: `${attributes.frequency} ${season}` },
      }
  }
  return fact
}
