import type { Fact } from '@chartwright/contract/facts'
import { sentenceAround } from '../../../../../clinical/ledger/framing/wording/sentence-around.ts'
import type { ScribeSegment } from '../../../scribe.ts'

const SAYS_WHAT_IT_IS =
  /^(?:(?:ok|okay|so|and|now|well|right|um|uh)\b[\s,.]*)*(?:that(?:['’]s| is| would be| means)|this (?:is|means)|it(?:['’]s| is| means)|which (?:is|means))[\s,]+(?:(?:just|basically|usually|really|like)[\s,]+)*(?:when|where|what happens|that (?:your|the)|your)\b/i

/** Whether words tell what an illness is that was named before, and not a second one. */
export function isExplaining(fact: Fact, segments: readonly ScribeSegment[]): boolean {
  const {
    source,
    kind,
    lines: [line = 0],
    said: [own],
  } = fact
  if (source !== 'heard' || kind !== 'assessment' || own === undefined || line === 0) return false
  const text = segments.find(({ id }) => id === own.segment_id)?.text
  if (text === undefined) return false
  return SAYS_WHAT_IT_IS.test(sentenceAround(text, own).before.trimStart())
}
