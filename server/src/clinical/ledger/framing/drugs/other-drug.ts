import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'

const ASKS = /\?|\b(?:any|(?:have|do|are|did) (?:you|they|he|she)|did i hear)\b/i
const INSTEAD = /^ ?(?:oh[ .]+)?(?:well|actually|no)[ .]+(?:i|she|he|they|it was)\b/
const POINTS_BACK = /\b(?:it|that|those|them|both|either|too|also|all|same)\b/
const REMEDY =
  /\b(?:medic\w+|pills?|tablets?|shots?|injections?|creams?|drops|patch(?:es)?|sprays?)\b/

/** 'Did they give you prednisone?' — 'Well, they gave me a numbing cream.': nothing is known of the prednisone. */
export function otherDrug(lines: readonly LedgerLine[], asked: Mention): Stretch | undefined {
  const [question, answer] = [lines[asked.line], lines[asked.line + 1]]
  if (asked.kind !== 'medication') return undefined
  if (question?.role !== 'clinician' || answer?.role !== 'patient') return undefined
  if (!ASKS.test(question.text)) return undefined
  const [first = ''] = answer.text.split(/[.?!]/, 1)
  const said = plainSaid(first)
  if (!INSTEAD.test(said) || POINTS_BACK.test(said) || !REMEDY.test(said)) return undefined
  const names = asked.words.toLowerCase().match(/[a-z]{4,}/g) ?? []
  if (names.some((name) => answer.text.toLowerCase().includes(name))) return undefined
  return { line: asked.line + 1, from: 0, to: first.length }
}
