import { readTable } from '../../read-table.ts'
import { SYMPTOMS_OF_CHILDREN } from './child.data.ts'
import { SYMPTOMS_OF_EAR_NOSE_THROAT_MOUTH } from './ear-nose-throat-mouth.data.ts'
import { SYMPTOMS_OF_EYE } from './eye.data.ts'
import { GENERAL_SYMPTOMS } from './general.data.ts'
import { SYMPTOMS_OF_HEART_AND_BREATHING } from './heart-and-breathing.data.ts'
import { SYMPTOMS_OF_MOOD_AND_SLEEP } from './mood-and-sleep.data.ts'
import { SYMPTOMS_OF_MUSCLES_AND_JOINTS } from './muscles-and-joints.data.ts'
import { SYMPTOMS_OF_NERVES } from './nerves.data.ts'
import { SYMPTOMS_OF_SKIN } from './skin.data.ts'
import { SYMPTOMS_OF_STOMACH_AND_BOWEL } from './stomach-and-bowel.data.ts'
import { SYMPTOMS_OF_URINE } from './urine.data.ts'
import { SYMPTOMS_OF_WOMEN_AND_MEN } from './women-and-men.data.ts'

export const SYMPTOM_ROWS = [
  GENERAL_SYMPTOMS,
  SYMPTOMS_OF_HEART_AND_BREATHING,
  SYMPTOMS_OF_EAR_NOSE_THROAT_MOUTH,
  SYMPTOMS_OF_EYE,
  SYMPTOMS_OF_STOMACH_AND_BOWEL,
  SYMPTOMS_OF_URINE,
  SYMPTOMS_OF_WOMEN_AND_MEN,
  SYMPTOMS_OF_NERVES,
  SYMPTOMS_OF_MUSCLES_AND_JOINTS,
  SYMPTOMS_OF_SKIN,
  SYMPTOMS_OF_MOOD_AND_SLEEP,
  SYMPTOMS_OF_CHILDREN,
].flatMap(readTable)
