import { HEADING_WORDS, PHRASE_WORDS } from './style-words.data.ts'

const PHRASE_MAX_CHARS = 200
const PHRASE_MIN_WORDS = 3
const HEADING_MAX_CHARS = 40
const HEADING_MAX_WORDS = 5
const PLACEHOLDER =
  /^(?:not|nothing was) (?:discussed|stated|mentioned|documented|recorded|assessed|performed|examined|reported|said)\.?$/i

/** Lower-cased words of names that must not be learned. */
export type Names = ReadonlySet<string>

export function namesOf(...names: readonly (string | null)[]): Names {
  const words = names.flatMap((name) => name?.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [])
  return new Set(words)
}

/** What the writer puts where nothing was said: it tells no fact. */
export function isPlaceholder(sentence: string): boolean {
  return PLACEHOLDER.test(sentence.trim())
}

/** A heading of headings' own words: 'Knee pain' is about a patient. */
export function isLearnableHeading(heading: string, names: Names): boolean {
  return (
    heading.length <= HEADING_MAX_CHARS &&
    heading.split(/\s+/).length <= HEADING_MAX_WORDS &&
    /^\p{L}[\p{L}\p{M} &/'’:()-]*$/u.test(heading) &&
    isMadeOf(heading, HEADING_WORDS, names)
  )
}

/** A short sentence of habit. That it stands in several notes is asked elsewhere. */
export function isLearnablePhrase(sentence: string, names: Names): boolean {
  return (
    sentence.length <= PHRASE_MAX_CHARS &&
    sentence.split(/\s+/).length >= PHRASE_MIN_WORDS &&
    /^\p{L}[\p{L}\p{M} ,;:'’()/-]*[.!]$/u.test(sentence) &&
    !isPlaceholder(sentence) &&
    isMadeOf(sentence, PHRASE_WORDS, names)
  )
}

/** Every word is one of those, and none is part of a name: 'will' is a word, and Will a patient. */
function isMadeOf(text: string, words: ReadonlySet<string>, names: Names): boolean {
  const found = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu)
  return found !== null && found.every((word) => words.has(word) && !names.has(word))
}
