import { findSides } from '../../find-sides.ts'
import { normalise } from '../../normalise.ts'
import { tokensOf } from '../../tokens.ts'
import type { Side } from '../fact.ts'

/** Of both sides; 'on both flexion and extension' is of none. */
const BOTH =
  /\bbilateral(?:ly)?\b|\b(?:both|each|either)(?: of)?(?: (?:my|your|the|his|her))? (?:sides?|knees?|hips?|ankles?|feet|foot|hands?|wrists?|elbows?|arms?|legs?|shoulders?|ears?|eyes?|breasts?|calves|lungs?|kidneys?|thumbs?|heels?)\b/
/** Parts that come in twos, named together. */
const PAIR =
  /\b(?:knees|hips|ankles|feet|hands|wrists|elbows|arms|legs|shoulders|ears|eyes|breasts|calves|thighs|lower extremities|upper extremities)\b/
/** 'right now' and 'all right' are no side. */
const NO_SIDE =
  /\b(?:right (?:now|here|there|away|after|before|at|in|behind|below|above|where|when)|all right|that is right|left (?:the|over|off|out|in|for|on|at))\b/g
/** 'right knee, sorry, the left': what comes after takes the place of what came before. */
const TAKES_BACK =
  /\b(?:sorry|no wait|wait no|i mean|i meant|actually|correction|excuse me|rather|my mistake)\b/

/** Without one of these there is no side: it saves the reading of most words. */
const MAY_HOLD =
  /left|right|both|bilateral|each|either|extremities|calves|feet|\w(?:[eprtw]s|ds)\b/i

/** The side that words name; of two, where the first is taken back, the second. */
export function readSide(words: string): Side | undefined {
  if (!MAY_HOLD.test(words)) return undefined
  const plain = normalise(words).replace(NO_SIDE, ' ')
  const sides = findSides(tokensOf(plain))
  const [first] = sides
  const last = sides.at(-1)
  if (TAKES_BACK.test(plain) && last) return last.side
  const both = new Set(sides.map(({ side }) => side))
  if (both.size > 1 || (BOTH.test(plain) && both.size === 0)) return 'bilateral'
  return first?.side ?? bareSide(plain) ?? (PAIR.test(plain) ? 'bilateral' : undefined)
}

function bareSide(plain: string): Side | undefined {
  const found =
    /^(?:the |my |your |on the |it is the |it's the )?(left|right)(?: (?:one|side))?[ .,]*$/.exec(
      plain,
    )
  return found?.[1] as Side | undefined
}
