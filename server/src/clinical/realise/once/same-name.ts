import { CONDITION_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { isWithin, stemsOf } from '../words/word-stems.ts'
import { BROADER_NAMES, SMOKED_DRUGS } from './broader-names.data.ts'
import { EXPLAINED_SYMPTOMS } from './explained-symptoms.data.ts'

const FULL_NAMES = new Map(
  CONDITION_ROWS.flatMap(({ name, others }) =>
    others.filter((other) => /^[a-z]{2,5}$/.test(other)).map((other) => [other, name] as const),
  ),
)
const GENUS = / (?:syndrome|disease|disorder)$/i

/** The same words, in whatever order; 'disease' and the like add nothing, and 'COPD' is its full name. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true
  const [first = '', second = ''] = [one, other].map((name) => {
    const plain = name.toLowerCase()
    return (FULL_NAMES.get(plain) ?? plain).replace(GENUS, '')
  })
  return isWithin(first, second) && isWithin(second, first)
}

/** Words that turn a name into its opposite, or into another thing. */
const TURNS = new RegExp(
  `\\b(?:no|not|never|without|free|anti|non|un\\w+|test|prophylaxis|surgery|repair|hospitali[sz]ation|pulmonary|portal|intracranial|gestational|ectopic|insipidus|first|second|third|previous|${SMOKED_DRUGS})\\b`,
  'i',
)

/** 'knee pain' is told where 'pain' is meant, and 'anterior stemi' where 'heart attack' is. */
export function isNarrower(narrow: string, broad: string): boolean {
  const [one, other] = [narrow.toLowerCase(), broad.toLowerCase()]
  if (BROADER_NAMES.some(([broader, narrower]) => broader.test(other) && narrower.test(one)))
    return true
  return isNarrowerByWords(one, other)
}

/** 'knee pain' has every word of 'pain', and none that makes another thing of it. */
export function isNarrowerByWords(narrow: string, broad: string): boolean {
  const besides = narrow.split(' ').filter((word) => !isWithin(word, broad))
  return isWithin(broad, narrow) && !isWithin(narrow, broad) && !TURNS.test(besides.join(' '))
}

/** Names of which one may tell the other, though they share no word. */
const RELATED = [...BROADER_NAMES, ...EXPLAINED_SYMPTOMS]

/** What of a name decides quickly that another one has nothing to do with it. */
export interface NameKey {
  readonly stems: ReadonlySet<string>
  readonly broader: ReadonlySet<number>
  readonly narrower: readonly number[]
}

export function keyOf(name: string): NameKey {
  const parts = name.split(/ (?:or|versus|vs) /).map((part) => FULL_NAMES.get(part) ?? part)
  const rowsWith = (at: 0 | 1) =>
    RELATED.flatMap((row, index) => (row[at].test(name) ? [index] : []))
  return {
    stems: new Set(stemsOf(`${name} ${parts.join(' ')}`)),
    broader: new Set(rowsWith(0)),
    narrower: rowsWith(1),
  }
}

/** Whether a name shares a word with the other, or stands in a row with it. */
export function isAkin(one: NameKey, other: NameKey): boolean {
  for (const stem of other.stems) if (one.stems.has(stem)) return true
  return one.narrower.some((row) => other.broader.has(row))
}
