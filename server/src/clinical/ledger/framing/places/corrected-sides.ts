import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import type { Side } from '../../fact.ts'
import { readSide } from './read-side.ts'

/** 'no left knee pain' denies; 'no, the left' corrects. */
const TAKES_BACK =
  /\b(?:no(?=\s*[,.–—-])|nope|wait|hang on|hold on|sorry|i mean|i meant|actually|correction|excuse me|my mistake|my bad|wrong)(?![a-z])/i
const OTHER =
  /(?:\b(?:the|my|your|his|her|on|in|sorry|mean|meant|actually|no|wait)\b|[,.–—-])\s*(left|right)\b(?! (?:now|there|here|away|after|before))/i
/** What is said of the other side by itself. */
const BY_ITSELF = /^[^.?!,;]{0,30}\b(?:fine|okay|ok|good|never|not|all right|alright|normal)\b/i
const REACH_CHARS = 80
const MOST_WORDS = 11

/** The side that was meant, where one was said before `to` and taken back: 'the right one. Wait, no, it's the left.' */
export function sideInstead(text: string, said: Side, to: number): Side | undefined {
  const rest = text.slice(to, to + REACH_CHARS)
  const found = OTHER.exec(rest)
  const side = found?.[1]?.toLowerCase()
  if (!found || (side !== 'left' && side !== 'right') || side === said) return undefined
  const end = found.index + found[0].length
  const between = rest.slice(0, end)
  if (!TAKES_BACK.test(between) || (between.match(/[a-z'’]+/gi)?.length ?? 0) > MOST_WORDS)
    return undefined
  return BY_ITSELF.test(text.slice(to + end)) ? undefined : side
}

/** Every side of a line by the one that was meant. */
export function withSidesCorrected(text: string): string {
  if (!TAKES_BACK.test(text)) return text
  return text.replace(/\b(?:left|right)\b/gi, (word, at: number) => {
    return sideInstead(text, word.toLowerCase() as Side, at + word.length) ?? word
  })
}

/** 'the right one' that was taken back is told as the left. */
export function correctSide(lines: readonly LedgerLine[], modifier: Modifier): Modifier {
  if (modifier.kind !== 'side') return modifier
  const said = readSide(modifier.words)
  if (said !== 'left' && said !== 'right') return modifier
  const words = sideInstead(lines[modifier.line]?.text ?? '', said, modifier.to)
  return words === undefined ? modifier : { ...modifier, words }
}
