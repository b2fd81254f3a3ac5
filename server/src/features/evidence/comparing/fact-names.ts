import type { Fact } from '@chartwright/contract/facts'
import { findConcept } from '../../../clinical/ledger/naming/concept-names.ts'
import {
  plainName,
  plainOf,
  stemsOf,
  weightyOf,
} from '../../../clinical/ledger/naming/name-words.ts'
import { BODY } from '../../../clinical/lexicon/concepts/body.data.ts'
import { CONCEPT_ROWS } from '../../../clinical/lexicon/concepts/concept-rows.ts'
import { DRUG_GROUP_ROWS, DRUG_ROWS } from '../../../clinical/lexicon/drugs/drug-rows.ts'
import { readTable, type TableRow } from '../../../clinical/lexicon/read-table.ts'
import { remember } from '../../../clinical/remember.ts'

/** The stems of one name of a thing, in order. */
export type Name = readonly string[]

const MOST_WORDS = 20_000
/** What the words of a quotation add to a name is seldom more than this. */
const LONGEST_QUOTED = 5

const SITES = new Map(
  readTable(BODY).flatMap(({ name, adjective, others }) => {
    const [own, ...more] = plainStems(name)
    if (own === undefined || more.length > 0) return []
    return [name, adjective ?? name, ...others].flatMap((other): [string, string][] => {
      const [stem, ...rest] = plainStems(other)
      return stem === undefined || rest.length > 0 ? [] : [[stem, own]]
    })
  }),
)

/** One stem for 'belly' and 'abdominal', for 'wheeze' and 'wheezing'. */
function namingStems(text: string): string[] {
  return stemsOf(plainOf(text)).map((stem) => SITES.get(stem) ?? stem)
}

/** As namingStems, of one word; words come again and again. */
export const namingStemsOfWord = remember(MOST_WORDS, (word) =>
  stemsOf(word).map((stem) => SITES.get(stem) ?? stem),
)

/** Every name of a concept, by each of its names. */
const CONCEPTS = namesByName(Object.values(CONCEPT_ROWS).flat())
const DRUGS = namesByName([...DRUG_ROWS, ...DRUG_GROUP_ROWS])

interface Names {
  readonly names: readonly Name[]
  /** The words that were said for it, which may be more than its name. */
  readonly quoted: readonly Name[]
  /** A table has its name and its other names: whoever means it says one of them. */
  readonly isKnown: boolean
}

/** What a sentence may call the thing of a fact: its concept, its lay terms, its brands, its own words. */
export function namesOfFact(fact: Pick<Fact, 'kind' | 'concept' | 'said'>): Names {
  const { kind, concept, said } = fact
  const own = plainName(concept)
  const isDrug = kind === 'medication' || kind === 'allergy'
  const known = isDrug
    ? (DRUGS.get(own) ?? DRUGS.get(own.split(' ')[0] ?? ''))
    : (CONCEPTS.get(own) ?? CONCEPTS.get(findConcept(kind, own) ?? ''))
  const quoted = weightyOf(namingStems(said[0]?.words ?? ''))
  const names = [namingStems(concept), weightyOf(namingStems(concept)), ...(known ?? [])]
  return {
    names: names.filter((name) => name.length > 0),
    quoted: quoted.length > 1 && quoted.length <= LONGEST_QUOTED ? [quoted] : [],
    isKnown: known !== undefined,
  }
}

function namesByName(rows: readonly TableRow[]): Map<string, readonly Name[]> {
  const byName = new Map<string, readonly Name[]>()
  for (const { name, others, brands } of rows) {
    const all = [name, ...others, ...brands]
    const names = all.map((each) => plainStems(each).map((stem) => SITES.get(stem) ?? stem))
    for (const each of all) {
      const key = plainName(each)
      byName.set(key, [...(byName.get(key) ?? []), ...names])
    }
  }
  return byName
}

function plainStems(name: string): string[] {
  return stemsOf(plainName(name))
}
