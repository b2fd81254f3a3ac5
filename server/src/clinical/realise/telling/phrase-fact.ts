import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import { BARE_SPAN, LINKED } from './attribute-words.data.ts'
import { RELIEFS } from './relief-words.data.ts'
import { placedName } from '../places/place-words.ts'
import { writeBy } from '../words/rows.ts'
import {
  causeWords,
  conditionWords,
  durationBefore,
  durationWords,
  frequencyBefore,
  onsetBefore,
  onsetWords,
  purposeWords,
  qualityBefore,
  sameSpan,
  splitSeverity,
  triggerWords,
  whenWords,
} from './say-attributes.ts'
import { joinParts, wordsOf } from '../words/sentence.ts'
import { isWithin, shareWithin } from '../words/word-stems.ts'

/** A thing with all that is known of it, as one phrase: 'severe left knee pain for 3 weeks'. */
export function phraseOf(fact: FactContent, without: readonly FactAttribute[] = []): string {
  const told = withoutRate(graded({ ...fact, attributes: notSaidYet(fact, without) }))
  const name = placedName(told)
  const before = beforeName(told)
  return joinParts([describe(before, name), ...behindName(told)])
}

/** Attributes that the name does not say already. */
function notSaidYet({ concept, attributes }: FactContent, without: readonly FactAttribute[]) {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, words]) =>
        !without.includes(name as FactAttribute) &&
        (KEPT.has(name) || !isSaid(name, words, concept)),
    ),
  ) as FactContent['attributes']
}

/** A trigger of which the name has the most is in it. */
function isSaid(name: string, words: string, concept: string): boolean {
  return isWithin(words, concept) || (name === 'trigger' && shareWithin(words, concept) >= 1 / 2)
}

const KEPT = new Set(['side', 'site', 'value', 'unit', 'dose', 'condition'])

/** 'a little elevated' of elevated blood pressure is slightly elevated blood pressure. */
function graded<T extends FactContent>(fact: T): T {
  const { severity, ...others } = fact.attributes
  const [, much, what] =
    /^(?:(a (?:little|bit|little bit)|slightly|somewhat|mildly)|very|really|quite) (\w+)$/.exec(
      severity ?? '',
    ) ?? []
  if (what === undefined || !isWithin(what, fact.concept)) return fact
  const concept = fact.concept.replace(
    new RegExp(`\\b(?=${what}\\b)`),
    much === undefined ? 'very ' : 'slightly ',
  )
  return concept === fact.concept ? fact : { ...fact, concept, attributes: others }
}

const RATE =
  / (?:all the time|constantly|always|sometimes|(?:every )?once in a while|on and off|often)$/

/** What one does, rather than has. */
const DONE_SO = /^(?:sleeping|napping|eating|drinking|crying|urinating|scratching|yawning)$/

/** 'constant congestion all the time' says it twice. */
function withoutRate(fact: FactContent): FactContent {
  const { frequency } = fact.attributes
  if (frequency === undefined || frequencyBefore(frequency) === undefined) return fact
  // 'constant sleeping' is not English.
  if (DONE_SO.test(fact.concept.replace(RATE, '')) && RATE.test(fact.concept)) {
    const { frequency: _, ...attributes } = fact.attributes
    return { ...fact, attributes }
  }
  return { ...fact, concept: fact.concept.replace(RATE, '') }
}

const STATE =
  /^(.+) ((?:ab)?normal|clear|soft|enlarged|intact|supple|regular|symmetric|swollen|tender|red|decreased|increased|elevated|distended|limited|reduced)$/
const CHANGED =
  /^(?:limited|decreased|reduced|elevated|enlarged|increased|restricted|swollen|tender|diminished|abnormal|low|high|red|warm|sensitive|blotchy|denser|harder|stiff|itchy|dry(?! (?:cough|heav)))\b(?! or\b)/
/** How one feels. */
const FEELS_SO =
  /^(?:anxious|depressed|dizzy|nervous|shaky|stiffer|stressed|sweaty|tired|unsteady)\b/
/** What there is a lot of, and nothing severe. */
const SECRETION = /^(?:drainage|mucus|phlegm|saliva|sputum|(?:nasal|vaginal|ear|eye) discharge)\b/
const ADVERBS: Readonly<Record<string, string>> = {
  slight: 'slightly',
  'very slight': 'very slightly',
  mild: 'mildly',
  moderate: 'moderately',
  severe: 'severely',
  marked: 'markedly',
}

/** 'slight' of 'thyroid enlarged' is 'thyroid slightly enlarged'. */
function describe(before: readonly string[], name: string): string {
  const [, thing, state] = STATE.exec(name) ?? []
  const adverb = before.length === 1 ? ADVERBS[before[0] ?? ''] : undefined
  if (thing !== undefined && state !== undefined && adverb !== undefined)
    return `${thing} ${adverb} ${state}`
  if (before.length === 1 && before[0] === 'severe') {
    if (/^poor /.test(name)) return `very ${name}`
    if (SECRETION.test(name)) return `copious ${name}`
  }
  if (adverb !== undefined && (CHANGED.test(name) || FEELS_SO.test(name)))
    return `${adverb} ${name}`
  return [...before, name].join(' ')
}

function beforeName(fact: FactContent): string[] {
  const { concept, attributes: a } = fact
  const parts = [
    a.onset && onsetBefore(a.onset),
    a.duration && durationBefore(a.duration),
    a.frequency && frequencyBefore(a.frequency),
    isNumber(fact) ? '' : a.severity && splitSeverity(a.severity).before,
    a.quality && qualityBefore(a.quality),
  ]
  return parts.filter((part): part is string => Boolean(part) && !isWithin(part ?? '', concept))
}

function behindName(fact: FactContent): string[] {
  const { attributes: a, kind, concept } = fact
  const isStory = kind === 'history' || kind === 'complaint'
  return [
    isValueSaid(fact) ? '' : valueWords(fact),
    a.amount && (/\b(?:loss|gain)\b/.test(concept) ? `of ${a.amount}` : `, ${a.amount}`),
    a.quality && qualityBefore(a.quality) === undefined ? `, ${a.quality}` : '',
    a.severity && !isNumber(fact) ? commaBefore(splitSeverity(a.severity).behind) : '',
    a.dose,
    a.route,
    a.frequency && frequencyBefore(a.frequency) === undefined ? commaUnlessLinked(a.frequency) : '',
    a.duration && durationBefore(a.duration) === undefined ? lastingWords(kind, a.duration) : '',
    / earlier$/.test(concept) && a.onset === 'today' ? 'today' : onsetWords(a),
    isToldTwice(a) ? '' : a.when && pointWords(fact, a.when),
    isNumber(fact) ? commaBefore(a.severity) : '',
    a.trigger && triggerWords(a.trigger),
    a.reason && (isStory ? purposeWords(a.reason) : causeWords(a.reason)),
    commaBefore(a.course),
    a.relief && writeBy(RELIEFS, a.relief),
    a.condition && conditionWords(a.condition),
    a.detail && detailWords(a.detail),
  ].map((part) => part ?? '')
}

/** How far off a number is stands behind it, and behind its day. */
function isNumber({ kind, attributes: { value = '' } }: FactContent): boolean {
  return kind === 'measurement' && /\d/.test(value)
}

const SHORT = /^(?:\d+(?:[.-]\d+)?|a few) (?:second|minute|hour)s?$/
const FELT = new Set<FactContent['kind']>(['symptom', 'complaint'])

/** Each time it comes, rather than since then: 'dizziness lasting 1 minute'. */
function lastingWords(kind: FactContent['kind'], duration: string): string {
  return FELT.has(kind) && SHORT.test(duration) ? `lasting ${duration}` : durationWords(duration)
}

/** Of what still is, a length of time is no point in it. */
function pointWords({ time, attributes: { value } }: FactContent, when: string): string {
  if (value !== undefined && /^\d.* ago$/.test(whenWords(when))) return `, ${whenWords(when)}`
  return time === 'now' && BARE_SPAN.test(when) ? `, ${when}` : whenWords(when)
}

/** A day of the calendar. */
const DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}\b/

/** When, where onset or duration say it already; what has lasted for weeks was not on one day. */
function isToldTwice({ when, onset, duration }: FactContent['attributes']): boolean {
  return (
    when !== undefined &&
    ((duration !== undefined && DATE.test(when)) ||
      [onset, duration].some((other) => other !== undefined && sameSpan(when, other)))
  )
}

/** '3 mm separation' of 3 mm, 'strength 5/5' of 5/5, 'fasting was 98' of 98. */
function isValueSaid({ kind, concept, attributes: { value = '', unit } }: FactContent): boolean {
  const isTelling = unit !== undefined || /[/<>≤≥]/.test(value) || kind === 'measurement'
  const said = ` ${concept} `.replace(/(?<=\d) to (?=\d)/g, '-')
  return isTelling && said.includes(` ${value}${unitWords(unit)} `)
}

const LEVEL = / (?:decreased|elevated|high|increased|low|raised|reduced)$/

/** 'ejection fraction reduced at 45%' */
function valueWords({ concept, attributes: { value, unit, site, side } }: FactContent): string {
  if (value === undefined) return ''
  const isLevel = LEVEL.test(concept) && /^\d[\d.]*$/.test(value) && (site ?? side) === undefined
  return `${isLevel ? 'at ' : ''}${value}${unitWords(unit)}`
}

function unitWords(unit: string | undefined): string {
  if (unit === undefined) return ''
  return /^[/%]/.test(unit) ? unit : ` ${unit}`
}

function commaBefore(words: string | undefined): string {
  return words === undefined || words === '' ? '' : `, ${words}`
}

function commaUnlessLinked(words: string): string {
  return LINKED.test(words) ? words : `, ${words}`
}

const LONGEST_ASIDE = 9

/** A list stands in brackets, a long remark apart. */
export function detailWords(detail: string): string {
  const length = wordsOf(detail).length
  if (detail.includes(',') && length <= LONGEST_ASIDE) return `(${detail})`
  return length > LONGEST_ASIDE ? `; ${detail}` : `, ${detail}`
}
