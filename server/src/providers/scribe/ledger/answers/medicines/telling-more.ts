import type { Fact } from '@chartwright/contract/facts'
import { rememberOf } from '../../../../../clinical/remember.ts'
import { isOfDrugGroup, isSameDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { OF_RELATIVE } from '../../quotes/also-said.data.ts'
import { CALLED_BY_CLASS, HOW_TO_USE, TELLS_OF_USE } from './medicine.data.ts'
import { around, type Passage } from '../passage.ts'
import { withUse } from './with-use.ts'

interface Told {
  /** What is quoted of it already. */
  readonly read: readonly Passage[]
  /** Sentences that tell of it under another heading. */
  readonly elsewhere?: readonly number[]
  /** All medicines of the visit: a class is the name of one only where no other is of it. */
  readonly others?: readonly Fact[]
}

/** Other passages that name a medicine and tell how much of it is taken, how, since when or with what effect. */
export function tellingMore(
  facts: readonly Fact[],
  { read, elsewhere = [], others = facts }: Told,
  spoken: readonly SpokenSentence[],
): Passage[] {
  const told = new Set(read.flatMap(({ places }) => places))
  let saidBefore = [...told].map((place) => spoken[place]?.text.toLowerCase() ?? '').join(' ')
  return spoken.flatMap((sentence, at) => {
    const { text } = sentence
    if (told.has(at) || elsewhere.includes(at) || OF_RELATIVE.test(text)) return []
    if (!facts.some((fact) => names(sentence, fact) || isCalledByClass(sentence, fact, others)))
      return []
    const isNew = [HOW_TO_USE, TELLS_OF_USE].some((words) =>
      [...text.matchAll(new RegExp(words, 'gi'))].some(
        ([found]) => !saidBefore.includes(found.toLowerCase()),
      ),
    )
    if (!isNew) return []
    saidBefore += ` ${text.toLowerCase()}`
    return [withUse(around([at], spoken), spoken)]
  })
}

/** Every medicine of a visit is looked for in every sentence. */
const drugsOf = rememberOf(({ text }: SpokenSentence) => drugsIn(text))

function names(sentence: SpokenSentence, { concept }: Fact): boolean {
  return drugsOf(sentence).some(
    (name) => genericName(name) === genericName(concept) || isSameDrug(name.toLowerCase(), concept),
  )
}

/** 'the inhaler' of somebody who has one. */
function isCalledByClass(
  sentence: SpokenSentence,
  { concept }: Fact,
  others: readonly Fact[],
): boolean {
  const { text } = sentence
  if (drugsOf(sentence).length > 0) return false
  const [, called] = CALLED_BY_CLASS.exec(text) ?? []
  if (called === undefined || !HOW_TO_USE.test(text)) return false
  const isOf = (name: string) => isOfDrugGroup(genericName(name), called.toLowerCase())
  const members = others.filter((other) => isOf(other.concept))
  return isOf(concept) && new Set(members.map((other) => genericName(other.concept))).size === 1
}
