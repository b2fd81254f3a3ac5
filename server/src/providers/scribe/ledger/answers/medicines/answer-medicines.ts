import type { Fact } from '@chartwright/contract/facts'
import { tellFact as write } from '../../../../../clinical/realise/telling/tell-fact.ts'
import { writeCase } from '../../../../../clinical/realise/words/write-case.ts'
import { capital } from '../../../../../clinical/realise/words/sentence.ts'
import { genericName } from '../../questions/find-asked.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { sentenceOf, tellFact } from '../../tell-facts.ts'
import { isPlainlySaid } from '../is-plainly-said.ts'
import { ASKS_MEDICINES } from './medicine.data.ts'
import { namedBesides } from './named-besides.ts'
import {
  around,
  isQuestion,
  joinPassages,
  passageOf,
  quotePassage,
  type Passage,
} from '../passage.ts'
import { sortDrugs } from './sort-drugs.ts'
import { isNamed, type Standing } from './standing-of-drugs.ts'
import { tellingMore } from './telling-more.ts'
import { withUse } from './with-use.ts'

const MOST_QUOTES = 2
const MOST_MORE = 2
const MOST_ASKED = 3
const UNSURE = 'Not read for certain; this was said:'
const NOT_TAKEN = 'Not to be taken, or with a reaction:'
const DENIED = 'Not taken, or not to be taken:'
const ASKED = 'Asked about medicines:'

/** The medicines of the patient, each once, with the sentences that tell of it. Undefined where none was heard. */
export function answerMedicines(
  facts: readonly Fact[],
  all: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  if (!facts.some(({ said }) => said.length > 0)) return undefined
  const { standings, forbidden, denied, unsure } = sortDrugs(facts, spoken)
  const groups = new Map<string, Map<string, string[]>>()
  const told = new Set<number>()
  const add = (title: string, lead: string, own: readonly Fact[]) => {
    const quote = quoteOf(own, spoken, told)
    const items = groups.get(title) ?? new Map<string, string[]>()
    items.set(quote, [...new Set([...(items.get(quote) ?? []), lead])])
    groups.set(title, items)
  }
  for (const standing of standings) {
    const { title, fact, others } = standing
    const allergy = allergyTo(fact, all)
    const lead = allergy === '' ? leadOf(standing, spoken) : `${nameOf(fact)}${allergy}`
    add(title, lead, [fact, ...others])
  }
  for (const [title, own] of [
    [NOT_TAKEN, forbidden],
    [DENIED, denied],
    [UNSURE, unsure],
  ] as const)
    for (const fact of own) add(title, isNamed(fact.concept) ? nameOf(fact) : '', [fact])
  for (const { name, passage } of namedBesides(all, spoken, told)) {
    const items = groups.get(UNSURE) ?? new Map<string, string[]>()
    const quote = quotePassage(passage, spoken)
    items.set(quote, [...(items.get(quote) ?? []), name === '' ? '' : capital(writeCase(name))])
    groups.set(UNSURE, items)
    for (const place of passage.places) told.add(place)
  }
  const parts = [...groups].map(([title, items]) =>
    [title, ...[...items].map(([quote, leads]) => `- ${itemOf(leads, quote)}`)].join('\n'),
  )
  const asked = askedIn(spoken, told).slice(0, MOST_ASKED)
  if (asked.length > 0)
    parts.push([ASKED, ...asked.map((passage) => `- ${quotePassage(passage, spoken)}`)].join('\n'))
  return parts.length === 0 ? undefined : parts.join('\n\n')
}

function itemOf(leads: readonly string[], quote: string): string {
  const named = leads.filter((lead) => lead !== '')
  const statements = named.filter((lead) => lead.endsWith('.'))
  const names = named.filter((lead) => !lead.endsWith('.'))
  return [...statements, ...(names.length === 0 ? [] : [`${names.join(', ')}:`]), quote]
    .filter((part) => part !== '')
    .join(' ')
}

/** A statement where it is sure, else the name alone. Whether what was taken is over, its words tell. */
function leadOf({ fact, others }: Standing, spoken: readonly SpokenSentence[]): string {
  if (fact.said.length === 0) return tellFact(fact)
  const own = [fact, ...others]
  const isOne = own.every(({ status }) => status === fact.status || status === 'continue')
  const isTold = own.every((each) => isPlainlySaid(each, passageOf(each, spoken), spoken))
  const { dose, frequency, amount, condition } = fact.attributes
  const plain = {
    ...fact,
    attributes: Object.fromEntries(
      Object.entries({ dose, frequency, amount, condition }).filter(([, value]) => value),
    ),
  }
  const statement = isOne && isTold ? sentenceOf({ ...plain, text: write(plain) }) : ''
  const isPast = /^(?:Previously|Took)\b/.test(statement)
  return isPast || statement === '' ? nameOf(fact) : statement
}

function nameOf({ concept }: Fact): string {
  return capital(writeCase(concept))
}

/** A medicine that somebody is allergic to says so wherever it is named. */
function allergyTo({ concept }: Fact, all: readonly Fact[]): string {
  const found = all.find(
    (each) =>
      each.kind === 'allergy' &&
      each.polarity === 'present' &&
      genericName(each.concept) === genericName(concept),
  )
  if (!found) return ''
  const [line] = found.lines
  return ` (an allergy to it was named${line === undefined ? '' : ` [${String(line + 1)}]`})`
}

function quoteOf(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
  told: Set<number>,
): string {
  const passages = facts.map((fact) => withUse(passageOf(fact, spoken), spoken))
  const read = joinPassages(passages).slice(0, MOST_QUOTES)
  const more = tellingMore(facts, read, spoken).slice(0, MOST_MORE)
  const joined = joinPassages([...read, ...more])
  for (const { places } of joined) for (const place of places) told.add(place)
  return joined.map((passage) => quotePassage(passage, spoken)).join(' ')
}

/** Questions for all that is taken, with answers that no item has told. */
function askedIn(spoken: readonly SpokenSentence[], told: ReadonlySet<number>): Passage[] {
  const asked = spoken.flatMap((sentence, at) =>
    ASKS_MEDICINES.test(sentence.text) && !/allerg/i.test(sentence.text) && isQuestion(sentence)
      ? [around([at], spoken)]
      : [],
  )
  return joinPassages(asked).filter(
    ({ places }) =>
      places.length > 1 &&
      !places.some((place) => told.has(place) || /allerg/i.test(spoken[place]?.text ?? '')),
  )
}
