import type { GuessedRole } from '../../../../../clinical/roles/role.ts'
import { PATIENT, joinedGerund, writeOfPatient, type Written } from './of-patient.ts'
import { writeOfPractice } from './of-practice.ts'
import { isLedIn, placeOfSubject } from './subject-place.ts'
import { presentOf } from './third-person.ts'
import { THINGS_TOO, VERBS } from './verbs.data.ts'

const WORD_OR_MARK = /\d+[.,]\d+|[^\s,.]+|[,.]+/g
const JOINS = /^(?:and|or|but)$/i
const FINITE =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|can|cannot|could|will|would|may|might|should|must|not)$/i

/** Every clause of a sentence about the patient, without whom it is said to; undefined where one cannot be told so. */
export function rewriteClauses(sentence: string, role: GuessedRole): string | undefined {
  const words: string[] = sentence.match(WORD_OR_MARK) ?? []
  const done: string[] = []
  let last: Written | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const clause = writeClause(words, at, role)
    if (clause === 'unclear') return undefined
    if (clause !== undefined) {
      done.push(...clause.words)
      at += clause.taken
      last = clause
    } else if (isObject(word, role)) {
      if (startsClause(words, at)) return undefined
      done.push(PATIENT)
    } else {
      if (/^to$/i.test(word)) last = undefined
      done.push(joinedVerb(word, words, at, last))
    }
  }
  return done.join(' ').replace(/ (?=[,.])/g, '')
}

function isObject(word: string, role: GuessedRole): boolean {
  return role === 'patient' ? /^me$/i.test(word) : /^you$/i.test(word)
}

const LETS_DO = /^(?:have|make|makes|made|let|lets|help|helps|see|get)$/i

/** Something that 'you' does, where nobody can tell how it belongs to the sentence. */
function startsClause(words: readonly string[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]]
  if (FINITE.test(next) || (FINITE.test(before) && !LETS_DO.test(before))) return true
  return VERBS.has(next.toLowerCase()) && !LETS_DO.test(before)
}

function writeClause(
  words: readonly string[],
  at: number,
  role: GuessedRole,
): Written | 'unclear' | undefined {
  const word = words[at] ?? ''
  const behind = words.slice(at + 1)
  const place = placeOfSubject(words, at)
  if (role === 'patient') {
    if (word !== 'I') return undefined
    const isCondition = /^if$/i.test(words[at - 1] ?? '')
    return writeOfPatient(behind, isCondition ? 'within' : place) ?? 'unclear'
  }
  if (/^(?:i|we)$/i.test(word)) {
    const isMain = place === 'main' || (place === 'other' && isLedIn(words, at))
    return (isMain ? writeOfPractice(behind, at === 0) : undefined) ?? 'unclear'
  }
  if (!/^you$/i.test(word) || place === 'other') return undefined
  const isResult = /^so$/i.test(words[at - 1] ?? '') && words[at - 2] !== ','
  return writeOfPatient(behind, isResult ? 'within' : place) ?? 'unclear'
}

/** 'and take' behind 'has' is 'and takes', behind 'when sitting' '-ing'. */
function joinedVerb(
  word: string,
  words: readonly string[],
  at: number,
  last: Written | undefined,
): string {
  const before = words[at - 1] ?? ''
  const base = word.toLowerCase()
  if (last === undefined || !JOINS.test(before) || !VERBS.has(base)) return word
  if (last.isTime && !THINGS_TOO.has(base)) return joinedGerund(base)
  if (!last.verb.isOfNow || last.verb.words === 'is') return word
  const isRightBehind = last.words.at(-1) === presentOf((words[at - 2] ?? '').toLowerCase())
  const isVerb = isRightBehind || words[at + 1] === 'to'
  if (THINGS_TOO.has(base) && !isVerb) return word
  return presentOf(base)
}
