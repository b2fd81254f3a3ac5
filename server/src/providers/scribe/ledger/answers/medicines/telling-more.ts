import type { Fact } from '@chartwright/contract/facts'
import { isSameDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { OF_RELATIVE } from '../../quotes/also-said.data.ts'
import { HOW_TO_USE, TELLS_OF_USE } from './medicine.data.ts'
import { around, type Passage } from '../passage.ts'
import { withUse } from './with-use.ts'

/** Other passages that name a medicine and tell how much of it is taken, how, since when or with what effect. */
export function tellingMore(
  facts: readonly Fact[],
  read: readonly Passage[],
  spoken: readonly SpokenSentence[],
): Passage[] {
  const told = new Set(read.flatMap(({ places }) => places))
  const saidBefore = [...told].map((place) => spoken[place]?.text ?? '').join(' ')
  return spoken.flatMap((sentence, at) => {
    if (
      told.has(at) ||
      OF_RELATIVE.test(sentence.text) ||
      !facts.some((fact) => names(sentence.text, fact))
    )
      return []
    const isNew = [HOW_TO_USE, TELLS_OF_USE].some((words) => {
      const found = words.exec(sentence.text)?.[0]
      return found !== undefined && !saidBefore.toLowerCase().includes(found.toLowerCase())
    })
    return isNew ? [withUse(around([at], spoken), spoken)] : []
  })
}

function names(text: string, { concept }: Fact): boolean {
  return drugsIn(text).some(
    (name) => genericName(name) === genericName(concept) || isSameDrug(name.toLowerCase(), concept),
  )
}
