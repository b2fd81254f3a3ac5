import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import { sentenceAround } from '../../framing/wording/sentence-around.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainIn } from '../../reading/words-in.ts'
import { hearParts } from './heard-sides.ts'
import type { SidedPart } from './side-topic.ts'

/** 'my other ankle is sore': not the one that the visit is about. */
export function isOfOtherOne(words: string): boolean {
  return hearParts(tokensOf(words)).some(({ side }) => side === 'other')
}

/** 'worse than the left one', 'and the right one is fine': said of the one that the visit is about. */
const TURNS = String.raw`\b(?:than|like|unlike|as|compared|but|and|or|not|from|because|while)\b`

/** 'my other knee hurts too, the left one': the side behind a part says which one the other is. */
export function sideOfOtherOne(
  lines: readonly LedgerLine[],
  { said: [named] }: FramedFact,
  parts: readonly string[],
): SidedPart | undefined {
  const [part] = parts
  const line = lines[named?.line ?? -1]
  if (!named || !line || part === undefined || parts.length > 1) return undefined
  const words = line.text.slice(named.from, named.to)
  const behind = plainIn(line, `${words}${sentenceAround(line.text, named).after}`)
  const found = new RegExp(
    String.raw`\bother ${part}\b(?:(?!${TURNS}|\b(?:left|right)\b).)*?, (?:(?:it's|it is|that's|that is|which is|on) )?the (left|right)(?: (?:one|${part}|side))? ?(?=[.,]|$)`,
  ).exec(behind)
  return found ? { part, side: found[1] as 'left' | 'right' } : undefined
}
