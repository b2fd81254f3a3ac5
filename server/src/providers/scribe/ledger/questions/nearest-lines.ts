import type { ScribeSegment } from '../../scribe.ts'

const MOST = 3
const LONGEST = 200
/** What the same thing is called in talk. */
const SAID: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\balcohol\b/, 'drink wine beer'],
  [/\bsmok/, 'smoke smoking smoker cigarettes tobacco vape'],
  [/\bwork\b/, 'job working'],
  [/\bmetasta/, 'metastatic metastasis metastases'],
  [/\b(?:visual|vision|eyesight)\b/, 'vision eyesight visual blurry blurred'],
  [/\bradiat/, 'spreading spread radiating radiates'],
  [/\bsalt\b/, 'salt salty sodium'],
  [/\bmood\b/, 'mood depression depressed'],
  [/\bic(?:e|ed|ing)\b/, 'iced icing'],
  [/\bsick contacts?\b/, 'unwell contagious'],
  [/\b(?:die|died|death)\b/, 'died'],
  [/\b(?:eaten out|take-?away|restaurant)\b/, 'takeaway takeout restaurant'],
  [/\b(?:kids|children)\b/, 'kids children'],
  [/\b(?:fracture|broken)\b/, 'broke broken fracture'],
  [/\bliv(?:es?|ing)\b/, 'live living'],
  [/\babdominal\b/, 'tummy belly stomach'],
  [/\bshortness\b/, 'breathless breathing'],
  [/\btemperature\b/, 'fever temperature'],
]

/** Other words of talk for what is asked. */
export function otherWords(words: string): string {
  return SAID.filter(([asked]) => asked.test(words))
    .map(([, said]) => said)
    .join(' ')
}

/** The first lines in which the pattern is found, as quotations around it. */
export function linesWith(pattern: RegExp, segments: readonly ScribeSegment[]): string[] {
  return segments
    .flatMap(({ text, index }) => {
      const at = text.search(pattern)
      return at < 0 ? [] : [`- “${stretch(text.trim(), at)}” [${index + 1}]`]
    })
    .slice(0, MOST)
}

function stretch(plain: string, found: number): string {
  if (plain.length <= LONGEST) return plain
  const at = Math.max(0, found - LONGEST / 3)
  const from = at === 0 ? 0 : plain.indexOf(' ', at) + 1
  const piece = plain.slice(from, from + LONGEST)
  const isCut = from + LONGEST < plain.length
  return `${from > 0 ? '…' : ''}${isCut ? piece.slice(0, piece.lastIndexOf(' ')) : piece}${isCut ? '…' : ''}`
}
