import type { Fact } from '@chartwright/contract/facts'
import { isSameDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { OF_RELATIVE } from '../../quotes/also-said.data.ts'
import { DRUG_LIKE, NO_LISTED, PRESCRIBED, TAKEN } from './medicine.data.ts'
import { around, isQuestion, type Passage } from '../passage.ts'

const MOST = 4

interface Named {
  readonly name: string
  readonly passage: Passage
}

/** Medicines that somebody names and that no fact tells of. */
export function namedBesides(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
  told: ReadonlySet<number>,
): Named[] {
  const known = facts.filter(({ kind }) =>
    /^(?:medication|allergy|result|measurement|plan)$/.test(kind),
  )
  const toldWords = [...told]
    .map((place) => spoken[place]?.text ?? '')
    .join(' ')
    .toLowerCase()
  const found: Named[] = []
  for (const [at, sentence] of spoken.entries()) {
    const isTaken = TAKEN.test(sentence.text) && !OF_RELATIVE.test(sentence.text)
    const names = isTaken ? drugsIn(sentence.text) : []
    for (const name of names) {
      const isKnown =
        NO_LISTED.test(name) ||
        toldWords.includes(name.toLowerCase()) ||
        known.some(({ concept }) => isSame(concept, name)) ||
        found.some((other) => other.name !== '' && isSame(other.name, name))
      if (!isKnown) found.push({ name, passage: around([at], spoken) })
    }
    if (names.length === 0 && prescribesUnnamed(sentence) && !isNamedNext(at, spoken, told))
      found.push({ name: '', passage: { places: [at] } })
  }
  return found.slice(0, MOST)
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return (
    genericName(first) === genericName(second) ||
    isSameDrug(first, second) ||
    isSameDrug(second, first) ||
    (second !== '' && first.includes(second))
  )
}

/** 'I'm going to prescribe you an oral steroid' */
function prescribesUnnamed(sentence: SpokenSentence): boolean {
  const { role, text } = sentence
  const [, object = ''] = PRESCRIBED.exec(text) ?? []
  return (
    role === 'clinician' &&
    !isQuestion(sentence) &&
    DRUG_LIKE.test(object) &&
    !NO_LISTED.test(object)
  )
}

/** Whether the sentence is told already, or its line goes on to name the medicine. */
function isNamedNext(
  at: number,
  spoken: readonly SpokenSentence[],
  told: ReadonlySet<number>,
): boolean {
  return [at, at + 1, at + 2].some(
    (place) =>
      spoken[place]?.line === spoken[at]?.line &&
      (told.has(place) || drugsIn(spoken[place]?.text ?? '').length > 0),
  )
}
