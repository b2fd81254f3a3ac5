import type { FactContent } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'
import { plainSaid } from '../../wording/plain-said.ts'
import { sentenceAround } from '../../wording/sentence-around.ts'
import { readValue } from './read-value.ts'

const EITHER_SIDE =
  /\b(?:over|under|above|below|more|less|higher|lower|greater)\b.*\bor (?:is it |are they )?(?:under|over|less|more|lower|higher|below|above|not)\b/

/** 'Is your sugar over 150 or under?' — 'Under, about 120.': the limit that is asked for is no value. */
export function askedLimit(
  lines: readonly LedgerLine[],
  mention: Mention,
  modifiers: readonly Modifier[],
): Pick<FactContent['attributes'], 'value' | 'unit'> | undefined {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  if (mention.kind !== 'measurement' || role !== 'clinician') return undefined
  const { before, after } = sentenceAround(text, mention)
  const isAsked = text[mention.to + after.length] === '?'
  if (!isAsked || !EITHER_SIDE.test(plainSaid(`${before}${mention.words}${after}`)))
    return undefined
  const answered = modifiers.filter(({ line }) => line > mention.line)
  return readValue({ kind: mention.kind, words: '' }, answered, '', '')
}
