import { findParts } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { tokensOf } from '../../../tokens.ts'
import type { Side } from '../../fact.ts'
import { readSide } from './read-side.ts'

const CLAUSE =
  /[,;:]|\b(?:and|but|so|when|while|because|then|compared|(?:how|what) about|i|do|does|(?:have|had|did|are) you|with no)\b/

/** The side that the words of its own clause around a mention name. */
export function sideBeside(before: string, words: string, after: string): Side | undefined {
  const start = before.slice(-28).split(CLAUSE).at(-1) ?? ''
  const end = after.slice(0, 36).split(CLAUSE)[0] ?? ''
  return readSide(`${isOfAnother(start, words) ? '' : start}${words}${end}`)
}

/** 'a left adnexal mass with an | associated node' */
const BESIDE = /^(?:an? )?(?:associated|adjacent|surrounding|accompanying)\b/i

/** 'clear bilaterally, no wheezes', 'edema in both ankles, no calf tenderness': the side is of what is before. */
function isOfAnother(start: string, words: string): boolean {
  if (/\bbilaterally\b/i.test(start) || BESIDE.test(words)) return true
  const own = partsOf(words)
  return own.length > 0 && partsOf(start).some((part) => !own.includes(part))
}

function partsOf(words: string): string[] {
  return findParts(tokensOf(normalise(words)))
}
