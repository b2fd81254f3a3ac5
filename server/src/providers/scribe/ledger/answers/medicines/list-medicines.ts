import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { joinPassages, passageOf, type Passage } from '../passage.ts'
import { wordsBetween } from './is-said-with.ts'
import { allergyTo, leadOf, nameOf } from './lead-of.ts'
import { namedBesides } from './named-besides.ts'
import { refusalOf } from './standing/refusal-of.ts'
import { sortDrugs } from './standing/sort-drugs.ts'
import { isNamed, isSame } from './standing/standing-of-drugs.ts'
import { tellingMore } from './telling-more.ts'
import { withReply } from './with-reply.ts'
import { withUse } from './with-use.ts'
import { withoutTalk } from './without-talk.ts'

const MOST_QUOTES = 3
const MOST_MORE = 2
export const UNSURE = 'Not read for certain; this was said:'
export const NOT_TAKEN = 'Not to be taken, or with a reaction:'
const DENIED = 'Not taken, or not to be taken:'

/** One medicine under one heading, with what was said of it. */
export interface MedicineItem {
  readonly title: string
  readonly lead: string
  readonly name: string
  readonly passages: readonly Passage[]
}

/** The medicines of the patient in the order of the headings. */
export function listMedicines(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): MedicineItem[] {
  const { standings, forbidden, denied, unsure } = sortDrugs(facts, spoken)
  const others = standings.map(({ fact }) => fact)
  const placesOf = (own: readonly Fact[]) => own.flatMap((fact) => passageOf(fact, spoken).places)
  const items: MedicineItem[] = standings.map((standing) => {
    const { title, fact } = standing
    const own = [fact, ...standing.others]
    const same = standings.filter((other) => other !== standing && isSame(other.fact, fact))
    const elsewhere = placesOf(same.flatMap((other) => [other.fact, ...other.others]))
    const told = passagesOf(own, { elsewhere, others }, spoken)
    const refused = refusalOf(own, facts, spoken)
    const passages = joinPassages([...told, ...refused])
    const allergy = allergyTo(fact, all)
    const isStated = allergy === '' && refused.length === 0
    const lead = isStated ? leadOf(standing, passages, spoken) : `${nameOf(fact.concept)}${allergy}`
    return { title, lead, name: fact.concept, passages }
  })
  const named = withoutTold(items)
  const bare = (title: string, fact: Fact): MedicineItem => ({
    title,
    lead: isNamed(fact.concept) ? nameOf(fact.concept) : '',
    name: fact.concept,
    passages: passagesOf([fact], { others }, spoken),
  })
  const own = [...unsure, ...denied, ...forbidden]
  const open = unsure.map((fact) => {
    const isTold = own.some((other) => other !== fact && isSame(other, fact))
    const isRefused = fact.status === 'declined' || fact.polarity === 'absent'
    const item = bare(UNSURE, fact)
    return isTold || isRefused ? item : withNamed(item, named, spoken)
  })
  const sure = [
    ...forbidden.map((fact) => bare(NOT_TAKEN, fact)),
    ...denied.map((fact) => bare(DENIED, fact)),
  ]
  const known = [...named, ...sure, ...open]
  const besides = namedBesides(known, all, spoken).map(({ name, passage }) =>
    withNamed({ title: UNSURE, lead: nameOf(name), name, passages: [passage] }, named, spoken),
  )
  return [...named, ...sure, ...open, ...besides]
}

/** What has no name of its own is shown by the passages that no medicine tells. */
function withoutTold(items: readonly MedicineItem[]): MedicineItem[] {
  const told = items
    .filter(({ lead }) => lead !== '')
    .flatMap(({ passages }) => passages.flatMap(({ places }) => places))
  return items.flatMap((item) => {
    if (item.lead !== '') return item
    const passages = item.passages.filter(({ places }) => !places.every((at) => told.includes(at)))
    return passages.length === 0 ? [] : { ...item, passages }
  })
}

/** What is named in one breath with a medicine stands where that stands. */
function withNamed(
  item: MedicineItem,
  items: readonly MedicineItem[],
  spoken: readonly SpokenSentence[],
): MedicineItem {
  const own = item.passages.flatMap(({ places }) => places)
  const [beside] = items
    .map((other) => {
      const shared = other.passages.flatMap(({ places }) => places).filter((at) => own.includes(at))
      const apart = shared.flatMap(
        (place) => wordsBetween(spoken[place]?.text ?? '', item.name, other.name) ?? [],
      )
      return { other, apart: Math.min(...apart) }
    })
    .filter(({ apart }) => Number.isFinite(apart))
    .sort((a, b) => a.apart - b.apart)
    .map(({ other }) => other)
  return beside ? { ...item, title: beside.title, passages: beside.passages } : item
}

function passagesOf(
  facts: readonly Fact[],
  told: { readonly elsewhere?: readonly number[]; readonly others: readonly Fact[] },
  spoken: readonly SpokenSentence[],
): Passage[] {
  const passages = facts.map((fact) =>
    withReply(withUse(withoutTalk(passageOf(fact, spoken), spoken), spoken), spoken),
  )
  const read = joinPassages(passages).slice(0, MOST_QUOTES)
  const more = tellingMore(facts, { read, ...told }, spoken).slice(0, MOST_MORE)
  return joinPassages([...read, ...more])
}
