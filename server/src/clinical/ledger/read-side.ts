import { findSides } from '../find-sides.ts'
import { normalise } from '../normalise.ts'
import { tokensOf } from '../tokens.ts'

const BOTH = /\b(?:both|bilateral(?:ly)?|each side|either side)\b/
/** 'right knee, sorry, the left': what comes after takes the place of what came before. */
const TAKES_BACK =
  /\b(?:sorry|no wait|wait no|i mean|i meant|actually|correction|excuse me|rather|my mistake)\b/

export type Side = 'left' | 'right' | 'bilateral'

/** The side that words name; of two, where the first is taken back, the second. */
export function readSide(words: string): Side | undefined {
  const plain = normalise(words)
  const sides = findSides(tokensOf(plain))
  const [first] = sides
  const last = sides.at(-1)
  if (TAKES_BACK.test(plain) && last) return last.side
  const both = new Set(sides.map(({ side }) => side))
  if (both.size > 1 || (BOTH.test(plain) && both.size === 0)) return 'bilateral'
  return first?.side ?? bareSide(plain)
}

function bareSide(plain: string): Side | undefined {
  const found =
    /^(?:the |my |your |on the |it is the |it's the )?(left|right)(?: (?:one|side))?[ .,]*$/.exec(
      plain,
    )
  return found?.[1] as Side | undefined
}
