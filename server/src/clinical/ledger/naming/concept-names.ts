import type { FactKind } from '@chartwright/contract/facts'
import { CONCEPT_ROWS, type Domain } from '../../lexicon/concepts/concept-rows.ts'
import { isEmptyBeside } from './leftover-words.ts'
import { nameAtSite } from './name-at-site.ts'
import { nameState } from './name-state.ts'
import { hasNegation, plainName, stemsOf, weightyOf } from './name-words.ts'

/** Where a name of this kind is looked for, the likeliest first. */
export const DOMAINS: Readonly<Record<FactKind, readonly Domain[]>> = {
  complaint: ['symptom', 'condition', 'care', 'procedure', 'examination', 'test'],
  symptom: ['symptom', 'condition', 'examination', 'procedure'],
  history: ['condition', 'procedure', 'symptom', 'vaccine', 'care', 'test', 'examination'],
  medication: [],
  allergy: ['condition'],
  family: ['condition', 'symptom', 'procedure'],
  social: ['social', 'care', 'vaccine'],
  finding: ['examination', 'symptom', 'condition'],
  measurement: ['test'],
  result: ['test', 'condition', 'examination', 'symptom'],
  assessment: ['condition', 'symptom', 'examination', 'procedure'],
  plan: ['care', 'test', 'procedure', 'vaccine', 'symptom', 'condition'],
}
/** What a test can show. */
const SHOWN = new Set<FactKind>(['finding', 'result'])
/** Of the stems that carry meaning: fewer are another thing. */
const MOST = 2 / 3
const SHORTEST_PART = 5
const AMOUNTS = new Set('lot more much always often up down high low'.split(' ').flatMap(stemsOf))
/** A part of two things leaves one of them out. */
const SEVERAL = / (?:and|or) /
/** 'used to go to the gym' would be the gym of today without its first words. */
const FORMERLY = /\bused to\b/
/** How loud a murmur is: a name without it says less. */
const GRADED = /\b[1-6](?:\/| over | out of )6\b/

/** 'constipation issues' are constipation; problems with a circumcision are no circumcision. */
const TROUBLE = new Set(['problem', 'issue'].flatMap(stemsOf))
/** Whether a sign is positive is read apart; 'positive for strep' is no sign. */
const STATES = new Set(['positive', 'negative'].flatMap(stemsOf))
const SIGN = / (?:tests?|sign|raise)$/

interface Names {
  readonly byName: ReadonlyMap<string, string>
  readonly byStems: ReadonlyMap<string, string>
  readonly byWeighty: ReadonlyMap<string, string>
}

const NAMES = new Map(
  Object.entries(CONCEPT_ROWS).map(([domain, rows]) => [domain, namesOf(rows)] as const),
)

/** The concept that the words name; undefined where no table knows them. */
export function findConcept(kind: FactKind, plain: string): string | undefined {
  const named = inDomains(kind, ({ byName }) => byName.get(plain))
  if (named !== undefined || GRADED.test(plain)) return named
  const stems = stemsOf(plain)
  if (isActOf(plain, stems)) return undefined
  const whole = byStems(kind, stems)
  // A plan has no polarity to keep a 'not': 'not getting better' would be 'feels better'.
  if (whole !== undefined || (kind === 'plan' && hasNegation(stems))) return whole
  const state = SHOWN.has(kind) ? nameState(stems) : undefined
  if (state !== undefined) return state
  if (kind === 'social' && (FORMERLY.test(plain) || SEVERAL.test(plain))) return undefined
  const weighty = weightyOf(stems)
  const key = weighty.join(' ')
  if (isOtherWay(stems)) return undefined
  return (
    byStems(kind, weighty) ??
    atSite(kind, stems) ??
    atSite(kind, weighty) ??
    (key === '' ? undefined : inDomains(kind, ({ byWeighty }) => byWeighty.get(key))) ??
    (SEVERAL.test(plain) ? undefined : withoutEmpty(kind, weighty))
  )
}

const WAYS = new Set('up down high low'.split(' ').flatMap(stemsOf))
const GOES_UP_AND_DOWN = new Set(
  'weight appetite temperature pressure sugar rate pulse energy mood libido'
    .split(' ')
    .flatMap(stemsOf),
)

/** 'my appetite has gone right up' without its 'up' would be gone. */
function isOtherWay(stems: readonly string[]): boolean {
  return stems.some((stem) => WAYS.has(stem)) && stems.some((stem) => GOES_UP_AND_DOWN.has(stem))
}

/** 'adding to it' is no ADD, and 'aiding' no AIDS: of what is done, the one word is no illness. */
function isActOf(plain: string, stems: readonly string[]): boolean {
  const done = plain.split(' ').find((word) => /(?:ing|ed)$/.test(word))
  const conditions = NAMES.get('condition')
  if (stems.length !== 1 || done === undefined || conditions?.byName.has(done)) return false
  return conditions?.byStems.has(stems.join(' ')) === true
}

/** The concept of which these words are a name, whatever its endings; none of them is left out. */
export function findExactConcept(kind: FactKind, plain: string): string | undefined {
  const stems = stemsOf(plain)
  if (plain.length < SHORTEST_PART || stems.length < plain.split(' ').length) return undefined
  return inDomains(kind, ({ byName }) => byName.get(plain)) ?? byStems(kind, stems)
}

/** The concept that has these words among its names, apart from small words and endings. */
export function findNamed(kind: FactKind, plain: string): string | undefined {
  return inDomains(kind, ({ byName }) => byName.get(plain)) ?? byStems(kind, stemsOf(plain))
}

/** The condition of exactly this name. */
export function findCondition(plain: string): string | undefined {
  return NAMES.get('condition')?.byName.get(plain)
}

function byStems(kind: FactKind, stems: readonly string[]): string | undefined {
  const key = stems.join(' ')
  return key === '' ? undefined : inDomains(kind, (names) => names.byStems.get(key))
}

/** 'my knee hurts' is 'knee pain', which a table may call by another name. */
function atSite(kind: FactKind, stems: readonly string[]): string | undefined {
  if (kind === 'social' || kind === 'measurement' || kind === 'allergy') return undefined
  const name = nameAtSite(stems)
  return name === undefined ? undefined : (byStems(kind, stemsOf(name)) ?? name)
}

/** The concept beside which only words are left over that mean nothing of their own. */
function withoutEmpty(kind: FactKind, stems: readonly string[]): string | undefined {
  const full = stems.filter((stem) => !isEmptyBeside(stem))
  const found = full.length < stems.length ? byLongStems(kind, full) : undefined
  if (found !== undefined) return found
  const ill = byLongStems(
    kind,
    full.filter((stem) => !TROUBLE.has(stem)),
  )
  if (ill !== undefined && isIllness(ill)) return ill
  const sign = byLongStems(
    kind,
    full.filter((stem) => !STATES.has(stem)),
  )
  return sign !== undefined && SIGN.test(sign) ? sign : undefined
}

function byLongStems(kind: FactKind, stems: readonly string[]): string | undefined {
  return stems.join('').length < SHORTEST_PART
    ? undefined
    : (byStems(kind, stems) ?? atSite(kind, stems))
}

function isIllness(name: string): boolean {
  return ['condition', 'symptom'].some((domain) => NAMES.get(domain)?.byName.get(name) === name)
}

function inDomains(kind: FactKind, find: (names: Names) => string | undefined): string | undefined {
  for (const domain of DOMAINS[kind]) {
    const names = NAMES.get(domain)
    const found = names && find(names)
    if (found !== undefined) return found
  }
  return undefined
}

/** A concept's own name goes before another concept's other name. */
function namesOf(rows: readonly { name: string; others: readonly string[] }[]): Names {
  const byName = new Map<string, string>()
  const byStem = new Map<string, string>()
  const byWeighty = new Map<string, string>()
  const add = (words: string, concept: string) => {
    const plain = plainName(words)
    const stems = stemsOf(plain)
    addFirst(byName, plain, concept)
    addFirst(byStem, stems.join(' '), concept)
    const weighty = weightyOf(stems)
    if (weighty.length > 1 && weighty.length >= stems.length * MOST && !isOfAmount(stems))
      addFirst(byWeighty, weighty.join(' '), concept)
  }
  for (const { name } of rows) add(name, name)
  for (const { name, others } of rows) for (const other of others) add(other, name)
  return { byName, byStems: byStem, byWeighty }
}

/** 'going to the bathroom a lot' is another thing without 'a lot', and so is 'the heart rate is up', and what has a 'not'. */
function isOfAmount(stems: readonly string[]): boolean {
  return hasNegation(stems) || stems.some((stem) => AMOUNTS.has(stem))
}

function addFirst(names: Map<string, string>, key: string, concept: string): void {
  if (key !== '' && !names.has(key)) names.set(key, concept)
}
