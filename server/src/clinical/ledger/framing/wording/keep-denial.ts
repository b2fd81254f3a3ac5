import type { Mention } from '../../reading/find-mentions.ts'
import { isKnownName, nameConcept } from '../../naming/name-concept.ts'
import { stemsOf } from '../../naming/name-words.ts'
import { writeBy } from '../../../realise/words/rows.ts'
import { NOT_DONE } from './not-done.data.ts'

const FELT = new Set<Mention['kind']>(['symptom', 'complaint'])
const OF_PATIENT = new Set<Mention['kind']>(['symptom', 'complaint', 'history', 'social', 'family'])
const OF_BLOOD = /\b(?:blood|bp|b p|numbers?|readings?|tablets?|pills?|meds?)\b/i
const NOT_FIRST = /^(?:(?:i|he|she|they|we|it)(?:['’](?:m|s|re))?\s+)?not\s+/i
const GOOD = /^(?:normal|well|able|happy|better)\b/
const SAYS_SO =
  /\b(?:no|not|never|without|poor|loss|lack|unable|inability|cannot|difficulty|decreased|reduced|less)\b/
/** Doubt, and what denies nothing: 'I can't stop coughing' is a cough. */
const NO_DENIAL =
  /\bnot (?:only|just|sure|certain|bad|too bad|so bad|that bad|until|unless)\b|\bnot (?:stop(?:ped|ping)?|quit)\b/

/** What is there by being denied keeps its 'not': 'not bothered about food', 'does not walk'. */
export function keepDenial(mention: Mention, name: string): string {
  const { kind, words } = mention
  // A pressure in the cheeks is none of the blood.
  if (FELT.has(kind) && name === 'blood pressure' && !OF_BLOOD.test(words)) return 'pressure'
  if (SAYS_SO.test(name)) return name
  if (kind === 'symptom' && NOT_FIRST.test(words)) {
    if (/^good \w/.test(name)) return name.replace(/^good/, 'poor')
    if (losesNot(mention, name)) return asSaid(words)
    return isKnownName(kind, name) && !GOOD.test(name) ? name : `not ${name}`
  }
  return OF_PATIENT.has(kind) ? (deniedWords(words, name) ?? name) : name
}

/** 'Not hearing voices' has the name of hearing them, and 'not sleeping' one of its own. */
function losesNot({ kind, words }: Mention, name: string): boolean {
  if (NO_DENIAL.test(words.toLowerCase()) || !isKnownName(kind, name)) return false
  return nameConcept(kind, words.replace(NOT_FIRST, '')) === name
}

/** The words with their denial, where the name has only what is denied. */
function deniedWords(words: string, name: string): string | undefined {
  const plain = plainOf(words)
  const at = plain.search(/\bnot\b/)
  if (at < 0 || NO_DENIAL.test(plain)) return undefined
  const denied = new Set(stemsOf(plain.slice(at)))
  return stemsOf(name).every((stem) => denied.has(stem)) ? asSaid(words) : undefined
}

function asSaid(words: string): string {
  const plain = plainOf(words)
  return writeBy(NOT_DONE, plain) ?? plain
}

function plainOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s?n['’]t\b/g, ' not')
    .replace(/(?<=[a-z])['’](?=(?:m|s|re|ve)\b)/g, " '")
    .replace(/\b((?:do|does|did|have|has|is|was) not) \1\b/g, '$1')
    .replace(/\bca not\b/g, 'can not')
    .replace(/\s+/g, ' ')
    .trim()
}
