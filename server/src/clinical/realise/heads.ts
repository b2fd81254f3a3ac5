import type { FactKind } from '@chartwright/contract/facts'
import { DOMAINS } from '../ledger/naming/concept-names.ts'
import { plainName, stemsOf, weightyOf } from '../ledger/naming/name-words.ts'
import { BODY } from '../lexicon/concepts/body.data.ts'
import { CONCEPT_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { readTable } from '../lexicon/read-table.ts'
import {
  CLINICAL_ENDING,
  FELT_HEADS,
  FOUND_HEADS,
  HISTORY_HEADS,
  INCOMPLETE,
  OF_A_PART,
  ORDER_HEADS,
} from './heads.data.ts'
import { wordsOf } from './sentence.ts'

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

/** Whether one of the words carries the name; some do so only together with another. */
export function isNamed(kind: FactKind, name: string): boolean {
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

const COMMON_KINDS = ['symptom', 'finding', 'history', 'plan'] as const

/** Whether a stem names a part of the body or a thing of another kind. */
export function isCommon(stem: string): boolean {
  return PARTS.has(stem) || COMMON_KINDS.some((kind) => headsOf(kind).has(stem))
}
