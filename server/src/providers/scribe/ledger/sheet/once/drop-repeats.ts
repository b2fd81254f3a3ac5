import type { ToldSentence } from '../../section.ts'
import { contentOf } from './content-of.ts'
import { stemsOf } from '../../../../../clinical/realise/words/word-stems.ts'

export type Item = readonly ToldSentence[]

/** What stands under a heading of a sheet: told of facts, said as an instruction, and quoted. */
export interface OnSheet {
  readonly told: readonly Item[]
  readonly written: readonly Item[]
  readonly quoted: readonly Item[]
}

interface Ranked {
  readonly item: Item
  /** Of two that say the same the lower one stays. */
  readonly rank: number
  readonly words: ReadonlySet<string>
}

const LEAST_WORDS = 2
const QUOTED = 2
const DENIES = stemsOf('not no never stop avoid without hold nothing none')
/** What a told sentence may say beyond the words that it stands for. */
const SAID_ANYWAY = new Set(stemsOf('once day mg start continue'))

/**
 * Each thing once: what the clinician said goes where a told sentence has every word of it, and a told
 * sentence where an instruction says the same or more. The one that stays rests on the lines of both.
 * What is told only instead of something goes where it replaces nothing.
 */
export function dropRepeats(
  { told, written, quoted }: OnSheet,
  prefersTold: boolean,
  isInstead: (item: Item) => boolean = () => false,
): OnSheet {
  const all = [
    ...ranked(told, prefersTold ? 0 : 1),
    ...ranked(written, prefersTold ? 1 : 0),
    ...ranked(quoted, QUOTED),
  ]
  const keptBy = new Map<Item, Item>()
  for (const one of all) {
    const better = all.find(
      (other) =>
        other !== one &&
        other.rank < QUOTED &&
        !keptBy.has(other.item) &&
        isBetter(other, one, all) &&
        (!isInstead(other.item) || addsNothing(other, one)),
    )
    if (better) keptBy.set(one.item, better.item)
  }
  const replacing = new Set(keptBy.values())
  const keep = (items: readonly Item[]) =>
    items.filter((item) => !keptBy.has(item)).map((item) => withSources(item, keptBy))
  const plain = told.filter((item) => !isInstead(item) || replacing.has(item))
  return { told: keep(plain), written: keep(written), quoted: keep(quoted) }
}

function ranked(items: readonly Item[], rank: number): Ranked[] {
  return items.map((item) => ({
    item,
    rank,
    words: contentOf(item.map(({ text }) => text).join(' ')),
  }))
}

function isBetter(other: Ranked, one: Ranked, all: readonly Ranked[]): boolean {
  if (!isWithin(one.words, other.words)) return false
  if (one.words.size < other.words.size || one.rank > other.rank) return true
  return one.rank === other.rank && all.indexOf(other) < all.indexOf(one)
}

/** A dose that was said elsewhere may be another one. */
function addsNothing(other: Ranked, one: Ranked): boolean {
  return [...other.words].every((word) => one.words.has(word) || SAID_ANYWAY.has(word))
}

/** Also what is denied in the one is denied in the other. */
function isWithin(few: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return (
    few.size >= LEAST_WORDS &&
    [...few].every((word) => all.has(word)) &&
    DENIES.every((word) => few.has(word) === all.has(word))
  )
}

function withSources(item: Item, keptBy: ReadonlyMap<Item, Item>): Item {
  const gone = [...keptBy].filter(([, by]) => by === item).flatMap(([from]) => [...from])
  const [first, ...others] = item
  if (first === undefined || gone.length === 0) return item
  const factIds = [...new Set([first, ...gone].flatMap((each) => each.factIds))]
  const lines = [...new Set([first, ...gone].flatMap((each) => each.lines ?? []))]
  return [{ ...first, factIds, ...(lines.length === 0 ? {} : { lines }) }, ...others]
}
