import { cleanSpeech } from './clean-speech.ts'
import { numberOf } from './spell-numbers.ts'

/** What is written short, as it is said; `\b` alone does not see the end of 'b.i.d.'. */
const WITH_FIGURES: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(\d)(?=(?:mg|mcg|ml|g|kg|cm|mm|%)\b)/gi, '$1 '],
  [/\bq(\d+)h\b/gi, 'every $1 hours'],
  [/\bmm ?hg\b/gi, ' '],
  [/(\d+) ?\/ ?(?=\d)/g, '$1/'],
  [/\b(\d+) out of (\d+)\b/gi, '$1/$2'],
]
const LATIN: Readonly<Record<string, string>> = {
  bid: 'twice a day',
  tid: '3 times a day',
  qid: '4 times a day',
  qhs: 'at bedtime',
  qd: 'daily',
  prn: 'as needed',
}
const TEENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const DIGIT = 'zero|one|two|three|four|five|six|seven|eight|nine'
/** A recogniser's dot between numbers is a point: 'ninety eight . two', 'a . five centimeter stone'. */
const POINTS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(ninety (?:five|six|seven|eight|nine)|hundred(?: and)?(?: one| two| three| four)?) \. (?=(?:${DIGIT})\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(an?|the|of|is|at|with|measuring) \. (?=(?:${DIGIT}|\d) (?:centi|milli|micro|cm|mm|mg|mcg|ml))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b((?:${TEENS}|${DIGIT})) \. (?=(?:${DIGIT}) (?:milligram|microgram|mg|mcg))`,
    'gi',
  ),
]

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** 'twenty-five', 'six-fifty' */
const SPOKEN_HYPHEN = new RegExp(
  String.raw`(?<=\b(?:${TENS}))-(?=(?:${DIGIT})\b)|(?<=\b(?:${DIGIT}))-(?=(?:${TENS})\b)`,
  'gi',
)
/** 'seven and a half', 'thirty seven and a half' */
const AND_A_HALF = new RegExp(
  String.raw`\b(\d+|one|two|three|four|five|six|seven|eight|nine) and (?:a|one) half\b`,
  'g',
)

/** Speech and notes in one form: lower case, numbers as figures, short forms said in full. */
export function normalise(text: string): string {
  let plain = text
    .replace(/[µμ]g/g, 'mcg')
    .replace(/[•·–—]/g, ' ')
    .replace(/(?<!\d ?)(?<=^|\s)\.(?=\d)/g, '0.')
    .replace(
      /\b(?:[btq]\.?i\.?d|q\.?h\.?s|q\.?d|p\.?r\.?n)\b\.?/gi,
      (short) => LATIN[short.replaceAll('.', '').toLowerCase()] ?? short,
    )
    .replace(/-(?=year)/gi, ' ')
    .replace(SPOKEN_HYPHEN, ' ')
    .replace(/\bper cents?\b/gi, 'percent')
    .replace(/(?<=year)s?-old\b/gi, ' old')
  if (plain.includes(' . ')) for (const dot of POINTS) plain = plain.replace(dot, '$1 point ')
  if (/\d/.test(plain)) for (const [pattern, by] of WITH_FIGURES) plain = plain.replace(pattern, by)
  return cleanSpeech(plain)
    .replace(/\b(\d+) out of (\d+)\b/g, '$1/$2')
    .replace(AND_A_HALF, (_, whole: string) => `${figureOf(whole) ?? whole}.5`)
    .replace(
      /(?<![\d.] ?)(?<!\b(?:this|that|some|which|what|any) )\bpoint ((?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d+)\b ?)+)/g,
      (_, digits: string) =>
        `0.${digits
          .trim()
          .split(' ')
          .map((digit) => figureOf(digit) ?? '0')
          .join('')} `,
    )
}

/** 'two' and '2' are one number. */
export function figureOf(word: string): string | undefined {
  if (/^\d/.test(word)) return word.replace(/(\.\d*?)0+(?=%?$)/, '$1').replace(/\.(?=%?$)/, '')
  const value = numberOf(word) ?? 0
  return value > 0 && value < 10 ? String(value) : undefined
}
