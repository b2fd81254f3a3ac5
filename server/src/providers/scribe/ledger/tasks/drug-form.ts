import type { Fact } from '@chartwright/contract/facts'

const FORM =
  /\b(creams?|ointments?|gels?|drops|sprays?|patch(?:es)?|shampoos?|lotions?|inhalers?|mouthwash|suppositor(?:y|ies)|pessar(?:y|ies))$/

/** A class keeps the form that it was said with: 'steroid creams' are no steroids to swallow. */
export function withForm(fact: Fact): Fact {
  const form = FORM.exec(fact.said[0]?.words.toLowerCase() ?? '')?.[1]
  if (fact.kind !== 'medication' || form === undefined) return fact
  if (FORM.test(fact.concept.toLowerCase())) return fact
  return { ...fact, concept: `${fact.concept.replace(/(?<=[a-z]{3})s$/, '')} ${form}` }
}

/** Whether words tell a form that the name of the table has lost. */
export function hasOwnForm(words: string, name: string): boolean {
  return FORM.test(words.toLowerCase()) && !FORM.test(name.toLowerCase())
}
