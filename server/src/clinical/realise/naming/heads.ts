import type { FactKind } from '@chartwright/contract/facts'
import { DOMAINS } from '../../ledger/naming/concept-names.ts'
import { plainName, stemsOf, weightyOf } from '../../ledger/naming/name-words.ts'
import { BODY } from '../../lexicon/concepts/body.data.ts'
import { CONCEPT_ROWS } from '../../lexicon/concepts/concept-rows.ts'
import { readTable } from '../../lexicon/read-table.ts'
import { PROPER_NAMES } from '../words/case.data.ts'
import {
  CLINICAL_ENDING,
  COMPLEMENTED,
  FELT_HEADS,
  FOUND_HEADS,
  HISTORY_HEADS,
  INCOMPLETE,
  NO_HEADS,
  ORDER_HEADS,
  QUALIFIERS,
} from './heads.data.ts'
import { wordsOf } from '../words/sentence.ts'

const BODY_ROWS = readTable(BODY)
const PARTS = new Set(
  BODY_ROWS.filter(({ group }) => group === 'parts of the body').flatMap(({ name, others }) =>
    [name, ...others].flatMap((words) => stemsOf(words)),
  ),
)
const AT_PARTS = BODY_ROWS.filter(({ group }) => group !== 'parts of the body').flatMap(
  ({ name, others }) => [name, ...others],
)
/** People whose name a disease or a sign has. */
export const EPONYMS = new Set(
  PROPER_NAMES.filter((name) => /['’]s$/.test(name)).map((name) => name.toLowerCase()),
)

const INCOMPLETE_STEMS = new Set([...INCOMPLETE].flatMap((word) => stemsOf(word)))

const COMPLEMENTED_STEMS = new Set([...COMPLEMENTED].flatMap((word) => stemsOf(word)))
const QUALIFYING_STEMS = new Set([...QUALIFIERS].flatMap((word) => stemsOf(word)))

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
const NOT_HEADS = new Set(NO_HEADS.flatMap((word) => stemsOf(word)))

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
    ...last.filter((stem) => stem.length > 2 && !PARTS.has(stem) && !NOT_HEADS.has(stem)),
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
    rows.flatMap(({ name, others, group }) =>
      [name, ...others.filter((other) => other.includes(' '))].map(
        (one) =>
          [`${domain} ${one}`, (kind: FactKind) => group !== 'advice' || kind === 'plan'] as const,
      ),
    ),
  ),
)

/** Whether one of the words carries the name; some do so only together with another. */
export function isNamed(kind: FactKind, name: string): boolean {
  const stems = stemsOf(name)
  const heads = headsOf(kind)
  return (
    stems.some((stem, at) => heads.has(stem) && isComplete(kind, stems, at)) ||
    wordsOf(name).some((word) => CLINICAL_ENDING.test(word) || EPONYMS.has(word))
  )
}

function isComplete(kind: FactKind, stems: readonly string[], at: number): boolean {
  const head = stems[at] ?? ''
  if (!INCOMPLETE_STEMS.has(head)) return true
  const others = stems.filter((_, place) => place !== at)
  if (kind === 'plan') return others.length > 0
  return others.some(
    (other) =>
      QUALIFYING_STEMS.has(other) ||
      (weightyOf([other]).length > 0 &&
        (COMPLEMENTED_STEMS.has(head) || !(INCOMPLETE_STEMS.has(other) || PARTS.has(other)))),
  )
}

const COMMON_KINDS = ['symptom', 'finding', 'history', 'plan'] as const

/** Whether a stem names a part of the body or a thing of another kind. */
export function isCommon(stem: string): boolean {
  return PARTS.has(stem) || COMMON_KINDS.some((kind) => headsOf(kind).has(stem))
}
