import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import { RANGES, SPOKEN_WORDS } from './tidy-speech.data.ts'

/** A spoken sentence without what was said while searching for words. No number and no denial is touched. */
export function tidySpeech(spoken: string): string {
  const once = SPOKEN_WORDS.reduce((text, [, said, told]) => text.replace(said, told), spoken)
  const plain = RANGES.reduce((text, [said, told]) => text.replace(said, told), once)
  return capital(
    plain
      .replace(/\s+([,.])/g, '$1')
      .replace(/ {2,}/g, ' ')
      .trim(),
  )
}
