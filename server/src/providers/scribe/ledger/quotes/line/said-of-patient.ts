import type { Fact } from '@chartwright/contract/facts'

const BEGINS =
  /^(?:he|she) (?:(?:also|still|now|just) )?(?:is|has|was|had|does not|did not|cannot)\b/i
const SOMEBODY_ELSE =
  /\b(?:i|i'\w+|me|my|we|we'\w+|us|our|you|you'\w+|your|they|them|their|him|himself|herself)\b/i
/** 'her' where it is no 'hers': 'told her to'. */
const OF_HER =
  /\bher(?=[.,]|$| (?:to|an?|the|some|that|in|on|at|and|or|for|from|with|as|when|if|about|by)\b)/i
const SHORT_HAS =
  /\b(he|she)'s (?=(?:(?:also|just|really|now|only|never|not) )*(?:been|got|had|gone|lost|\w{3,}ed)\b)/gi
const SHORT_IS = /\b(he|she)'s\b/gi
const FIRST_PERSON: Readonly<Record<string, string>> = { is: 'am', has: 'have', does: 'do' }

/**
 * What a clinician or a relative says of the patient, 'she has a rash', as the patient would say it; undefined
 * where somebody else may be meant.
 */
export function saidOfPatient(spoken: string, facts: readonly Fact[]): string | undefined {
  const sentence = spoken.replace(SHORT_HAS, '$1 has ').replace(SHORT_IS, '$1 is')
  const [who = ''] = /^(?:he|she)\b/i.exec(sentence) ?? []
  const other = who.toLowerCase() === 'he' ? /\b(?:she|hers?)\b/i : /\b(?:he|his)\b/i
  if (!BEGINS.test(sentence) || facts.length === 0 || facts.some((fact) => fact.who !== 'patient'))
    return undefined
  if (SOMEBODY_ELSE.test(sentence) || OF_HER.test(sentence) || other.test(sentence))
    return undefined
  const told = sentence
    .replace(
      /\b(?:he|she) ((?:also |still |now |just )?)(is|has|was|had|does|did|cannot)\b/gi,
      (_, between: string, verb: string) => `I ${between}${FIRST_PERSON[verb] ?? verb}`,
    )
    .replace(/\b(?:his|her) (?=[a-z])/gi, 'my ')
  return /\b(?:he|she|his|her)\b/i.test(told) ? undefined : told
}
