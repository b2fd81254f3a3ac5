import { findDenied } from '../../../clinical/find-denied.ts'
import { isDeniedAfter } from '../../../clinical/find-findings.ts'
import { rememberOf } from '../../../clinical/remember.ts'
import type { Facts } from '../indexing/read-facts.ts'
import { namingStemsOfWord, type Name } from './fact-names.ts'

/** Where a sentence names the thing of a fact. */
export interface Mention {
  /** Of its first token, and past its last one. */
  readonly from: number
  readonly to: number
  readonly isDenied: boolean
}

/** A name does not go on behind it. */
const ENDS = /^[.;:?!()]$/

interface Placed {
  readonly stems: readonly string[]
  /** Of the token of each stem. */
  readonly at: readonly number[]
  readonly all: ReadonlySet<string>
  readonly denied: readonly boolean[]
}

const placed = rememberOf(({ tokens }: Facts): Placed => {
  const stems: string[] = []
  const at: number[] = []
  for (const [place, { word }] of tokens.entries())
    for (const stem of namingStemsOfWord(word)) {
      stems.push(stem)
      at.push(place)
    }
  return { stems, at, all: new Set(stems), denied: findDenied(tokens) }
})

/** Every place where one of the names stands whole, in any order, with up to `spread` words between. */
export function mentionsOf(sentence: Facts, names: readonly Name[], spread: number): Mention[] {
  const { stems, at, all, denied } = placed(sentence)
  const found: Mention[] = []
  for (const name of names) {
    if (!name.every((stem) => all.has(stem))) continue
    const reach = name.length === 1 ? 1 : name.length + spread
    for (let start = 0; start < stems.length; start += 1) {
      if (!name.includes(stems[start] ?? '')) continue
      const window = stems.slice(start, start + reach)
      if (!name.every((stem) => window.includes(stem))) continue
      const last = Math.max(...name.map((stem) => window.indexOf(stem)))
      const places = at.slice(start, start + last + 1)
      const from = places[0] ?? 0
      const to = (places.at(-1) ?? from) + 1
      if (sentence.tokens.slice(from, to).some(({ word }) => ENDS.test(word))) continue
      // 'CT without contrast' is no denied CT: what comes first decides.
      const isDenied = denied[from] === true || isDeniedAfter(sentence.tokens, to)
      found.push({ from, to, isDenied })
    }
  }
  return found
}

export function stemsIn(sentence: Facts): ReadonlySet<string> {
  return placed(sentence).all
}
