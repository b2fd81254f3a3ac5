import { DRUG_DECISIONS, type FactContent } from '@chartwright/contract/facts'
import { normalise } from '../../../normalise.ts'
import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import { readMarkedDose } from './read-marked-dose.ts'
import { withCount } from './with-count.ts'
import { plainSaid } from '../wording/plain-said.ts'

type Attributes = FactContent['attributes']

const DECIDED = new Set<Mention['status']>(DRUG_DECISIONS)
const USED = new Set<Mention['status']>(['takes', 'took'])
const TAKEN = new Set<Mention['status']>(['takes', 'continue', 'refill'])
/** A time of the daily round; of what is taken now no other point in time is told. */
const OF_THE_DAY =
  /\b(?:morning|evening|night|bedtime|breakfast|lunch|lunchtime|dinner|noon|meals?|food|bed)\b/
/** One morning or night, not each. */
const ONE_DAY = /\b(?:last|yesterday|this|other|ago|that)\b/
const SPAN = /^(?:a few|[\d-]+) (?:day|week|month|year)s?$/
const TWO_TIMES = /\b(?:morning|evening|night|breakfast|lunch|dinner)\b.*\band\b/
/** What tells the way to a dose, or of another time. */
const ON_THE_WAY =
  /^(?:at |from |the |on |a )*(?:\d+|quarter|half|whole one|\w+ties|\w+ty)(?: to \d+)?$|^(?:over|during|all|through) the (?:spring|summer|autumn|fall|winter|holidays)$/
const COUNT =
  /^(?:he |she |i )?(?:takes? |have |having )?(?:about )?([2-9]|1[0-2]|two|three|four|five|six|eight|ten)(?! ?(?:mg|mcg|ml|milligrams?|micrograms?|g|grams?|%|times|or|to|-|days?|weeks?|months?|years?)\b)/
const STRENGTH = /^[\d.]+ (?:mg|mcg|g)$/
const FORM = /\b(?:creams?|ointment|lotion|shampoo|foam|gel|solution)$/
const FOR_WHAT = /\bfor ((?:the |your |my )?[a-z]+(?: [a-z]+)?)$/i
const ITS_SIDE = /\b(?:drops?|cream|ointment|gel|patch|injections?|shot|spray|inject\w*)\b/i

/** The attributes of a drug that can be told of it. */
export function settleDrug(
  text: string,
  mention: Mention,
  concept: string,
  modifiers: readonly Modifier[],
  given: Attributes,
): Attributes {
  if (mention.kind !== 'medication') return given
  const { onset, ...a } = { ...given }
  const { status } = mention
  const said = modifiers.map(({ words }) => plainSaid(words))
  const isTaken = TAKEN.has(status)
  const marked = a.dose === undefined ? readMarkedDose(mention, concept, modifiers) : undefined
  if (marked !== undefined) a.dose = marked
  if (status === 'takes' && a.when !== undefined && !isDaily(a.when, said)) delete a.when
  if (status === 'took' && isDayTime(a.when) && said.filter(isDayTime).length > 1) delete a.when
  // Of what was taken, a span is for how long.
  if (USED.has(status) && a.when !== undefined && SPAN.test(a.when)) {
    a.duration ??= a.when
    delete a.when
  }
  if (/year/.test(a.duration ?? '') && DECIDED.has(status)) delete a.duration
  if (isNumberOfName(concept, a.dose) || (FORM.test(concept) && isUnsaid(a.dose, said, mention)))
    delete a.dose
  if (isNoDetail(a.detail, said)) delete a.detail
  // That it was stopped is told with its time.
  if (a.detail === 'stopped' && /^stopped\b/.test(a.course ?? '')) delete a.detail
  // 'milligrams per deciliter' is a level in the blood.
  if (said.some((words) => OF_BLOOD.test(words))) {
    delete a.dose
    if (OF_BLOOD.test(a.detail ?? '')) delete a.detail
  }
  if (USED.has(status) && BROKEN_END.test(normalise(a.detail ?? ''))) delete a.detail
  if (status === 'took' && a.detail === undefined && isHandedOut(text, mention)) a.detail = 'given'
  if (status === 'start' && INJECTED.test(plainSaid(text.slice(0, mention.from))))
    a.route = 'injection'
  // It was the trouble that was there all the time.
  if (a.frequency === 'constant') delete a.frequency
  if (UNDER_TONGUE.test([mention.words, ...said].join(' '))) a.route = 'under the tongue'
  if (
    status !== 'took' &&
    a.frequency === undefined &&
    a.when === undefined &&
    [plainSaid(mention.words), ...said].some(isAtNight)
  )
    a.when = 'at night'
  const counted = withCount(text, mention, modifiers, a.dose)
  if (counted !== undefined && counted !== a.dose) a.dose = counted
  else if (isTaken && STRENGTH.test(a.dose ?? '') && isSeveral(modifiers)) delete a.dose
  // The strength of a tablet of which half is taken is no dose.
  if (STRENGTH.test(a.dose ?? '') && said.some((words) => HALF.test(words))) delete a.dose
  const count = countOf(text, mention, modifiers)
  if (count !== undefined && STRENGTH.test(a.dose ?? '')) a.dose = `${count} x ${a.dose ?? ''}`
  if (
    isOfItself(concept, a.reason) ||
    NO_PURPOSE.test(a.reason ?? '') ||
    (USED.has(status) && mention.polarity === 'present' && /^because\b/.test(a.reason ?? ''))
  )
    delete a.reason
  const purpose = FOR_WHAT.exec(plainSaid(mention.words).trim())?.[0]
  if (status === 'stop' && purpose !== undefined) a.reason = purpose
  if (status === 'stop') {
    delete a.dose
    delete a.frequency
  }
  // 'until I have seen the bloods' ends nothing that goes on.
  if (status === 'continue' && /^(?:until|till)\b.*\b(?:i|we)\b/.test(a.condition ?? ''))
    delete a.condition
  if (!modifiers.some(({ kind }) => kind === 'side') && !ITS_SIDE.test(mention.words)) delete a.side
  return { ...a, ...(onset !== undefined && !DECIDED.has(status) && { onset }) }
}

const UNDER_TONGUE = /\bunder (?:the|your|my|his|her) tongue\b/i
/** Of every night, and not of one. */
function isAtNight(words: string): boolean {
  return /\bat night(?:time)?$/.test(words.trim())
}

const BROKEN_END = /(?<!^but .*)\b(?:at|of|the|to|for|and|with|my|an?|your)$/
const HANDED_OUT =
  /\b(?:gave|given|administered)(?: (?:you|me|him|her|us|them|some|an?|the|doses?|of|shots?|couple|few|more|one|two|any))*\s*$/

/** 'They gave you Tylenol': somebody else saw to it. */
function isHandedOut(text: string, { polarity, from }: Mention): boolean {
  return polarity === 'present' && HANDED_OUT.test(plainSaid(text.slice(0, from)))
}

/** 'I'm using a cc of triamcinolone' */
const INJECTED =
  /\b(?:using|use|inject|injecting) (?:(?:about|an?|one|two|half|\d+) )*(?:ccs?|mls?|milliliters?)(?: of)? ?$/

/** What a drug does or what was done is not what it is for. */
const NO_PURPOSE =
  /^(?:(?:can|could|may|might|will|would|does|do|did|is|are|was|were|we|they|it|that|which) )*(?:cause[sd]?|causing|stop(?:s|ped)?|started|switched|changed|ran|lost|had|have|has|took|gave|(?:mak(?:es|ing)|made|giv(?:es|ing)) (?:me|my))\b/
const AN_AMOUNT =
  /^(?:about )?[\d.,]+ ?(?:mg|mcg|g|ml|units?|%|milligrams?|micrograms?|grams?|percent)$/
const OF_BLOOD = /\bper (?:deci)?lit(?:er|re)\b|\/ ?d?l\b/
/** 'down to half a pack a day' is smoked. */
const SMOKED = /\bpacks?\b.*\b(?:day|week)\b|\bcigarettes?\b/
const OTHER_ONE = /\bthe (?:first|second|other|old|new|previous|next) one\b/

/** A dose said again, one of two times of the day, and what is told of another one. */
function isNoDetail(detail: string | undefined, said: readonly string[]): boolean {
  const plain = normalise(detail ?? '')
  if (ON_THE_WAY.test(plain) || AN_AMOUNT.test(plain) || OTHER_ONE.test(plain)) return true
  if (SMOKED.test(plain)) return true
  return isDayTime(plain) && new Set(said.filter(isDayTime)).size > 1
}

function isDayTime(words = ''): boolean {
  return OF_THE_DAY.test(words)
}

function isDaily(when: string, said: readonly string[]): boolean {
  return (
    OF_THE_DAY.test(when) && !ONE_DAY.test(when) && !said.some((words) => TWO_TIMES.test(words))
  )
}

/** 'forty milligrams, he takes two': the strength of one is not what is taken. */
function isSeveral(modifiers: readonly Modifier[]): boolean {
  const at = modifiers.findIndex(({ words }) =>
    /\b(?:mg|milligrams?|mcg|micrograms?)\b/i.test(words),
  )
  return at >= 0 && modifiers.slice(at + 1).some(({ words }) => COUNT.test(normalise(words)))
}

const HALF = /^ ?(?:only )?(?:taking )?(?:a )?half(?: an?| of)?\b/
const FEW = ['two', 'three', 'four']
const FEW_BEFORE = /^(two|three|four|[2-4])(?: of (?:the|those|your))?(?=$| [a-z])/

/** 'stay on two | ibuprofen' */
const BESIDE = /\b(?:on|take|taking|takes|have|of|and) (two|three|four)\s*$/i

/** 'two ibuprofen, 200 milligrams': so many of that strength. */
function countOf(
  text: string,
  mention: Mention,
  modifiers: readonly Modifier[],
): string | undefined {
  const beside = modifiers.find(
    ({ line, to }) => line === mention.line && to <= mention.from && mention.from - to <= 1,
  )
  const right = BESIDE.exec(text.slice(0, mention.from))?.[1] ?? ''
  const told = [mention.words, beside?.words ?? '', right].map((words) => plainSaid(words).trim())
  const said = told.flatMap((words) => FEW_BEFORE.exec(words)?.[1] ?? [])[0]
  if (said === undefined || (beside && /\b(?:mg|\w*grams?)\b/.test(beside.words))) return undefined
  return FEW.includes(said) ? String(FEW.indexOf(said) + 2) : said
}

/** 'Dermol 500' has no dose of 500 mg. */
function isNumberOfName(concept: string, dose = ''): boolean {
  const [figure = ''] = dose.split(' ')
  return figure !== '' && concept.split(' ').includes(figure)
}

/** What is put on the skin has no milligrams that nobody has said. */
function isUnsaid(dose: string | undefined, said: readonly string[], { words }: Mention): boolean {
  return STRENGTH.test(dose ?? '') && !/\b(?:mg|mcg|g|\w*grams?)\b/.test([words, ...said].join(' '))
}

function isOfItself(concept: string, reason = ''): boolean {
  return concept.length > 3 && reason.includes(concept)
}
