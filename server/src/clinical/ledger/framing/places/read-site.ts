import { plainWords } from '../wording/attribute-words.ts'
import { RIGHT_BEFORE } from './no-side.data.ts'

const RIGHT_THERE = new RegExp(String.raw`^right (?=(?:${RIGHT_BEFORE.join('|')})\b)`, 'i')

/** 'in at the bottom', 'on, on my elbow' */
const BEGUN_AGAIN =
  /^(?:(?:in|on|at|to|of|down|up|the|my)[\s,]+)+(?=(?:in|on|at|of|down|around|under|over|behind|across|along|inside) )|^(?:of the|of|this|that|these|those) /i

/** 'the top of your foot where the bones meet': a clause of its own */
const CLAUSE_BEHIND = /[\s,]+(?:where|which|because|but|when|so that)\b.*$/i

/** 'just', 'mostly here': of no part. */
const NO_PLACE = /^(?:(?:all|just|only|mostly|mainly|around|here|there)[\s,.]*)+$/i

/** 'right here in my stomach', 'involving the left lung', 'one of the bones' */
const POINTED =
  /^(?:(?:right |just )?(?:here|there|over here|over there)[\s,]+(?=(?:in|on|at|under|below|above|around|behind|by)\b)|(?:involving|one of) (?=(?:the|my|your|his|her)\b))/i
/** 'pain in the groin', 'inferior': what names no part by itself. */
const NO_PART =
  /^(?:pain|tenderness|swelling|numbness|tingling|aching)\b|^(?:inferior|superior|lateral|medial|anterior|posterior|proximal|distal|upper|lower|inner|outer)$/i

/** A place as it was said; 'right above the ear' is on no side. */
export function readSite(words: string): string | undefined {
  if (NO_PLACE.test(words) || NO_PART.test(words.trim())) return undefined
  return plainWords(
    words
      .replace(POINTED, '')
      .replace(RIGHT_THERE, '')
      .replace(BEGUN_AGAIN, '')
      .replace(CLAUSE_BEHIND, ''),
  )
}
