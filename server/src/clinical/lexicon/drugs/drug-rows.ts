import { readTable } from '../read-table.ts'
import { DRUGS_OF_CANCER_AND_IMMUNITY } from './cancer-and-immunity.data.ts'
import { DRUGS_OF_CHEST_AND_GUT } from './chest-and-gut.data.ts'
import { DRUG_GROUPS } from './drug-groups.data.ts'
import { DRUGS_OF_HEART_AND_BLOOD } from './heart-and-blood.data.ts'
import { DRUGS_OF_HORMONES } from './hormones.data.ts'
import { DRUGS_OF_INFECTION } from './infection.data.ts'
import { DRUGS_OF_MIND_AND_NERVES } from './mind-and-nerves.data.ts'
import { OTHER_DRUGS } from './other.data.ts'
import { DRUGS_OF_PAIN } from './pain.data.ts'
import { DRUGS_OF_SKIN_AND_SENSES } from './skin-and-senses.data.ts'

/** Every drug with its brands; the group is its class. */
export const DRUG_ROWS = [
  DRUGS_OF_HEART_AND_BLOOD,
  DRUGS_OF_HORMONES,
  DRUGS_OF_MIND_AND_NERVES,
  DRUGS_OF_PAIN,
  DRUGS_OF_CHEST_AND_GUT,
  DRUGS_OF_INFECTION,
  DRUGS_OF_CANCER_AND_IMMUNITY,
  DRUGS_OF_SKIN_AND_SENSES,
  OTHER_DRUGS,
].flatMap(readTable)

/** 'blood pressure medication': what is said where no drug is named. */
export const DRUG_GROUP_ROWS = readTable(DRUG_GROUPS)

export const VACCINE_ROWS = DRUG_ROWS.filter(({ group }) => group === 'vaccine')
