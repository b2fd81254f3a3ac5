import { findDrugs } from '../../../clinical/find-facts.ts'
import type { Statement } from './statement.ts'

const OPENERS = /^(?:(?:and|so|but|now|then|okay|alright|well|again)[ ,]+)*/
const TOPIC_LEAD =
  /^(?:in terms of|in regards? to|with regards? to|regarding|as far as|when it comes to|from (?:a|an|the)|for (?:your|the|that|this)|on (?:your|the)|as for|at that time|after|before|during|because of)\b/
const SUBORDINATE =
  /^(?:if|when|since|because|while|once|although|unless|until|whenever|as long as|even though)\b/
const FINITE =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|should|may|might|need|want|think|looks?|shows?|showed|continue|take|keep|use|go|come|call)\b/
const DOSE_OF =
  /^(?:that|it|this|which) (?:is|will be|would be|is going to be|was)\b.*\d ?(?:mg|mcg|ml|g|units?|tablets?|pills?|puffs?)\b/i
const CONDITION =
  /^(?:in the meantime,? )?(?:if|unless) (?!(?:needed|possible|not)\b)(?!.*\b(?:please|call|should|will|can|let|go|come|take|then|would)\b)/i
const TO_BE_DONE =
  /^(?:i (?:want|would like) you to|you (?:should|can|need)|please|call|come|give (?:me|us)|go|let (?:me|us) know|return|seek|contact|we (?:will|can|may|might))\b/
const MOST_CONDITION_WORDS = 30
const MAX_WORDS = 14

/** 'for your diabetes' and 'if it gets worse' are nothing without what follows them in the same breath. */
export function joinFragments(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = []
  for (const statement of statements) {
    const before = joined.at(-1)
    if (before && isDoseOf(before, statement))
      joined[joined.length - 1] = {
        ...before,
        text: `${before.text.replace(/[\s,.?!]+$/, '')}, ${statement.text.replace(OPENERS, '')}`,
        segmentIds: [...new Set([...before.segmentIds, ...statement.segmentIds])],
      }
    else if (before && isFollowed(before, statement))
      joined[joined.length - 1] = {
        ...statement,
        text: `${before.text.replace(/[\s,.?!]+$/, '')}, ${statement.text.replace(OPENERS, '')}`,
        position: before.position,
        segmentIds: [...new Set([...before.segmentIds, ...statement.segmentIds])],
      }
    else if (before && isFragment(before.text) && belongs(before, statement)) {
      const text = `${before.text.replace(/[\s,.?!]+$/, '')}, ${statement.text.replace(OPENERS, '')}`
      joined[joined.length - 1] = { ...statement, text, position: before.position }
    } else joined.push(statement)
  }
  return joined
}

/** 'if it gets worse.' and 'give us a call.' are one warning, whatever was put between them. */
function isFollowed(before: Statement, next: Statement): boolean {
  return (
    isOpenCondition(before.text.replace(OPENERS, '')) &&
    before.role === 'clinician' &&
    next.role === 'clinician' &&
    next.index - before.index <= 2 &&
    !before.isQuestion &&
    !next.isQuestion &&
    TO_BE_DONE.test(next.text.replace(OPENERS, ''))
  )
}

/** Whether a condition stands alone, without what follows from it. */
function isOpenCondition(text: string): boolean {
  const [first = '', ...rest] = text.split(/[,;] /)
  return (
    CONDITION.test(first) &&
    text.split(' ').length <= MOST_CONDITION_WORDS &&
    rest.every((part) => /^(?:if|when|or if|and if|so \d|or|so)\b/i.test(part))
  )
}

/** 'that will be 600 mg' is a dose of nothing without the drug before it. */
function isDoseOf(before: Statement, next: Statement): boolean {
  return (
    DOSE_OF.test(next.text.replace(OPENERS, '')) &&
    next.role === before.role &&
    !before.isQuestion &&
    !next.isQuestion &&
    findDrugs(before.text).length > 0 &&
    findDrugs(next.text).length === 0
  )
}

function belongs(before: Statement, next: Statement): boolean {
  return (
    before.index === next.index &&
    before.role === next.role &&
    !next.isQuestion &&
    !before.answer &&
    !/[.?!]$/.test(before.text)
  )
}

export function isFragment(text: string): boolean {
  const plain = text.replace(OPENERS, '')
  if (plain.split(' ').length > MAX_WORDS) return false
  if (TOPIC_LEAD.test(plain)) return !FINITE.test(plain)
  return SUBORDINATE.test(plain) && !/,/.test(plain)
}
