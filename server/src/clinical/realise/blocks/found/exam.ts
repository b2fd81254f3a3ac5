import { examRank, regionOf } from '../../places/body-systems.ts'
import { isPlaceSaid, withoutShorterPlace } from '../../places/said-place.ts'
import type { Told } from '../../same-facts.ts'
import { capital, listOf, type Sentence } from '../../words/sentence.ts'
import { plainClause } from '../../telling/tell-fact.ts'
import { tellTogether } from '../each.ts'
import { clauseUnder } from './exam-label.ts'
import { headingsOf } from './exam-passage.ts'
import { pluralOf } from './exam-part.ts'
import { withoutBroader, withoutSame } from '../said-once.ts'

/** 'Lungs: clear.' 'Right knee: effusion, tenderness over the medial joint line.' */
export function tellExam(facts: readonly Told[]): Sentence[] {
  const parts = new Map<string, Told[]>()
  const whole = facts.filter(({ concept }) => ALL_NORMAL.test(concept))
  const others = facts.filter((fact) => !whole.includes(fact))
  const isOfJoint = others.some(({ concept, attributes: { site = '' } }) =>
    regionOf(`${concept} ${site}`),
  )
  const headings = headingsOf(others, isOfJoint)
  for (const fact of others) {
    const part = fact.who === 'patient' ? (headings.get(fact) ?? '') : capital(fact.who)
    parts.set(part, [...(parts.get(part) ?? []), fact])
  }
  return [
    ...[...withinOne(parts)]
      .sort(([a], [b]) => rankOf(a) - rankOf(b))
      .map(([part, own]) => tellPart(part, own)),
    ...(whole.length === 0
      ? []
      : [tellTogether(whole, others.length === 0 ? 'examination normal' : 'otherwise normal')]),
  ]
}

function rankOf(part: string): number {
  if (part === '') return Infinity
  return examRank(/ extremities$/.test(part) ? 'Extremities' : part)
}

const SPINE = /^(?:(?:left|right) )?(?:lumbar spine|thoracic spine|lower back|low back)$/i

/** Where the back was told of, its parts are told with it. */
function withinOne(parts: ReadonlyMap<string, readonly Told[]>): Map<string, readonly Told[]> {
  const joined = new Map<string, readonly Told[]>()
  for (const [part, own] of parts) {
    const whole = parts.has('Back') && SPINE.test(part) ? 'Back' : part
    joined.set(whole, [...(joined.get(whole) ?? []), ...own])
  }
  return joined
}

function singularOf(region: string): string {
  if (region === 'feet') return 'foot'
  return region === 'calves' ? 'calf' : region.replace(/s$/, '')
}

/** 'exam is normal' besides what is not says that the rest is. */
const ALL_NORMAL =
  /^(?:(?:general |physical )?exam(?:ination)?(?: is)? normal|normal (?:physical )?exam(?:ination)?)$/i

function tellPart(part: string, facts: readonly Told[]): Sentence {
  const inside = insidePart(part)
  const absent = facts.filter(
    (fact) => fact.polarity === 'absent' && /^no /.test(clauseUnder(part, fact) ?? 'no '),
  )
  const found = facts.filter((fact) => !absent.includes(fact))
  const present = withoutBroader(found.map(inside))
  const none = withoutSame(
    absent
      .map((fact) => inside(fact).replace(/^no /, ''))
      .flatMap((words) => (/^\w+ or \w+$/.test(words) ? words.split(' or ') : [words])),
  )
  const listed = none.some((words) => /[,;]/.test(words))
    ? none.map((words) => `no ${words}`)
    : none.length === 0
      ? []
      : [`no ${listOf(none, 'or')}`]
  const clauses = [...present, ...listed]
  const text = clauses.some((clause) => clause.includes(',') || clause.includes(';'))
    ? clauses.join('; ')
    : clauses.join(', ')
  return tellTogether([...found, ...absent], part === '' ? text : `${part}: ${text}`, part)
}

/** The words by which a part is called in findings. */
const CALLED: Readonly<Record<string, string>> = {
  Abdomen: 'abdom(?:en|inal)',
  Heart: '(?:heart|cardiac)',
  Lungs: 'lungs?(?: sounds?)?',
  Neurological: 'neurologic(?:al)?',
  Breasts: 'breasts?',
  'Heart and lungs': '(?:heart and lungs|lungs and heart)',
  'Vital signs': '(?:vital signs|vitals)',
}

/** What the heading says already is not said again. */
function insidePart(part: string): (fact: Told) => string {
  const region = singularOf(part.toLowerCase().replace(/^(?:left|right) /, ''))
  const called =
    regionOf(region) === undefined
      ? (CALLED[part] ?? part.toLowerCase().replace(/[^\w\s]/g, '\\$&'))
      : `(?:${region}|${pluralOf(region)})`
  const asSite = new RegExp(`^(?:(?:in|on|at|over|of) )?(?:the )?${called}s?$`, 'i')
  const ofPart = new RegExp(` (?:of|on) (?:the )?(?:left |right )?${called}s?$`, 'i')
  const first = new RegExp(`^(?:left |right )?${called} (?!and\\b|or\\b|,)(?=\\S)`, 'i')
  const isOneSide = /^(?:left|right) /i.test(part)
  const side = isOneSide ? '(?:left |right )?' : ''
  const last = new RegExp(
    `(?<=\\S)(?<!(?<!\\bthe) (?:out|in)side) (?:of|in|on|at|over) (?:(?:the|both|either|that) )?${side}${called}s?(?: (?:region|area))?$`,
    'i',
  )
  return (fact) => {
    const phrased = clauseUnder(part, fact)
    if (phrased !== undefined) return withoutSide(withoutPart(phrased, first, last), part)
    const { side: own, site, ...others } = fact.attributes
    const isSiteSaid =
      site !== undefined &&
      (asSite.test(site) || isPlaceSaid(site.replace(ofPart, ''), fact.concept))
    const isBoth = own === 'bilateral' && part === capital(pluralOf(region))
    const isSideSaid = isBoth || isOneSide
    const named = isSiteSaid ? fact.concept : withoutShorterPlace(fact.concept, site ?? '')
    const concept = named.replace(first, '').replace(last, '')
    const attributes = {
      ...others,
      ...(own === undefined || isSideSaid ? {} : { side: own }),
      ...(site === undefined || isSiteSaid ? {} : { site }),
    }
    return plainClause({ ...fact, concept, attributes })
  }
}

/** 'pain of the left medial knee' and 'reflex weak on the left' under the heading of what is on the left. */
function withoutSide(clause: string, part: string): string {
  const [, side = '', region = ''] = /^(left|right) (.+)$/i.exec(part) ?? []
  if (side === '') return clause
  return clause
    .replace(new RegExp(`\\bthe ${side} (?=(?:[a-z]+ )?${region}\\b)`, 'gi'), 'the ')
    .replace(new RegExp(` on the ${side}$`, 'i'), '')
}

/** 'tenderness of the left knee' under the heading of that knee. */
function withoutPart(clause: string, first: RegExp, last: RegExp): string {
  const [, no = '', words = ''] = /^(no )?(.*)$/.exec(clause) ?? []
  return `${no}${words.replace(first, '').replace(last, '')}`
}
