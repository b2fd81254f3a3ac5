import { VACCINE_ROWS } from '../drugs/drug-rows.ts'
import { readTable, type TableRow } from '../read-table.ts'
import { CARE } from './care.data.ts'
import { CONDITIONS_OF_BONES_AND_SKIN } from './conditions-bones-and-skin.data.ts'
import { CONDITIONS_OF_GUT_KIDNEY_GLANDS } from './conditions-gut-kidney-glands.data.ts'
import { CONDITIONS_OF_HEART_AND_LUNGS } from './conditions-heart-and-lungs.data.ts'
import { CONDITIONS_OF_MIND_AND_NERVES } from './conditions-mind-and-nerves.data.ts'
import { CONDITIONS_OF_WOMEN_CHILDREN_CANCER } from './conditions-women-children-cancer.data.ts'
import { EXAMINATION } from './examination.data.ts'
import { PROCEDURES } from './procedures.data.ts'
import { SOCIAL } from './social.data.ts'
import { SYMPTOMS_OF_NERVES_SKIN_MOOD } from './symptoms-nerves-skin-mood.data.ts'
import { SYMPTOMS_OF_ORGANS } from './symptoms-organs.data.ts'
import { TESTS } from './tests.data.ts'

export type Domain =
  | 'condition'
  | 'symptom'
  | 'examination'
  | 'test'
  | 'procedure'
  | 'care'
  | 'social'
  | 'vaccine'

export const CONDITION_ROWS = [
  CONDITIONS_OF_HEART_AND_LUNGS,
  CONDITIONS_OF_GUT_KIDNEY_GLANDS,
  CONDITIONS_OF_MIND_AND_NERVES,
  CONDITIONS_OF_BONES_AND_SKIN,
  CONDITIONS_OF_WOMEN_CHILDREN_CANCER,
].flatMap(readTable)

/** Within a domain a word has one meaning; across domains the kind of the fact decides. */
export const CONCEPT_ROWS: Readonly<Record<Domain, readonly TableRow[]>> = {
  condition: CONDITION_ROWS,
  symptom: [SYMPTOMS_OF_ORGANS, SYMPTOMS_OF_NERVES_SKIN_MOOD].flatMap(readTable),
  examination: readTable(EXAMINATION),
  test: readTable(TESTS),
  procedure: readTable(PROCEDURES),
  care: readTable(CARE),
  social: readTable(SOCIAL),
  vaccine: VACCINE_ROWS,
}
