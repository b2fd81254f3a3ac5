import type { Fact } from '@chartwright/contract/facts'
import { placeOfWords } from '../../sheet/speech/place-of-words.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'

interface AroundName {
  readonly sentence: SpokenSentence
  readonly before: string
  /** From the name on. */
  readonly behind: string
}

/** The sentence that a medicine was read from, in two at its name. Undefined where the name is not in it. */
export function aroundName(
  { said: [said] }: Fact,
  spoken: readonly SpokenSentence[],
): AroundName | undefined {
  const sentence = spoken[placeOfWords(said, spoken)]
  const words = said?.words.trim().toLowerCase() ?? ''
  const name = drugsIn(words).at(-1) ?? words.split(/\s+/).at(-1) ?? ''
  if (!sentence || name === '') return undefined
  const text = sentence.text.toLowerCase()
  const at = text.lastIndexOf(name)
  if (at < 0) return undefined
  return { sentence, before: sentence.text.slice(0, at), behind: sentence.text.slice(at) }
}
