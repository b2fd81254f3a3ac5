import type { Mention } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'

const YES =
  /^ ?(?:(?:oh|um|well|i think|and)[ .]+)*(?:yes|yeah|yep|yup|mhm|uh-huh|correct|right|it (?:was|is|did)|they (?:were|are|did)|all (?:good|fine|normal))\b|^ ?i (?:did|do|have)(?: ?[.!]|$)/

/** 'In the spring. Clear.' */
const CAME_OUT =
  /(?<!\b(?:not|never|n't|isn't|wasn't) (?:\w+ )?)\b(?:normal|clear|negative|positive|fine|all right|alright|okay|abnormal|raised|high|low)\b/

/** 'Smears up to date?' — 'I think I'm due.': what was asked and not affirmed is no result. */
export function isAskedResult(lines: readonly LedgerLine[], mention: Mention): boolean {
  if (mention.kind !== 'result' || mention.polarity !== 'present') return false
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const { before, after } = sentenceAround(text, mention)
  if (role !== 'clinician' || text[mention.to + after.length] !== '?') return false
  // 'It was normal, wasn't it?' tells and asks.
  if (/[,;]/.test(after) || /\b(?:was|were|is|are|showed)\b/.test(before)) return false
  const answer = lines[mention.line + 1]
  if (answer === undefined || answer.role === role) return false
  const said = plainSaid(answer.text)
  return !YES.test(said) && !CAME_OUT.test(said)
}
