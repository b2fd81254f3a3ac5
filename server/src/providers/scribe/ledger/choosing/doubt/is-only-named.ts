import type { Fact } from '@chartwright/contract/facts'
import { sentenceAround } from '../../../../../clinical/ledger/framing/wording/sentence-around.ts'
import type { ScribeSegment } from '../../../scribe.ts'

const ILLNESS =
  /^(?:covid(?:-19)?|coronavirus|influenza|flu|hiv|hepatitis [abc]|(?:\w+ )?cancer|melanoma)$/
const SHOWS =
  /\b(?:show(?:s|ed|ing|n)?|came back|come back|reveal\w*|confirm\w*|found|finds|consistent with|demonstrat\w+|positive|diagnos\w+|proven?|indicat\w+|says?|said|got|turn(?:s|ed) out|read as|suggest\w*)\b|\b(?:is|are|was|were|has|have|it['’]s)(?: an?| the)?\s*$/i
const SHOWN_BEHIND = /^[^.?!]*\b(?:positive|came back|detected|confirmed)\b/i

/** Whether an illness was only spoken of beside a test: a result takes what the test showed. */
export function isOnlyNamed(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const { kind, polarity, concept, attributes, said } = fact
  const [own] = said
  if (kind !== 'result' || polarity !== 'present' || own === undefined) return false
  if (!ILLNESS.test(concept) || attributes.value !== undefined || attributes.site !== undefined)
    return false
  const text = segments.find(({ id }) => id === own.segment_id)?.text
  if (text === undefined) return false
  const { before, after } = sentenceAround(text, own)
  return !SHOWS.test(before) && !SHOWN_BEHIND.test(after)
}
