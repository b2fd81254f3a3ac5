import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { sentenceOf, tellFact } from '../../tell-facts.ts'
import { ON_CONDITION, SAME_DAY, TIME, WITH_OTHERS } from './follow-up.data.ts'
import { NOTHING_CERTAIN, passagesWith, quoteAll } from '../heard-about.ts'
import { isPlainlySaid } from '../is-plainly-said.ts'
import { joinPassages, passageOf, quotePassage, type Passage } from '../passage.ts'
import { isNoReturn, namesReturn, returnsOf } from './returns-of.ts'

const MOST = 6
const UNDATED = 'No date was read; this was said about coming back or calling:'
const SAID = 'This was said about coming back:'

/** When the patient is seen again: each visit once, with the words that set it, and what it depends on. */
export function answerFollowUp(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const given = facts.filter(({ said }) => said.length === 0)
  const heard = facts.filter((fact) => isReturn(fact, spoken))
  const passages = joinPassages([
    ...heard.map((fact) => passageOf(fact, spoken)),
    ...returnsOf(spoken),
  ])
  const items = distinct(passages, spoken).map((passage) => ({
    passage,
    told: toldIn(passage, heard, spoken),
  }))
  const shown = items.filter(({ told, passage }, at) => {
    const before = items.slice(0, at)
    const isNew = told.some((each) => !before.some((other) => other.told.includes(each)))
    return isNew || (told.length === 0 && hasNews(passage, items, at, spoken))
  })
  const list = [
    ...given.map(tellFact),
    ...shown
      .slice(0, MOST)
      .map(({ told, passage }) => [...told, quotePassage(passage, spoken)].join(' ')),
  ]
  const hasTime = shown.some(({ passage }) => timesIn(textOf(passage, spoken)).length > 0)
  const isDated = given.length > 0 || shown.some(({ told }) => told.length > 0)
  if (list.length === 0) return appointments(spoken)
  const body = list.length === 1 ? (list[0] ?? '') : list.map((item) => `- ${item}`).join('\n')
  return isDated
    ? body
    : `${hasTime ? SAID : UNDATED}\n\n${list.map((item) => `- ${item}`).join('\n')}`
}

/** One that the patient has already, with whom it may be. */
function appointments(spoken: readonly SpokenSentence[]): string | undefined {
  const quotes = quoteAll(
    passagesWith(/\bappointments?\b/i, spoken, ({ role, text }) => {
      return role !== 'clinician' && text.match(TIME_OR_DATE) !== null
    }),
    spoken,
  )
  return quotes.length === 0 ? undefined : `${NOTHING_CERTAIN}\n\n${quotes.join('\n')}`
}

const TIME_OR_DATE =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|next|\d+|weeks?|months?)\b/i

function isReturn(fact: Fact, spoken: readonly SpokenSentence[]): boolean {
  const { places } = passageOf(fact, spoken)
  const text = textOf({ places }, spoken)
  return (
    places.length > 0 &&
    places.every((place) => !isNoReturn(spoken[place])) &&
    (namesReturn(text) || text.match(TIME) !== null)
  )
}

/** Statements of visits whose time was plainly said in the passage. */
function toldIn(
  passage: Passage,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string[] {
  const own = facts.filter((fact) => {
    const { places } = passageOf(fact, spoken)
    return places.length > 0 && places.every((place) => passage.places.includes(place))
  })
  const plain = own.filter(
    (fact) =>
      (fact.attributes.when ?? fact.attributes.duration) !== undefined &&
      textOf(passage, spoken).match(TIME) !== null &&
      isPlainlySaid(fact, passage, spoken) &&
      !RANGE.test(textOf(passage, spoken)),
  )
  return [...new Set(plain.map(sentenceOf))].filter((told) => !told.includes('the rest is in'))
}

/** Of a range or a time that leans on another event, the words tell it better. */
const RANGE =
  /\b(?:one|two|three|four|five|six|\d+|a|an) (?:(?:days?|weeks?|months?) )?(?:to|or) (?:so|one|two|three|four|five|six|seven|eight|\d+)\b|\b(?:after|before|post|within|prior)\b|\bin touch\b/i

function textOf({ places }: Passage, spoken: readonly SpokenSentence[]): string {
  return places.map((place) => spoken[place]?.text ?? '').join(' ')
}

/** A sentence that was said twice is one. */
function distinct(passages: readonly Passage[], spoken: readonly SpokenSentence[]): Passage[] {
  const keys = passages.map((passage) => textOf(passage, spoken).toLowerCase())
  return passages.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** A condition, another clinician, or a time that was not yet told. */
function hasNews(
  passage: Passage,
  others: readonly { passage: Passage }[],
  at: number,
  spoken: readonly SpokenSentence[],
): boolean {
  const text = textOf(passage, spoken)
  if (ON_CONDITION.test(text) || WITH_OTHERS.test(text)) return true
  const timesOf = (each: { passage: Passage }) => timesIn(textOf(each.passage, spoken))
  const times = timesIn(text)
  if (times.length === 0) return at === 0 && !others.some((each) => timesOf(each).length > 0)
  const told = new Set(others.slice(0, at).flatMap(timesOf))
  return times.some((time) => !told.has(time))
}

function timesIn(text: string): string[] {
  const found = [
    ...(text.toLowerCase().match(TIME) ?? []),
    ...(SAME_DAY.test(text) ? ['today'] : []),
  ]
  return found.map((time) =>
    time
      .replace(/\b(?:an?|of|about)\b/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
