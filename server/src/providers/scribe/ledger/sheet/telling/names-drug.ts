import { DRUG_ROWS } from '../../../../../clinical/lexicon/drugs/drug-rows.ts'
import { NO_MEDICINE } from './told-on-sheet.data.ts'

const LEAST_CHARS = 4
const MOST_WORDS = 3
const NAMES = new Set(
  DRUG_ROWS.flatMap(({ name, others, brands }) => [name, ...others, ...brands])
    .map((name) => name.toLowerCase())
    .filter((name) => name.length >= LEAST_CHARS && !NO_MEDICINE.test(name)),
)
const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu

/** The medicines that words name and a table knows, as they were said; the longest names first taken. */
export function drugsIn(text: string): string[] {
  const words = [...text.matchAll(WORD)]
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1)
    for (let size = MOST_WORDS; size > 0; size -= 1) {
      const last = words[at + size - 1]
      const name = last && text.slice(words[at]?.index, last.index + last[0].length)
      if (name === undefined || !NAMES.has(name.toLowerCase().replace(/['’]s$/, ''))) continue
      found.push(name.replace(/['’]s$/, ''))
      at += size - 1
      break
    }
  return found
}

export function namesDrug(text: string): boolean {
  return drugsIn(text).length > 0
}
