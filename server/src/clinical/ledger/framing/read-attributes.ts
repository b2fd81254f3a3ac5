import { plainWords, withoutEmpty } from './wording/attribute-words.ts'
import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import type { Mention, Modifier } from '../reading/find-mentions.ts'
import { normalise } from '../../normalise.ts'
import { readDose, readFrequency } from './numbers/read-amounts.ts'
import { readCircumstance } from './linking/conditions/read-circumstance.ts'
import { numberOf } from '../../spell-numbers.ts'
import { atLatest, isHowLong, isOfPast, planTimes } from './times/plan-times.ts'
import { readCondition, readWholeIf } from './linking/conditions/read-condition.ts'
import { firstRead } from './wording/first-read.ts'
import { eventOf, triggerOf } from './linking/conditions/past-trigger.ts'
import { wholeWarning } from './linking/conditions/whole-warning.ts'
import { fullerReason } from './wording/fuller-reason.ts'
import { fullerTime } from './times/fuller-time.ts'
import { COUNTED, ONCE, VISIT } from './times/no-duration.ts'
import { lastRate, ownRate, RATE_NEAR } from './numbers/last-rate.ts'
import { readGrade } from './numbers/read-grade.ts'
import { readSide } from './places/read-side.ts'
import { readSite } from './places/read-site.ts'
import { sideBeside } from './places/side-beside.ts'
import { sideAround, siteOfSide } from './places/site-of-side.ts'
import { correctedSide } from './denials/take-back.ts'
import { HOW_OFTEN, readDuration, readOnset, readWhen } from './times/read-times.ts'
import { doseOf, lastCount } from './drugs/dose-of.ts'
import { levelAndValue } from './numbers/values/level-and-value.ts'
import { readValue } from './numbers/values/read-value.ts'
import { measuredThen } from './numbers/values/former-value.ts'
import { valuesFirst } from './numbers/values/values-first.ts'
import { sentenceAround } from './wording/sentence-around.ts'

type Attributes = FactContent['attributes']

/** How words of an attribute are written in a note; as they were said, where no form is closed. */
const FORMS: Partial<Record<FactAttribute, (words: string) => string | undefined>> = {
  dose: (words) => readDose(words),
  frequency: readFrequency,
  duration: readDuration,
  onset: readOnset,
  side: readSide,
  site: readSite,
  when: (words) => dateOf(words) ?? readWhen(words),
}

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DATE = new RegExp(
  String.raw`\b(?:\d{1,2}/\d{1,2}/\d{2,4}|(?:${MONTH})(?: of)? \d{4}|(?:${MONTH}) \d{1,2}(?:st|nd|rd|th)?(?: ?,? ?(?:\d{4}|'\d{2}))?|first thing in the morning|(?:before|after) (?:meals?|surgery|breakfast|lunch|dinner|bed|delivery))\b`,
  'i',
)

/** A day of the calendar or of the daily round, as it was said. */
function dateOf(words: string): string | undefined {
  return DATE.exec(words)?.[0].replace(/\s*,\s*/g, ', ')
}

/** Words of one of these may be the form of another: 'for three weeks' is no beginning. */
const TIMES: readonly FactAttribute[] = ['frequency', 'duration', 'onset', 'when']

function otherTime(words: string): Partial<Record<FactAttribute, string>> {
  for (const kind of TIMES) {
    const value = FORMS[kind]?.(words)
    if (value !== undefined) return { [kind]: value }
  }
  return {}
}

/** 'not more than two grams a day' */
const LIMIT = /\b(?:no|not|never) (?:any )?more than\b[^,.;]*/gi
const NEXT_OF_LIST = /,|\b(?:and|plus|with|then)\b/i

const REACH = 40
const REACH_AFTER_ANOTHER = 22

/** Only what was said: in the mention itself, in the words linked to it, or beside it. */
export function readAttributes(
  text: string,
  mention: Mention,
  told: readonly Modifier[],
  /** Where the thing of the same kind before it ends, and the next one begins, in the same line. */
  [lastTo, nextFrom]: readonly [number, number],
): Attributes {
  const attributes: Partial<Record<FactAttribute, string | undefined>> = {}
  const modifiers = told
    .filter((modifier) => !isOfPast(text, mention, modifier))
    .map((modifier) =>
      isHowLong(text, mention, modifier) ? { ...modifier, kind: 'duration' as const } : modifier,
    )
  // How long a thing has got worse is not how long it has lasted.
  // How long it is better for is not how long it lasts.
  const timed = modifiers.filter(({ kind }) => kind !== 'course' && kind !== 'relief')
  const own = [mention.words, ...timed.map(({ words }) => words)]
  for (const modifier of modifiers) {
    const { kind } = modifier
    const words = withoutName(text, mention, modifier)
    if (kind === 'answer' || kind === 'mention' || kind === 'value') continue
    const form = FORMS[kind]
    const value =
      eachOf(mention, kind, words) ??
      (form ? form(words) : plainWords(kind === 'trigger' ? triggerOf(mention, words) : words))
    const fuller = kind === 'reason' ? fullerReason : fullerTime
    if (value !== undefined) attributes[kind] = fuller(attributes[kind], value)
    else if (
      TIMES.includes(kind) &&
      !isRate(words) &&
      !(kind === 'frequency' && COUNTED.test(words))
    )
      Object.assign(attributes, {
        ...otherTime(words),
        ...eventOf(mention, kind, words),
        ...attributes,
      })
  }
  attributes.frequency = ownRate(mention, modifiers) ?? lastRate(modifiers) ?? attributes.frequency
  const { before, after } = sentenceAround(text, mention)
  const near = after.slice(0, Math.max(0, nextFrom - mention.to)).replace(LIMIT, ' ')
  // After another of its kind, what stands before it is rather that one's.
  const reach =
    lastTo > mention.from - before.length
      ? Math.min(REACH_AFTER_ANOTHER, mention.from - lastTo)
      : REACH
  const nearBefore = before.slice(Math.max(0, before.length - reach))
  // 'amlodipine, 5 milligrams, and the simvastatin': the dose is of the first.
  const ownBefore =
    reach === REACH ? nearBefore : (nearBefore.split(NEXT_OF_LIST).slice(1).at(-1) ?? '')
  if (mention.kind === 'medication') {
    attributes.dose = lastCount(modifiers) ?? doseOf(mention, own, near, ownBefore)
    attributes.frequency ??= firstRead(readFrequency, [...own, RATE_NEAR.exec(near)?.[0] ?? ''])
    if (PRESCRIBED.has(mention.status)) attributes.duration ??= courseOf(own)
    if (mention.status === 'hold')
      Object.assign(attributes, pauseOf(before, `${mention.words} ${after}`), attributes)
    else if (mention.status !== 'takes' && mention.status !== 'took')
      Object.assign(attributes, onceBefore(`${mention.words}${after}`))
  }
  if (mention.kind === 'measurement' || mention.kind === 'finding' || mention.kind === 'result')
    Object.assign(
      attributes,
      readValue(mention, valuesFirst(text, mention, modifiers), near, nearBefore),
    )
  // 'a little low' is a value, and no degree of one.
  if (attributes.value !== undefined && LITTLE.test(attributes.severity ?? ''))
    delete attributes.severity
  if (mention.kind === 'measurement') {
    settleMeasured(mention, attributes)
    Object.assign(attributes, levelAndValue(mention))
    if (attributes.value !== undefined)
      Object.assign(attributes, { ...measuredThen(after, modifiers), ...withoutEmpty(attributes) })
  }
  if (mention.kind === 'result' && PICTURE.test(mention.words) && isNumber(attributes.value))
    delete attributes.value
  if (mention.kind === 'finding') {
    const grade = gradeOf(text, mention, modifiers)
    attributes.severity = grade ?? attributes.severity
    if (grade !== undefined && grade === attributes.value) delete attributes.value
    if (isBareNumber(mention.words, attributes)) delete attributes.value
  }
  if (mention.kind === 'symptom' || mention.kind === 'complaint') {
    attributes.duration ??= firstRead(
      readDuration,
      own.filter((words) => !isRate(words)),
    )
    // 'It stung last month' has not gone on since.
    attributes.onset ??= firstRead(readOnset, [
      NOW.test(mention.words) && !BEGUN.test(mention.words) ? '' : mention.words,
      ...timed
        .filter(({ kind, words }) => !ONCE.has(kind) || BEGUN.test(words))
        .map(({ words }) => words),
    ])
    attributes.frequency ??=
      readFrequency(mention.words) ?? /\b(?:once|twice)$/i.exec(mention.words)?.[0]
  }
  if (mention.kind === 'complaint' && VISIT.test(mention.words)) {
    delete attributes.duration
    delete attributes.onset
  }
  if (HAPPENED.has(mention.kind)) attributes.when ??= readPast(mention.words)
  if (mention.act === 'follow_up') attributes.when ??= firstRead(readWhen, [...own, near])
  const plan = planTimes(text, mention, modifiers, { before, after })
  attributes.when = atLatest(
    `${before}${mention.words}${after}`,
    mention,
    plan.when ?? attributes.when,
  )
  attributes.condition =
    readCondition(mention, before, after) ?? plan.condition ?? attributes.condition
  attributes.condition = wholeWarning(text, mention, modifiers) ?? attributes.condition
  attributes.condition ??= readWholeIf(mention, before)
  attributes.condition ??=
    readCircumstance(mention.kind, mention.words)?.condition ??
    (mention.polarity === 'absent' && attributes.trigger === undefined && AS_FELT.test(after)
      ? readCircumstance(mention.kind, `${mention.words}${clauseOf(after)}`)?.condition
      : undefined)
  attributes.side =
    correctedSide(text, mention) ?? sideAround(mention.words, modifiers) ?? attributes.side
  attributes.side ??= firstRead(readSide, own) ?? sideBeside(before, mention.words, near)
  attributes.site ??= siteOfSide(text, mention, modifiers)
  if (mention.polarity === 'absent' && !isTimedDenial(text, mention, modifiers)) {
    delete attributes.duration
    delete attributes.onset
  }
  // An operation lasts no days, and does not begin.
  if (mention.kind === 'history' && OPERATION.test(mention.words.trim())) {
    attributes.when ??= attributes.onset
    delete attributes.onset
    delete attributes.duration
    if (/\bwors/.test(attributes.course ?? '')) delete attributes.course
  }
  return withoutEmpty(attributes)
}

const EACH: Readonly<Record<string, string>> = {
  day: 'daily',
  night: 'every night',
  week: 'weekly',
}

/** 'forty | a day': how often a drug is taken, and not for how long. */
function eachOf({ kind }: Mention, of: Modifier['kind'], words: string): string | undefined {
  if (kind !== 'medication' || of !== 'frequency') return undefined
  return EACH[/^(?:an?|per) (day|night|week)$/.exec(normalise(words).trim())?.[1] ?? '']
}

/** 'joint pain is going away' tells of joint pain that it 'is going away'. */
function withoutName(text: string, mention: Mention, { kind, line, from, to, words }: Modifier) {
  const isOver = line === mention.line && from <= mention.from && to > mention.to
  return kind === 'course' && isOver ? text.slice(mention.to, to) : words
}

/** 'six', '1.7', 'about two thirty' */
function isNumber(words: string | undefined): boolean {
  const plain = normalise(words ?? '').replace(/^(?:(?:about|around|like|at|up to|of) )+/, '')
  return plain
    .split(/[\s,]+/)
    .every((word) => /^[\d.,/%-]+$/.test(word) || numberOf(word) !== undefined)
}

/** 'smooth' and 18: a number without a unit or a scale is of something else. */
function isBareNumber(
  words: string,
  { value = '', unit }: Partial<Record<FactAttribute, string | undefined>>,
): boolean {
  return unit === undefined && isNumber(value) && !value.includes('/') && !SCORED.test(words)
}

/** What a picture shows is no number. */
const PICTURE = /\b(?:x-?rays?|scans?|ct|mri|ultrasound|ecg|ekg|echo)$/i
const SCORED = /\b(?:scores?|scale|gcs|apgar|grade|stage|times|x)\b/i
const CHANGE = /\b(?:loss|gain|lost|gained|down|up|change)\b/i
const AT_A_NUMBER = /,? (?:at|of|to|with|around|about) \S*\d\S*$/

/**
 * A number beside the value of a measurement is the same one, one that was broken off, or another's. How
 * often one measures, and how long ago that began, is not of the number either.
 */
function settleMeasured(
  { words }: Mention,
  attributes: Partial<Record<FactAttribute, string | undefined>>,
): void {
  const { value, detail } = attributes
  delete attributes.frequency
  if (value !== undefined && !CHANGE.test(words)) {
    delete attributes.duration
    delete attributes.onset
  }
  if (detail === undefined) return
  if (isNumber(detail)) delete attributes.detail
  if (value === undefined) return
  const rest = normalise(detail).replace(AT_A_NUMBER, '')
  if (/\d/.test(rest) || rest === '') delete attributes.detail
  else attributes.detail = rest
}

/** The grade that the words of a finding, or what is told of how severe it is, hold. */
function gradeOf(
  text: string,
  { line, from: start, words, polarity }: Mention,
  modifiers: readonly Modifier[],
): string | undefined {
  const told = modifiers
    .filter((one) => (one.kind === 'severity' || one.kind === 'value') && one.line === line)
    .map(({ from, to }) => text.slice(from, to + (PLUS.exec(text.slice(to))?.[0].length ?? 0)))
  // 'pulses two plus, no ulcers': what is not there has no grade.
  const before = polarity === 'absent' ? '' : (GRADED.exec(text.slice(0, start))?.[0] ?? '')
  return firstRead(readGrade, [...told, words, before])
}

/** 'almost one and a half plus | edema' */
const GRADED = /\b[\w.]+(?: and a half)? plus\s*$/i
const PLUS = /^ plus\b/i

const LITTLE = /^(?:a (?:little|bit)(?: bit)?|slightly|somewhat)$/i

const BEFORE_EVENT =
  /\b(before|prior to|ahead of) (?:(?:the|your|his|her|this|that) )?(surgery|operation|procedure|biopsy|scan|test|injection|an(?:a)?esthesia|an(?:a)?esthetic|colonoscopy|endoscopy|scope)\b/i

/** 'off it for a week before surgery': a drug is held for a time and an event. */
function pauseOf(before: string, after: string): Attributes {
  const event = [before, after].flatMap((said) => BEFORE_EVENT.exec(said)?.[2] ?? [])[0]
  const duration = courseOf([after])
  const day = [...after.matchAll(DAY_BEFORE)].at(-1)?.[0]
  const when =
    event !== undefined
      ? `before ${event.toLowerCase()}`
      : day !== undefined
        ? `${day.toLowerCase()} the procedure`
        : BEFORE_IT.test(after)
          ? 'before the procedure'
          : undefined
  return { ...(duration !== undefined && { duration }), ...(when !== undefined && { when }) }
}

const DAY_BEFORE =
  /\bthe (?:day|night) before(?: and the morning of)?(?! (?:the|your|yesterday)\b)/gi
const BEFORE_IT = /\bbefore(?:hand)?\s*(?:[.,;]|$)/i
const SHORTLY_BEFORE =
  /\b((?:an|one|two|half an|\d+) (?:hours?|minutes)) before(?:hand)?\s*(?:[.,;]|$)/i

/** 'take the ibuprofen an hour before': once, and not as a rule. */
function onceBefore(said: string): Attributes {
  const span = SHORTLY_BEFORE.exec(said)?.[1]
  return span === undefined ? {} : { when: `${span.toLowerCase()} before the procedure` }
}

/** 'a little sore today' may be so for long. */
const NOW = /\b(?:today|tonight|tomorrow|next)\b/i
const BEGUN = /\b(?:since|ago|start\w*|began|begun|from)\b/i

const HAPPENED = new Set<Mention['kind']>(['history', 'result', 'social'])

/** 'my last heart attack in 2018', 'iced it last night' */
function readPast(words: string): string | undefined {
  const when = readWhen(words)
  return when !== undefined && /\bago$|^last |^yesterday|^\d{4}$|^age |^childhood/.test(when)
    ? when
    : undefined
}

const OPERATION =
  /(?:ectomy|plasty|otomy|ostomy|surgery|surgeries|operation|repair|replacement|transplant|fusion|stents?|bypass|cesarean|caesarean|c-section|biopsy|removed|replaced)$/i

const UP_TO_TIME = /^[\s,]*(?:at all|now|for|in|over|since|the|last|past|about|\s)*$/i

/** 'no fever for two days' is denied for so long; elsewhere a time is of something that is there. */
function isTimedDenial(text: string, mention: Mention, modifiers: readonly Modifier[]): boolean {
  return modifiers.some(
    ({ kind, line, from }) =>
      (kind === 'duration' || kind === 'onset') &&
      line === mention.line &&
      from >= mention.to &&
      UP_TO_TIME.test(text.slice(mention.to, from)),
  )
}

/** 'three, four nights a week' lasts no week. */
function isRate(words: string): boolean {
  return HOW_OFTEN.test(words.toLowerCase())
}

const PRESCRIBED = new Set<Mention['status']>(['start', 'advise', 'increase', 'decrease'])
const COURSE =
  /\bfor (?:a |about |around |the next |another )*(?:[\w-]+ (?:to |or )?){1,3}(?:days?|weeks?|months?)\b/i

/** 'one tablet twice a day for three days' */
function courseOf(own: readonly string[]): string | undefined {
  return firstRead((words) => readDuration(COURSE.exec(words)?.[0] ?? ''), own)
}

/** 'any cough when you run': right behind what is denied, not of what comes next. */
const AS_FELT = /^\s*(?:when|whenever|while|during|with|on|after|before)\b/i

/** As far as the clause goes on without a break. */
function clauseOf(after: string): string {
  return /^[^,;]*/.exec(after)?.[0] ?? ''
}
