import { normalise } from '../../../normalise.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const AGE = String.raw`(\d{1,2})(?! ?(?:times|percent|%|years ago|am|pm|o'clock))\b(?: years old)?`
const BEHIND = new RegExp(
  String.raw`^[ ,]*(?:(?:and|which) )?(?:(?:he|she|they) (?:died|had (?:it|that|one)) )?(?:at|aged?|at the age of|at age|when (?:he|she) was(?: only| just| about)?|in (?:his|her) (?=\d0s))(?: about| around| only| just| like)? ${AGE}`,
)
const IN_DECADE = /^[ ,]*in (?:his|her) ((?:early |mid |late )?(?:thirties|forties|fifties|sixties|seventies|eighties|\d0s))\b/

/** 'My dad had a heart attack at fifty-two': how old a relative was, which says how much it tells of the patient. */
export function ageThen(
  lines: readonly LedgerLine[],
  mention: Mention,
  kind: Mention['kind'],
): { when?: string } {
  if (kind !== 'family') return {}
  const { after } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  const plain = normalise(`x${after}`).slice(1)
  const age = BEHIND.exec(plain)?.[1]
  if (age !== undefined) return { when: `at age ${age}` }
  const decade = IN_DECADE.exec(plain)?.[1]
  return decade === undefined ? {} : { when: `in their ${decade}` }
}
