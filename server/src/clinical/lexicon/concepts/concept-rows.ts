import { VACCINE_ROWS } from '../drugs/drug-rows.ts'
import { readTable, type TableRow } from '../read-table.ts'
import { CARE } from './care.data.ts'
import { CONDITIONS_OF_BONES_AND_SKIN } from './conditions-bones-and-skin.data.ts'
import { CONDITIONS_OF_GUT_KIDNEY_GLANDS } from './conditions-gut-kidney-glands.data.ts'
import { CONDITIONS_OF_HEART_AND_LUNGS } from './conditions-heart-and-lungs.data.ts'
import { CONDITIONS_OF_MIND_AND_NERVES } from './conditions-mind-and-nerves.data.ts'
import { CONDITIONS_OF_WOMEN_CHILDREN_CANCER } from './conditions-women-children-cancer.data.ts'
import { ABDOMEN_AND_PELVIS } from './examination/abdomen-and-pelvis.data.ts'
import { GENERAL_AND_MIND } from './examination/general-and-mind.data.ts'
import { HEAD_AND_NECK } from './examination/head-and-neck.data.ts'
import { HEART_AND_LUNGS } from './examination/heart-and-lungs.data.ts'
import { JOINTS_AND_SPINE } from './examination/joints-and-spine.data.ts'
import { NERVES } from './examination/nerves.data.ts'
import { SHOWN_BY_TESTS } from './examination/shown-by-tests.data.ts'
import { SKIN } from './examination/skin.data.ts'
import { IMAGING_AND_TRACINGS } from './imaging-and-tracings.data.ts'
import { PROCEDURES } from './procedures.data.ts'
import { SOCIAL } from './social.data.ts'
import { SYMPTOM_ROWS } from './symptoms/symptom-rows.ts'
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
  symptom: SYMPTOM_ROWS,
  examination: [
    GENERAL_AND_MIND,
    HEAD_AND_NECK,
    HEART_AND_LUNGS,
    ABDOMEN_AND_PELVIS,
    NERVES,
    JOINTS_AND_SPINE,
    SKIN,
    SHOWN_BY_TESTS,
  ].flatMap(readTable),
  test: [TESTS, IMAGING_AND_TRACINGS].flatMap(readTable),
  procedure: readTable(PROCEDURES),
  care: readTable(CARE),
  social: readTable(SOCIAL),
  vaccine: VACCINE_ROWS,
}
