import { isPart } from '../../find-sides.ts'
import { isWithin } from '../words/word-stems.ts'

/** Whether a name tells a place already: the inside of the knee is in 'tenderness of the medial knee'. */
export function isPlaceSaid(place: string, name: string): boolean {
  return isWithin(place, name) || isWithin(asAspect(place), name)
}

function asAspect(place: string): string {
  return place.replace(/\binside\b/, 'medial').replace(/\boutside\b/, 'lateral')
}

const PLACE = / (?=(?:along|around|at|in|of|on|over) )/g
const IS_PLACE = /\b(?:areas?|aspects?|extremit(?:y|ies)|quadrants?|regions?|sides?)\b/

/** 'bruising on the foot' of the foot and the ankle is bruising: the longer place has the shorter one in it. */
export function withoutShorterPlace(name: string, place: string): string {
  const at = [...name.matchAll(PLACE)]
    .map(({ index }) => index)
    .find((index) => {
      const own = name.slice(index + 1).replace(/^\w+ /, '')
      return isPlace(own) && isWithin(own, place)
    })
  return at === undefined ? name : name.slice(0, at)
}

function isPlace(words: string): boolean {
  return IS_PLACE.test(words) || words.split(' ').some(isPart)
}
