import { gerundOf } from '../../../../../clinical/verb-forms.ts'
import type { SubjectPlace } from './subject-place.ts'
import { gerund, thirdPerson, type Verb } from './third-person.ts'

export const PATIENT = 'the patient'
const BETWEEN =
  /^(?:also|just|still|always|never|sometimes|usually|often|occasionally|only|even|now|then|already|mostly|mainly|almost|really|not|ever|probably|\w{2,}ly)$/i

/** What the words of a clause become from its subject on; `taken` counts those that were used. */
export interface Written {
  readonly words: readonly string[]
  readonly taken: number
  readonly verb: Verb
  readonly isTime: boolean
}

/** 'I also have' is 'also has', 'when I sit' 'when sitting', 'because I sit' 'because the patient sits'. */
export function writeOfPatient(
  behind: readonly string[],
  place: SubjectPlace,
): Written | undefined {
  if (place === 'other') return undefined
  const at = behind.findIndex((word) => !BETWEEN.test(word))
  if (at < 0) return undefined
  const [between, rest] = [behind.slice(0, at), behind.slice(at)]
  const timed = place === 'time' ? gerund(rest) : undefined
  const verb = timed ?? thirdPerson(rest)
  if (verb === undefined) return undefined
  const subject = place === 'main' || timed !== undefined ? [] : [PATIENT]
  const kept = isBareState(verb, rest) && place === 'main' ? [] : [verb.words]
  return {
    words: [...subject, ...between, ...kept].filter((word) => word !== ''),
    taken: at + verb.count,
    verb,
    isTime: timed !== undefined,
  }
}

const STATE =
  /^(?:not|also|still|always|constantly|now|just)?\s?(?:\w{2,}ing|on|allergic|unable|able|not)\b/i

/** 'I am coughing' needs no 'is'. */
function isBareState({ words, count }: Verb, rest: readonly string[]): boolean {
  if (words !== 'is' || count !== 1) return false
  return STATE.test(rest.slice(1, 3).join(' '))
}

/** A verb that is joined to one with '-ing'. */
export function joinedGerund(word: string): string {
  return gerundOf(word.toLowerCase())
}
