import type { FactKind } from '@chartwright/contract/facts'
import { rewriteBy, type Row } from '../../realise/words/rows.ts'
import { FELT_IDIOMS, FOUND_IDIOMS, STATES_NAMED } from './idioms.data.ts'
import { PLAN_IDIOMS } from './plan-idioms.data.ts'

const IDIOMS: Readonly<Partial<Record<FactKind, readonly Row[]>>> = {
  complaint: FELT_IDIOMS,
  symptom: FELT_IDIOMS,
  history: [...FELT_IDIOMS, ...FOUND_IDIOMS],
  finding: FOUND_IDIOMS,
  result: FOUND_IDIOMS,
  measurement: FOUND_IDIOMS,
  assessment: FOUND_IDIOMS,
  plan: PLAN_IDIOMS,
}
const STATED = new Set<FactKind>(['complaint', 'symptom', 'finding', 'plan'])

/** The clinician's word for what everybody says in another way. */
export function nameIdiom(kind: FactKind, said: string): string {
  const written = rewriteBy(IDIOMS[kind] ?? [], said)
  return STATED.has(kind) ? nameStates(written) : written
}

const DEGREES =
  /^(?:(?:feeling|feel|been|a (?:bit|little)|very|really|quite|so|just|pretty|increasingly|generally) )+/

/** 'tired and dizzy' is fatigue and dizziness; one word alone is left to the tables. */
function nameStates(said: string): string {
  const [, link] = / (and|or) /.exec(said) ?? []
  if (link === undefined) return said
  const names = said.split(/ (?:and|or) /).map((part) => STATES_NAMED[part.replace(DEGREES, '')])
  return names.every((name) => name !== undefined) ? names.join(` ${link} `) : said
}
