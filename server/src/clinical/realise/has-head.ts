import type { FactContent, FactKind } from '@chartwright/contract/facts'
import { DOMAINS } from '../ledger/naming/concept-names.ts'
import { BUILT_IN_DRUGS } from '../ledger/naming/drug-names.ts'
import { plainName, stemsOf, weightyOf } from '../ledger/naming/name-words.ts'
import { BODY } from '../lexicon/concepts/body.data.ts'
import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { ORDINARY_WORDS } from '../lexicon/ordinary-words.data.ts'
import { readTable } from '../lexicon/read-table.ts'
import { ABBREVIATIONS } from './case.data.ts'
import {
  CLINICAL_ENDING,
  DOING,
  EVENT_TOLD,
  FELT_HEADS,
  FOUND_HEADS,
  HISTORY_HEADS,
  INCOMPLETE,
  MEDICINE_FORMS,
  OF_A_PART,
  ORDER_HEADS,
  SERVICE,
  STATED,
} from './heads.data.ts'
import { isImperative } from './tell-plan.ts'
import { ADVICE_HEADS, BARE_SUBSTANCE, FOLLOW_UP, NO_ADVICE_FIRST } from './plan-name.data.ts'
import { wordsOf } from './sentence.ts'
import { tellsLife } from './social-said.ts'

const BODY_ROWS = readTable(BODY)
const PARTS = new Set(
  BODY_ROWS.filter(({ group }) => group === 'parts of the body').flatMap(({ name, others }) =>
    [name, ...others].flatMap((words) => stemsOf(words)),
  ),
)
const AT_PARTS = BODY_ROWS.filter(({ group }) => group !== 'parts of the body').flatMap(
  ({ name, others }) => [name, ...others],
)
const INCOMPLETE_STEMS = new Set([...INCOMPLETE].flatMap((word) => stemsOf(word)))

const OF_A_PART_STEMS = new Set([...OF_A_PART].flatMap((word) => stemsOf(word)))

const FURTHER: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  complaint: [...FELT_HEADS, ...AT_PARTS],
  symptom: [...FELT_HEADS, ...AT_PARTS],
  history: [...HISTORY_HEADS, ...FELT_HEADS, ...AT_PARTS],
  family: [...HISTORY_HEADS, ...FELT_HEADS],
  assessment: [...FELT_HEADS, ...FOUND_HEADS, 'indiscretion', 'replacement', ...AT_PARTS],
  finding: [...FOUND_HEADS, ...FELT_HEADS, ...AT_PARTS],
  result: [...FOUND_HEADS, ...FELT_HEADS, ...AT_PARTS],
  plan: [...ORDER_HEADS, ...AT_PARTS],
}
const HEADS = new Map<FactKind, ReadonlySet<string>>()

/** The stems that can carry a name of this kind: the last ones of the tables, and words of one's own. */
function headsOf(kind: FactKind): ReadonlySet<string> {
  const known = HEADS.get(kind)
  if (known !== undefined) return known
  const rows = DOMAINS[kind]
    .flatMap((domain) => CONCEPT_ROWS[domain])
    .filter(({ group }) => group !== 'advice' || kind === 'plan')
  const names = rows.flatMap(({ name, others }) => [
    name,
    ...others.filter((other) => !other.includes(' ')),
  ])
  const last = names.map((name) => stemsOf(plainName(name)).at(-1) ?? '')
  const heads = new Set([
    ...last.filter((stem) => stem.length > 2 && !PARTS.has(stem)),
    ...(FURTHER[kind] ?? []).flatMap((word) => stemsOf(word)).filter((stem) => stem.length > 2),
  ])
  HEADS.set(kind, heads)
  return heads
}

/** Whether a table for this kind has the name; advice is no history and no symptom. */
export function isOfTables(kind: FactKind, name: string): boolean {
  return DOMAINS[kind].some((domain) => TABLE_NAMES.get(`${domain} ${name}`)?.(kind) === true)
}

const TABLE_NAMES = new Map(
  Object.entries(CONCEPT_ROWS).flatMap(([domain, rows]) =>
    rows.map(({ name, group }) => [
      `${domain} ${name}`,
      (kind: FactKind) => group !== 'advice' || kind === 'plan',
    ]),
  ),
)

const ABLE = /^(?:un)?able to \w+|^difficulty \w+ing\b|\w problems$/
const SAYS = /^\w.* (?:feels|looks|hurts|moves|sounds|seems|wakes|comes|gets) \w+/
const ERRAND =
  /\b(?:exam|examination|visit|follow-?ups?|check-?up|physical|evaluation|consultation|refill|opinion|review|screening|clearance|results?|labs?|lab finding)\b/

/** Whether a name has the word that says what it is; a fragment without one is no name. */
export function hasHead(fact: FactContent, name: string): boolean {
  if (/(?:^|another |other |same |new )ones?\b/.test(name)) return false
  switch (fact.kind) {
    case 'complaint':
      return ERRAND.test(name) || ABLE.test(name) || SAYS.test(name) || named(fact.kind, name)
    case 'symptom':
      return ABLE.test(name) || SAYS.test(name) || (!DOING.test(name) && named(fact.kind, name))
    case 'history':
      return EVENT_TOLD.test(name) || (!DOING.test(name) && named(fact.kind, name))
    case 'family':
    case 'assessment':
      return !DOING.test(name) && named(fact.kind, name)
    case 'finding':
      return (
        fact.attributes.value !== undefined ||
        STATED.test(name) ||
        SAYS.test(name) ||
        named(fact.kind, name)
      )
    // What a picture shows has more names than any table.
    case 'result':
      return (
        fact.attributes.value !== undefined || wordsOf(name).length > 2 || named(fact.kind, name)
      )
    case 'medication':
      return isMedicine(name)
    case 'plan':
      return isPlanned(fact, name)
    case 'social':
      return tellsLife(fact, name)
    case 'allergy':
    case 'measurement':
      return true
  }
}

function named(kind: FactKind, name: string): boolean {
  const stems = stemsOf(name)
  const heads = headsOf(kind)
  const others = weightyOf(stems).filter((stem) => !INCOMPLETE_STEMS.has(stem))
  return (
    stems.some(
      (stem) =>
        heads.has(stem) &&
        (!INCOMPLETE_STEMS.has(stem) ||
          others.some((other) => !PARTS.has(other) || OF_A_PART_STEMS.has(stem))),
    ) || wordsOf(name).some((word) => CLINICAL_ENDING.test(word))
  )
}

/** A drug that is known, or called by its form; a name that nobody knows may be one, a word of daily speech is none. */
function isMedicine(name: string): boolean {
  if (MEDICINE_FORMS.test(name) || BUILT_IN_DRUGS.nameDrug(name) !== undefined) return true
  const words = wordsOf(name)
  return (
    words.length <= 2 &&
    words.every(
      (word) => word.length > 4 && !ORDINARY_WORDS.has(word) && !isCommon(stemsOf(word)[0] ?? ''),
    )
  )
}

const COMMON_KINDS = ['symptom', 'finding', 'history', 'plan'] as const
function isCommon(stem: string): boolean {
  return PARTS.has(stem) || COMMON_KINDS.some((kind) => headsOf(kind).has(stem))
}

const SHORT = new Set(ABBREVIATIONS.map((word) => word.toLowerCase()))

function isPlanned(fact: FactContent, name: string): boolean {
  const { act, polarity, attributes } = fact
  // 'Doing any gymnastics' was said to forbid it.
  if (polarity === 'present' && /^do(?:ing)? any\b/.test(name)) return false
  if (/\b(?:desk|front office|checkout|paperwork)$/.test(name)) return false
  switch (act) {
    case 'refer':
      return !/^\w+ed\b/.test(name) && (SERVICE.test(name) || named('plan', name))
    case 'order':
    case 'procedure':
      return (
        !/^(?:high|low|elevated|abnormal)\b/.test(name) &&
        (named('plan', name) || wordsOf(name).some((word) => SHORT.has(word)))
      )
    default:
      return isImperative(name) || isAdvice(act, name, polarity, attributes.detail)
  }
}

const LASTS = /^(?:usually |normally )?lasts? (?:for|about|around|between|\d)/

function isAdvice(
  act: FactContent['act'],
  name: string,
  polarity: FactContent['polarity'],
  detail: string | undefined,
): boolean {
  switch (act) {
    case 'follow_up':
      return FOLLOW_UP.test(name) || named('plan', name)
    case 'advise':
    case 'counsel':
      if (detail !== undefined || LASTS.test(name)) return true
      if (polarity === 'absent' && /^\w+ing\b/.test(name)) return true
      return (
        !NO_ADVICE_FIRST.test(name) &&
        !BARE_SUBSTANCE.test(name) &&
        (stemsOf(name).some((stem) => ADVICE.has(stem)) ||
          named('plan', name) ||
          named('assessment', name))
      )
    case 'safety_net':
      return !/-free$/.test(name)
    default:
      return true
  }
}

const ADVICE = new Set(ADVICE_HEADS.flatMap((word) => stemsOf(word)))
