import { cleanSpeech } from './clean-speech.ts'

/** What is written short, as it is said; `\b` alone does not see the end of 'b.i.d.'. */
const WRITTEN_SHORT: readonly (readonly [RegExp, string])[] = [
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(\d)(?=(?:mg|mcg|ml|g|kg|cm|mm|%)\b)/gi, '$1 '],
  [/µg|μg/g, 'mcg'],
  [/\bb\.?i\.?d\b\.?/gi, 'twice a day'],
  [/\bt\.?i\.?d\b\.?/gi, '3 times a day'],
  [/\bq\.?i\.?d\b\.?/gi, '4 times a day'],
  [/\bq\.?h\.?s\b\.?/gi, 'at bedtime'],
  [/\bq\.?d\b\.?/gi, 'daily'],
  [/\bq(\d+)h\b/gi, 'every $1 hours'],
  [/\bp\.?r\.?n\b\.?/gi, 'as needed'],
  [/\bmm ?hg\b/gi, ' '],
  [/(\d+) ?\/ ?(?=\d)/g, '$1/'],
  [/\b(\d+) out of (\d+)\b/gi, '$1/$2'],
  [/[•·–—]/g, ' '],
  [/-(?=year)/gi, ' '],
  [/(?<=year)s?-old\b/gi, ' old'],
]
const SMALL = 'zero one two three four five six seven eight nine'.split(' ')

/** Speech and notes in one form: lower case, numbers as figures, short forms said in full. */
export function normalise(text: string): string {
  let plain = text
  for (const [pattern, by] of WRITTEN_SHORT) plain = plain.replace(pattern, by)
  return cleanSpeech(plain)
    .replace(/\b(\d+) out of (\d+)\b/g, '$1/$2')
    .replace(
      /\b(\d+|one|two|three|four|five) and (?:a|one) half\b/g,
      (_, whole: string) => `${figureOf(whole) ?? whole}.5`,
    )
    .replace(
      /(?<![\d.] ?)\bpoint ((?:(?:zero|one|two|three|four|five|six|seven|eight|nine|\d+)\b ?)+)/g,
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
  const value = SMALL.indexOf(word)
  return value < 1 ? undefined : String(value)
}
