import type { FactContent } from '@chartwright/contract/facts'
import { numberOf } from '../../../../spell-numbers.ts'
import type { Mention } from '../../../reading/find-mentions.ts'
import type { LedgerLine } from '../../../reading/token-stream.ts'

const SMALL = 'zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|10|[0-9]'
/** A number that counts nothing: 'a seven', and neither 'three weeks' nor 'one of them'. */
const SCORE = new RegExp(
  String.raw`(?<![\w.-])(?:${SMALL})(?![\w.]*\d|\s*(?:of|point|over|hundred|times|percent|mg|milligrams?|tablets?|(?:second|minute|hour|day|night|week|month|year)s?)\b|-)\b`,
  'gi',
)
const ASKED =
  /\b(?:pain|hurt\w*|ache|aching|sore)\b[^?]*\b(?:number|rate|scale|bad|level)\b|\bout of (?:ten|10)\b|\b(?:zero|nought|one|0|1) (?:to|through|-) (?:ten|10)\b|\bhow bad\b|\b(?:what|a) number\b/i
const LINES_BACK = 2
/** Nothing but the number: 'i'd say about a seven'. */
const ALONE =
  /^[\s,.]*(?:(?:i|i'd|would|say|it|it's|is|was|like|about|around|maybe|probably|a|an|the|my|pain|pain's|or|to|and|out|ten|10|just)[\s,.]+)*$/i

/** 'Seven when I sneeze', in answer to 'how bad is it, nought to ten': how bad a pain is. */
export function isPainScore(lines: readonly LedgerLine[], mention: Mention): boolean {
  const { kind, line, from, words } = mention
  if (kind !== 'measurement' || scoresOf(words).length === 0) return false
  const own = lines[line]?.text.slice(0, from) ?? ''
  const before = Array.from({ length: LINES_BACK }, (_, back) => lines[line - back - 1]?.text ?? '')
  return [own, ...before].some((text) => ASKED.test(text))
}

/** Its number. A score that is one of several is quoted, because a fact with this detail is never told. */
export function painScore({ words }: Mention): FactContent['attributes'] {
  const scores = scoresOf(words)
  const isAlone = ALONE.test(words.replace(SCORE, ' ').replace(/$/, ' '))
  return {
    ...(scores.length === 1 && { value: `${scores[0] ?? ''}/10` }),
    ...(!(isAlone && scores.length === 1) && { detail: 'but one of several' }),
  }
}

function scoresOf(words: string): string[] {
  return (words.replace(/\bout of (?:ten|10)\b/gi, '').match(SCORE) ?? []).map((said) => {
    const plain = said.toLowerCase()
    return plain === 'nought' ? '0' : String(numberOf(plain) ?? plain)
  })
}
