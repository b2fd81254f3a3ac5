import { normalise } from '../../../normalise.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const ABOUT = String.raw`(?:(?:only|just|about|around|like|maybe|the age of|age) )*`
const AGE = new RegExp(
  String.raw`\b(?:at|aged|when (?:he|she) was) ${ABOUT}(\d{2})\b(?! ?(?:times|percent|%|[ap]\.?m|o'clock|mg|\d))`,
)
const DECADE =
  /\bin (?:his|her|their) ((?:early |mid |late )?(?:thirties|forties|fifties|sixties|seventies|eighties|\d0s))\b/
const DIED = /\b(?:died|passed|death|lost)\b/i
/** What follows is of somebody else, or of another thing. */
const FURTHER = /,? (?:and|but|then|my)\b.*$|[;].*$/

/** 'My dad had a heart attack at fifty-two': how old a relative was, which says how much it means for the patient. */
export function ageThen(
  lines: readonly LedgerLine[],
  mention: Mention,
  kind: Mention['kind'],
): { when?: string } {
  if (kind !== 'family' || mention.polarity === 'absent') return {}
  const { before, after } = sentenceAround(lines[mention.line]?.text ?? '', mention)
  // How old they were when they died of it is told of their death.
  if (DIED.test(before)) return {}
  const plain = normalise(`${mention.words}${after.replace(FURTHER, '')}`)
  const age = AGE.exec(plain)?.[1]
  if (age !== undefined) return { when: `at age ${age}` }
  const decade = DECADE.exec(plain)?.[1]
  return decade === undefined ? {} : { when: `in their ${decade}` }
}
