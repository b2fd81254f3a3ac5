import { EXACTLY_RIGHT } from '../../framing/places/exactly-right.ts'
import { NO_SIDE_PHRASES } from '../../framing/places/no-side.data.ts'
import { NO_ONE_SIDE } from './told-places.data.ts'

type OneSide = 'left' | 'right'

const NO_SIDES = new RegExp(String.raw`${EXACTLY_RIGHT}|\b(?:${NO_SIDE_PHRASES.join('|')})\b`, 'g')
/** A side said as one: 'on the left', 'my left', 'left side', 'the right one'. */
const SIDE =
  /\b(?:the|my|on|lower|upper|this) (left|right)\b(?! (?:\w+ )?(?:thing|way|time|answer|track|word|place)\b)|\b(left|right)(?:[- ]hand)?[- ](?:sided?|one|back|ear|eye|lower|upper)\b|^(?:(?:um|uh|oh|so|yeah|it's|it is|just)[ ,]*)*(left(?= ?(?:[.,]|$))|right(?= ?$))/g
/** 'Right, so it is in the middle': a filler, not a side. */
const FILLER = /^(?:(?:yeah|yes|um|uh|oh|so|okay|well)[ ,]*)*right ?[.,](?= *\S)/
/** 'it started on the right … and now it is on the left' */
const FIRST = /\b(?:started|start|starts|began|first|initially|at first|was|used to be)\b/
const THEN = /\b(?:now|moved|shifted|switched|gone over|went over|went to)\b/

/** The single side that the words name, as it is now; undefined if they name both or retract one. */
export function presentSide(plain: string): OneSide | undefined {
  const words = plain.replace(NO_SIDES, ' ').replace(FILLER, ' ')
  const told = words.split(/[.?!]/).flatMap((sentence) =>
    [...sentence.trim().matchAll(SIDE)].map((found) => ({
      side: (found[1] ?? found[2] ?? found[3]) as OneSide,
      at: found.index,
      sentence: sentence.trim(),
    })),
  )
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return undefined
  if (told.some(({ sentence }) => NO_ONE_SIDE.some(([row]) => row.test(sentence)))) return undefined
  if (told.every(({ side }) => side === first.side)) return first.side
  if (told.length !== 2 || first.sentence !== last.sentence) return undefined
  const { sentence } = first
  const hasMoved =
    FIRST.test(sentence.slice(0, first.at)) && THEN.test(sentence.slice(first.at, last.at))
  return hasMoved ? last.side : undefined
}
