import type { Fact } from '@chartwright/contract/facts'
import { isOfDrugGroup, isSameDrug } from '../../../../../clinical/realise/once/drug-names.ts'
import { genericName, groupOfDrug } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { OF_RELATIVE } from '../../quotes/also-said.data.ts'
import { isSaidWith } from './is-said-with.ts'
import { DRUG_LIKE, NO_LISTED, PRESCRIBED, TAKEN } from './medicine.data.ts'
import { around, isQuestion, type Passage } from '../passage.ts'

const MOST = 4

interface Named {
  readonly name: string
  readonly passage: Passage
}

interface Listed {
  readonly name: string
  readonly passages: readonly Passage[]
}

/** Medicines that somebody names and that no item of the list tells of. */
export function namedBesides(
  listed: readonly Listed[],
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): Named[] {
  const told = new Set(
    listed.flatMap(({ passages }) => passages.flatMap(({ places }) => [...places])),
  )
  const known = [
    ...listed.map(({ name }) => name),
    ...facts.filter((fact) => isOtherwiseKnown(fact)).map(({ concept }) => concept),
  ]
  const found: Named[] = []
  for (const [at, sentence] of spoken.entries()) {
    const isTaken = TAKEN.test(sentence.text) && !OF_RELATIVE.test(sentence.text)
    const names = isTaken ? drugsIn(sentence.text) : []
    for (const name of names) {
      const isKnown =
        NO_LISTED.test(name) ||
        known.some((concept) => isSame(concept, name) || isClassOf(name, concept)) ||
        found.some((other) => other.name !== '' && isSame(other.name, name))
      const passage = around([at], spoken)
      if (!isKnown && !isOnlyAsked(passage, spoken) && !isToldOtherwise(name, at, listed, spoken))
        found.push({ name, passage })
    }
    if (
      names.length === 0 &&
      prescribesUnnamed(sentence) &&
      !isNamedNext(at, spoken, told) &&
      !isClassOfLine(sentence, listed, spoken)
    )
      found.push({ name: '', passage: { places: [at] } })
  }
  return found.slice(0, MOST)
}

const NO_MEDICINES = new Set<Fact['kind']>(['allergy', 'result', 'measurement'])

/** Read as no medicine, or as somebody else's. */
function isOtherwiseKnown({ kind, who }: Fact): boolean {
  return NO_MEDICINES.has(kind) || (kind === 'medication' && who !== 'patient')
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

const CLASS = /\b(?:pill|birth control|contracepti\w+|spermicide|inhaler|steroids?)$/i

/** 'birth control' beside its own name says nothing more. */
function isClassOf(name: string, concept: string): boolean {
  return (
    CLASS.test(name) &&
    !CLASS.test(concept) &&
    groupOfDrug(name) !== undefined &&
    groupOfDrug(name) === groupOfDrug(concept)
  )
}

function isOnlyAsked({ places }: Passage, spoken: readonly SpokenSentence[]): boolean {
  return places.every((place) => {
    const sentence = spoken[place]
    return sentence === undefined || isQuestion(sentence)
  })
}

/** Named in a sentence that is quoted already, and not in one breath with what that tells of. */
function isToldOtherwise(
  name: string,
  at: number,
  listed: readonly Listed[],
  spoken: readonly SpokenSentence[],
): boolean {
  const own = listed.filter(({ passages }) => passages.some(({ places }) => places.includes(at)))
  const text = spoken[at]?.text ?? ''
  return own.length > 0 && !own.some((other) => isSaidWith(text, name, other.name))
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

/** Whether the class has its medicine in the same line. */
function isClassOfLine(
  { line, text }: SpokenSentence,
  listed: readonly Listed[],
  spoken: readonly SpokenSentence[],
): boolean {
  const words = text.toLowerCase().split(/[^a-z-]+/)
  return listed.some(
    ({ name, passages }) =>
      words.some((word) => isOfDrugGroup(genericName(name), word)) &&
      passages.some(({ places }) => places.some((place) => spoken[place]?.line === line)),
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
