import { stemsOf } from '../../../../../clinical/realise/words/word-stems.ts'
import { spellNumbers } from '../../../../../clinical/spell-numbers.ts'
import { SAME_WORDS, SAYS_NOTHING } from './said-words.data.ts'

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/n['’]t\b/g, ' not'],
  [/['’]d\b/g, ' would'],
  [/['’](?:re|ve|ll|m)\b/g, ' '],
  [/['’]s\b/g, ' '],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
]

/** The words of a sentence that tell what is to be done, each once: what may be, what is not and what it depends on stay. */
export function contentOf(text: string): ReadonlySet<string> {
  const plain = CONTRACTED.reduce((said, [sign, word]) => said.replace(sign, word), text)
  const counted = spellNumbers(
    plain
      .toLowerCase()
      .replace(/[“”.,;:!?]+(?=\s|$)|“/g, '')
      .split(/\s+/),
  )
  const same = SAME_WORDS.reduce(
    (said, [sign, word]) => said.replace(sign, word),
    counted.join(' '),
  )
  const told = same.split(' ').filter((word) => !SAYS_NOTHING.has(word))
  return new Set(stemsOf(told.join(' ')))
}
