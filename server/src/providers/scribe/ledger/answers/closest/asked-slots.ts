import { CONCEPT_ROWS } from '../../../../../clinical/lexicon/concepts/concept-rows.ts'
import { isOfDrugGroup } from '../../../../../clinical/realise/once/drug-names.ts'
import { plainOf, stemsOf, weightyOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import { genericName } from '../../questions/find-asked.ts'
import { drugsIn } from '../../sheet/telling/names-drug.ts'
import { SAME_IN_TALK } from './same-in-talk.data.ts'

/** One thing that a question names, and how a sentence names it. */
export interface Slot {
  readonly weight: number
  /** From 0 to 1. */
  readonly shareIn: (own: ReadonlySet<string>, text: string) => number
}

const MOST_WORDS = 4
const OF_LIGHT = 0.1
/** By another word, which may be wider. */
const OF_TALK = 0.95
const OF_PART = 0.7
const LIGHT = new Set(
  stemsOf(
    'pain problem issue change level test normal abnormal high low thing day time patient good bad after upcoming during right left side recent kind type without with well ok okay fine many much often total loss lost',
  ),
)

const NAMES = new Map<string, readonly string[]>()
for (const row of Object.values(CONCEPT_ROWS).flat())
  for (const name of [row.name, ...row.others]) {
    const key = stemsOf(plainOf(name)).join(' ')
    if (key !== '' && !NAMES.has(key)) NAMES.set(key, [row.name, ...row.others])
  }

/** The things that are asked about, each with all that it is called by the tables and in talk. */
export function slotsOf(subject: string): Slot[] {
  const words = plainOf(subject)
    .split(/[\s/]+/)
    .filter((word) => stemsOf(word).length > 0)
  const slots: Slot[] = []
  for (let at = 0; at < words.length;) {
    const size = sizeOfName(words, at)
    slots.push(slotOf(words.slice(at, at + size).join(' ')))
    at += size
  }
  return slots
}

/** So many words from here on are one thing by the tables. */
function sizeOfName(words: readonly string[], at: number): number {
  for (let size = Math.min(MOST_WORDS, words.length - at); size > 1; size -= 1)
    if (NAMES.has(stemsOf(words.slice(at, at + size).join(' ')).join(' '))) return size
  return 1
}

function slotOf(words: string): Slot {
  const stems = stemsOf(words)
  const drug = drugsIn(words).length > 0 ? genericName(words) : undefined
  const said = SAME_IN_TALK.filter(([asked]) => words.split(' ').some((word) => asked.test(word)))
    .flatMap(([, others]) => others.split(' '))
    .map((other) => stemsOf(other.replaceAll('_', ' ')))
  const called = (NAMES.get(stems.join(' ')) ?? []).map((name) => stemsOf(plainOf(name)))
  const ways = [stems, ...called.filter((way) => weightyOf(way).length > 0)]
  const parts = stems.filter((stem) => !LIGHT.has(stem)).map((stem) => [stem])
  const isLight = stems.every((stem) => LIGHT.has(stem)) || weightyOf(stems).length === 0
  const isIn = (own: ReadonlySet<string>, some: readonly (readonly string[])[]) =>
    some.some((way) => way.length > 0 && way.every((stem) => own.has(stem)))
  const namesDrug = (text: string) =>
    drugsIn(text).some((other) =>
      drug === undefined ? isOfDrugGroup(other, words) : genericName(other) === drug,
    ) ||
    (drug !== undefined && namesGroupOf(drug, text))
  return {
    weight: isLight ? OF_LIGHT : stems.length,
    shareIn: (own, text) => {
      if (isIn(own, ways) || namesDrug(text)) return 1
      if (stems.length === 1) return isIn(own, said) ? OF_TALK : 0
      return isIn(own, [...said, ...parts]) ? OF_PART : 0
    },
  }
}

/** 'you can't take anti-inflammatories' tells of ibuprofen. */
function namesGroupOf(drug: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
  return words.some(
    (word, at) =>
      isOfDrugGroup(drug, word) || isOfDrugGroup(drug, `${word} ${words[at + 1] ?? ''}`),
  )
}
