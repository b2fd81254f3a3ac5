import type { Fact } from '@chartwright/contract/facts'
import { CONDITION_ROWS } from '../lexicon/concepts/concept-rows.ts'
import { SYMPTOM_CODES } from './symptom-codes.data.ts'

/** An official edition of ICD-10-CM, as far as the facts of a visit need it. */
export interface CodeEdition {
  readonly year: number
  /** By the official name in lower case. */
  readonly byName: ReadonlyMap<string, string>
  /** Whether it has this code still. */
  readonly has: (code: string) => boolean
}

/** A code, or why there is none. */
export type Coded = { readonly code: string } | { readonly missing: string }

const CODES = new Map<string, string>(SYMPTOM_CODES)
for (const { name, others, code } of CONDITION_ROWS)
  for (const each of [name, ...others]) if (code !== undefined) CODES.set(each, code)
const KNOWN = new Set(CONDITION_ROWS.flatMap(({ name, others }) => [name, ...others]))

/** Eyes, ears, joints, injuries, breasts, nerves and vessels of a limb: a side that was said needs a code of its own. */
const SIDED = /^(?:[HMST]|C50|D05|G5[67]|I8[0-3]|L89|L97)/
/** The neck and the back have no sides. */
const UNSIDED = /^M5[0-4]/
const HEART_OR_KIDNEY =
  /heart failure|cardiomyopathy|ventricular dysfunction|(?:reduced|low) ejection fraction|kidney disease|renal (?:disease|failure|insufficiency)/
const OF_DIABETES =
  /kidney disease|renal (?:disease|failure|insufficiency)|neuropathy|retinopathy|nephropathy|foot ulcer|gastroparesis|ketoacidosis|hyperglyc|hypoglyc/

/** What else of the visit a code depends on. */
export interface CodedVisit {
  /** Other conditions of the patient, in lower case. */
  readonly conditions: readonly string[]
  /** Whether the complaint is of a joint, a limb or a side. */
  readonly hasSite: boolean
  /** Whether anything that the patient feels or has is of a joint or a limb. */
  readonly hasJoint: boolean
}

/** Names by which a code is found, with the other names of the same condition. */
export function namesOfCoded(concept: string): readonly string[] {
  const name = concept.toLowerCase().trim()
  const row = CONDITION_ROWS.find((each) => each.name === name || each.others.includes(name))
  return row ? [row.name, ...row.others] : [name]
}

/** The code that the name of an assessment alone leads to, beside the other conditions of the visit. */
export function codeOf(
  fact: Fact,
  { conditions, hasSite, hasJoint }: CodedVisit,
  edition: CodeEdition | undefined,
): Coded {
  const name = fact.concept.toLowerCase().trim()
  const code = CODES.get(name)
  const official = edition?.byName.get(name)
  if (edition && code === undefined && official !== undefined)
    return { code: `${official} (ICD-10-CM ${String(edition.year)})` }
  if (edition && code !== undefined && !edition.has(code))
    return { missing: `${code} is not in ICD-10-CM ${String(edition.year)}` }
  if (code === undefined)
    return { missing: KNOWN.has(name) ? 'detail not stated' : 'not in the code table' }
  const { side, site } = fact.attributes
  const isPlaced = side !== undefined || site !== undefined
  if (SIDED.test(code) && (isPlaced || (hasSite && !UNSIDED.test(code))))
    return { missing: 'the code depends on side or site' }
  if (/^M19\.9/.test(code) && hasJoint) return { missing: 'the code depends on side or site' }
  const has = (pattern: RegExp) => conditions.some((other) => pattern.test(other))
  if (code === 'I10' && has(HEART_OR_KIDNEY))
    return { missing: 'heart or kidney disease beside it may need a combined code' }
  if (
    /^E1[01]\.9$/.test(code) &&
    (/^(?:uncontrolled|worse)$/.test(fact.status) || has(OF_DIABETES))
  )
    return { missing: 'complication or control needs another code' }
  if (code === 'R73.9' && has(/\bdiabet/))
    return { missing: 'diabetes beside it needs another code' }
  if (code === 'J45.909' && /^(?:uncontrolled|worse)$/.test(fact.status))
    return { missing: 'an asthma that is worse needs another code' }
  if (code === 'I25.10' && has(/\bangina\b|\bbypass\b/))
    return { missing: 'angina or a bypass beside it needs another code' }
  if (/^J4[45]/.test(code) && has(/\bcopd\b|obstructive pulmonary/) && has(/\basthma\b/))
    return { missing: 'asthma and COPD together need another code' }
  return { code }
}

/** Every code that may be written, for a check against the official list. */
export const WRITTEN_CODES: readonly string[] = [...new Set(CODES.values())]

/** Whether the table of conditions has it, with a code or without. */
export function isCondition(concept: string): boolean {
  return KNOWN.has(concept.toLowerCase().trim())
}
