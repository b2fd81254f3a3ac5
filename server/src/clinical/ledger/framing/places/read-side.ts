import { findSides } from '../../../find-sides.ts'
import { normalise } from '../../../normalise.ts'
import { tokensOf } from '../../../tokens.ts'
import type { Side } from '../../fact.ts'
import { EXACTLY_RIGHT } from './exactly-right.ts'
import { NO_SIDE_PHRASES } from './no-side.data.ts'

/** Of both sides; 'on both flexion and extension' is of none. */
const BOTH =
  /\bbilateral(?:ly)?\b|\b(?:both|each|either)(?: of)?(?: (?:my|your|the|his|her))? (?:sides?|knees?|hips?|ankles?|feet|foot|hands?|wrists?|elbows?|arms?|legs?|shoulders?|ears?|eyes?|breasts?|calves|lungs?|kidneys?|thumbs?|heels?|flanks?|(?:lung |lower )?bases|kneecaps?|nostrils?|tonsils|turbinates|lower lobes|cheeks|temples)\b/
const ONLY_BOTH = /^(?:it is |it's |in |on )?both(?: of them| sides)?[ .,]*$/
/** Parts that come in twos, named together. */
const PAIR =
  /\b(?:knees|hips|ankles|feet|hands|wrists|elbows|arms|legs|shoulders|ears|eyes|breasts|calves|thighs|kneecaps|lower extremities|upper extremities)\b/
/** 'both sides of the knee' are of one knee. */
const SIDES_OF_ONE = String.raw`both sides of (?:the|your|my|his|her|that|this|one) [a-z]+(?<!s|feet|extremities)\b`
const NO_SIDES = new RegExp(
  String.raw`${EXACTLY_RIGHT}|\b(?:${NO_SIDE_PHRASES.join('|')}|${SIDES_OF_ONE})\b`,
  'g',
)
/** 'right knee, sorry, the left': what comes after takes the place of what came before. */
const TAKES_BACK =
  /\b(?:sorry|no wait|wait no|i mean|i meant|actually|correction|excuse me|rather|my mistake)\b/

/** Without one of these there is no side: it saves the reading of most words. */
const MAY_HOLD = /left|right|both|bilateral|each|either|extremities|calves|feet|\w[deghmprtw]s\b/i

/** The side that words name; of two, where the first is taken back, the second. */
export function readSide(words: string): Side | undefined {
  if (!MAY_HOLD.test(words)) return undefined
  const plain = normalise(words).replace(NO_SIDES, ' ')
  const sides = findSides(tokensOf(plain))
  const [first] = sides
  const last = sides.at(-1)
  if (TAKES_BACK.test(plain) && last) return last.side
  const both = new Set(sides.map(({ side }) => side))
  if (both.size > 1 || ONLY_BOTH.test(plain) || (BOTH.test(plain) && both.size === 0))
    return 'bilateral'
  return first?.side ?? bareSide(plain) ?? (PAIR.test(plain) ? 'bilateral' : undefined)
}

function bareSide(plain: string): Side | undefined {
  const found =
    /^(?:the |my |your |on the |it is the |it's the )?(left|right)(?: (?:one|side))?[ .]*$/.exec(
      plain,
    )
  return found?.[1] as Side | undefined
}
