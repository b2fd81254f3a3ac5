import type { Mention, Modifier, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'

/** That not all of it is taken. */
const LESS =
  /\b(?:only|skip\w*|miss(?:ed|ing)?|forget\w*|forgot|half)\b|\b(?:ones?|doses?|tablets?|it|that|them)(?: i)? (?:(?:just|sort of|really|usually|mostly) )*(?:do ?n't|leave|left|miss|avoid)\b|\bn't (?:take|always|bother|have)\b/
const NOT_LESS = /\b(?:never (?:miss|skip|forget)\w*|(?:do|have|did)n't (?:miss|skip|forg[eo]t)\w*)/

/** 'The metformin, two twice a day?' — 'The evening ones I leave.': what is taken is told in the words of the answer. */
export function takenOtherwise(
  lines: readonly LedgerLine[],
  { kind, status, polarity, line }: Mention,
  modifiers: readonly Modifier[],
): Stretch | undefined {
  if (kind !== 'medication' || status !== 'takes' || polarity !== 'present') return undefined
  const [asked, answer] = [lines[line], lines[line + 1]]
  if (asked?.role !== 'clinician' || answer === undefined || answer.role === 'clinician')
    return undefined
  const isAsked = modifiers.some((one) => one.kind === 'frequency' && one.line === line)
  if (!isAsked || !/\?\s*$/.test(asked.text)) return undefined
  const said = plainSaid(answer.text)
  if (!LESS.test(said) || NOT_LESS.test(said)) return undefined
  return { line: line + 1, from: 0, to: answer.text.length }
}
