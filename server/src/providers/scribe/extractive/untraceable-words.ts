import { cleanSpeech } from '../../../clinical/clean-speech.ts'
import { conjugate } from './conjugate.ts'
import { tokens } from '../../../clinical/word-features.ts'

/** All that phrasing may add: persons, the verbs of a report, and what 'going to' and 'let's' turn into. */
const PHRASING = new Set(
  `the patient patient's he she they him her them his their theirs himself herself themselves i we you your will should
  reports denies no not there is has was does do are were have did and or a an of for to
  location onset duration amount severity frequency uses takes mentions allergy`.split(/\s+/),
)

/** Words and figures of a sentence that its sources do not hold; empty when every one of them is traceable. */
export function untraceableWords(sentence: string, sources: readonly string[]): string[] {
  const said = new Set(
    sources.flatMap((source) => [...tokens(source), ...tokens(cleanSpeech(source))]),
  )
  const forms = new Set(
    [...said].flatMap((word) => [
      word,
      conjugate(word),
      word.replace(/'s$/, ''),
      ...(word === 'day' ? ['daily'] : []),
    ]),
  )
  return tokens(sentence).filter((word) => !PHRASING.has(word) && !forms.has(word))
}
