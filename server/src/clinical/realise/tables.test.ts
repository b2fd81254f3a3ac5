import { expect, test } from 'vitest'
import {
  CAUSES,
  DUES,
  DURATIONS,
  FREQUENCIES,
  ONSETS,
  PURPOSES,
  QUALITIES,
  LOOSE_SEVERITIES,
  SEVERITIES,
  STARTS,
  TRIGGERS,
  WHENS,
} from './telling/attribute-words.data.ts'
import { DRUG_REASONS } from './telling/drugs/drug-reasons.data.ts'
import { DRUG_RELIEFS, RELIEFS } from './telling/relief-words.data.ts'
import { ABBREVIATIONS, PROPER_NAMES } from './words/case.data.ts'
import {
  CONDITIONS_SAID,
  FAMILY_SAID,
  FOUND_SAID,
  NAMES_SAID,
  PLANS_SAID,
} from './naming/clause-names.data.ts'
import {
  CONTACTS_SAID,
  FAMILY_AGES,
  FAMILY_SIDES,
  MODIFIERS_SAID,
  RELIEFS_SAID,
  SPOKEN_MODIFIERS,
} from './telling/modifier-words.data.ts'
import { PLAN_ACTS, SIGNS_SAID } from './telling/plan-acts.data.ts'
import { PURPOSES_SAID } from './telling/purpose-said.data.ts'
import { SIGN_CLAUSES } from './telling/sign-clauses.data.ts'
import { rewriteBy, writeBy, type Row } from './words/rows.ts'
import { PARTS_OF_JOINTS } from './places/parts-of-joints.data.ts'
import { SAME_WORDS } from './words/same-words.data.ts'
import { SOCIAL_SAID } from './telling/social-said.data.ts'
import { BEFORE_NAMES, BEHIND_NAMES, DOUBT_BEFORE_NAMES, INSIDE } from './words/tidy.data.ts'
import { givenContent } from './testing/given-fact.ts'
import { tidyFact } from './words/tidy-fact.ts'
import { tidyDetail } from './words/tidy-words.ts'
import { writeCase } from './words/write-case.ts'
import {
  ABLE_WRITTEN,
  CONCLUDED_WRITTEN,
  DENIED_WRITTEN,
  DRUGS_DENIED_WRITTEN,
  FAMILY_WRITTEN,
  FELT_WRITTEN,
  FOUND_WRITTEN,
  HAD_WRITTEN,
} from './naming/written-names.data.ts'
import {
  COUNSELED_WRITTEN,
  HABITS_WRITTEN,
  LIVES_WRITTEN,
  PLANS_WRITTEN,
} from './naming/written-plans.data.ts'

const FIRST_ROW: Readonly<Record<string, readonly Row[]>> = {
  severity: SEVERITIES,
  frequency: FREQUENCIES,
  quality: QUALITIES,
  'onset before a name': ONSETS,
  duration: DURATIONS,
  when: WHENS,
  due: DUES,
  onset: STARTS,
  trigger: TRIGGERS,
  purpose: PURPOSES,
  cause: CAUSES,
  relief: RELIEFS,
  'relief by a drug': DRUG_RELIEFS,
  modifier: MODIFIERS_SAID,
  'what a drug did': RELIEFS_SAID,
  contact: CONTACTS_SAID,
  'side of a family': FAMILY_SIDES,
  'age of a relative': FAMILY_AGES,
}

/** The example must be written by its own row: no row before it may take it. */
test.each(
  Object.entries(FIRST_ROW).flatMap(([name, rows]) =>
    rows.map((row) => [name, row, rows] as const),
  ),
)('%s: %s', (_, row, rows) => {
  const [said, , example, becomes] = row
  expect(rows.find(([pattern]) => pattern.test(example))?.[0]).toBe(said)
  expect(writeBy(rows, example)).toBe(becomes)
})

const EVERY_ROW = {
  'of a drug what for': DRUG_REASONS,
  before: BEFORE_NAMES,
  doubt: DOUBT_BEFORE_NAMES,
  behind: BEHIND_NAMES,
  inside: INSIDE,
  'of a life around': SOCIAL_SAID,
  'pointed at around': NAMES_SAID,
  'found around': FOUND_SAID,
  'of a family around': FAMILY_SAID,
  'of a plan around': PLANS_SAID,
  'of a condition around': CONDITIONS_SAID,
  'of a purpose around': PURPOSES_SAID,
  'of a sign around': SIGNS_SAID,
  'of a warning around': SIGN_CLAUSES,
  'felt as': FELT_WRITTEN,
  'able as': ABLE_WRITTEN,
  'denied as': DENIED_WRITTEN,
  'of no drug as': DRUGS_DENIED_WRITTEN,
  'talked over as': COUNSELED_WRITTEN,
  'of habits as': HABITS_WRITTEN,
  'concluded as': CONCLUDED_WRITTEN,
  'had as': HAD_WRITTEN,
  'of a family as': FAMILY_WRITTEN,
  'found as': FOUND_WRITTEN,
  'planned as': PLANS_WRITTEN,
  'of a life as': LIVES_WRITTEN,
  'the same as in': SAME_WORDS,
  'at a joint in': PARTS_OF_JOINTS,
}

test.each(
  Object.entries(EVERY_ROW).flatMap(([name, rows]) =>
    rows.map((row) => [name, row, rows] as const),
  ),
)('words %s a name: %s', (_, row, rows) => {
  const [, , example, becomes] = row
  expect(rewriteBy([row], example)).not.toBe(example)
  expect(rewriteBy(rows, example)).toBe(becomes)
})

test.each(PLAN_ACTS)('%j %s is %s %s: %s', ([from], name, to, written, concept) => {
  const fact = givenContent({ kind: 'plan', act: from ?? '', concept, time: 'future' })
  expect(tidyFact(fact)).toMatchObject({ act: to, concept: concept.replace(name, written) })
})

test.each(SPOKEN_MODIFIERS)('%s is left out behind a fact: %s', (words, example) => {
  expect(words.test(example)).toBe(true)
  expect(tidyDetail('detail', example)).toBeUndefined()
})

test.each(LOOSE_SEVERITIES)('%s tells no degree: %s', (words, example) => {
  expect(words.test(example)).toBe(true)
  expect(tidyDetail('severity', example)).toBeUndefined()
})

test.each(['dry', 'iv', 'red'])('%s tells how it is', (word) => {
  expect(tidyDetail('severity', word)).toBeDefined()
})

test('every short name and every proper name is written in its own letters', () => {
  const written = [...ABBREVIATIONS, ...PROPER_NAMES].map((name) => writeCase(name.toLowerCase()))
  expect(written).toEqual([...ABBREVIATIONS, ...PROPER_NAMES])
})

test.each([
  ['tylenol', 'Tylenol'],
  ['lisinopril', 'lisinopril'],
  ['claritin-d', 'Claritin-D'],
  ['i.t. office', 'IT office'],
  ['vitamin d3', 'vitamin D3'],
  ['hepatitis c', 'hepatitis C'],
  ['low immunoglobulin g level', 'low immunoglobulin G level'],
  ['hep c rna', 'hepatitis C RNA'],
  ['attend a and e', 'attend A&E'],
  ['anterior stemi', 'anterior STEMI'],
  ['c-reactive protein', 'C-reactive protein'],
  ['auto c pap', 'auto CPAP'],
  ["de quervain's tenosynovitis", "de Quervain's tenosynovitis"],
  ['stroke in march', 'stroke in March'],
  ['stenosis at l3-l4', 'stenosis at L3-L4'],
  ['see dr hale in cardiology', 'see Dr. Hale in cardiology'],
])('%s', (said, written) => {
  expect(writeCase(said)).toBe(written)
})

test.each([
  ['on the inside of that', 'on the inside'],
  ['of the sinuses', 'sinuses'],
  ['around that area', undefined],
  ['right on this joint here', undefined],
  ['on this knee', 'on this knee'],
])('a place that was pointed at: %s', (said, written) => {
  expect(tidyDetail('site', said)).toBe(written)
})

test("a cause keeps 'because of'", () => {
  expect(tidyDetail('reason', 'because of the asthma')).toBe('because of the asthma')
  expect(tidyDetail('reason', 'because it hurts')).not.toMatch(/^because/)
})

test.each([
  ['to assess how severe your impairment is', 'to assess the severity of the impairment'],
  ["to make sure you don't have no rickets", 'to rule out rickets'],
  ['that can irritate the stomach', undefined],
  ['to support painful', undefined],
  ['symptoms', undefined],
  ['back pain', 'back pain'],
])("the reason '%s' is %s", (said, written) => {
  expect(tidyDetail('reason', said)).toBe(written)
})
