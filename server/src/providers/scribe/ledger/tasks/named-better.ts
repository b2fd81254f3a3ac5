import type { Fact } from '@chartwright/contract/facts'
import { CONCEPT_ROWS } from '../../../../clinical/lexicon/concepts/concept-rows.ts'
import type { ScribeSegment } from '../../scribe.ts'
import { groupOfDrug } from '../questions/find-asked.ts'
import type { FoundTask } from './found-task.ts'
import { aroundOf } from './task-around.ts'
import { taskObject } from './task-object.ts'
import { DRUG_CLASSES, GENERAL_DRUG, GENERAL_ORDER } from './task-words.data.ts'

const NEAR_LINES = 3
const SURE_OF_LABS = 0.6
const LABS = new Set(
  CONCEPT_ROWS.test
    .filter(({ group }) => !/^(?:vital|imaging|heart|blood tests in general)/.test(group))
    .map(({ name }) => name),
)
/** 'Some more labs and an iron panel' are two things. */
const AND = /^(?:and|plus|as well as|along with|in addition to)\b/

/** 'Some blood work, which includes …' */
const INCLUDES =
  /^,? ?(?:so )?(?:that |which |this |those )?(?:will )?(?:includ(?:es?|ing)|such as|like)\b/
/** Labs that were named before: 'go and get your blood work drawn'. */
const DEFINITE =
  /\b(?:those|these|that) (?:labs?|blood ?work|blood tests?)\b|\b(?:get|have) (?:your|the) (?:labs?|blood ?work|blood tests?) (?:drawn|done)\b/
const NOW = /^(?:today|now|this \w+|before you \w+)$/

const IMAGING = /^(?:imaging(?: stud(?:y|ies))?|scans?|pictures)(?: of the (\w+))?$/
const IMAGES = /\b(?:mri|ct|x-?rays?|ultrasound|pet scan|cat scan)\b/

/** 'The imaging of your neck' is the MRI of the neck, not the x-ray of the hand. */
function isImaged({ fact, category }: FoundTask, name: string): boolean {
  const part = IMAGING.exec(name)?.[1]
  const other = `${generalOf(fact)} ${fact.attributes.site ?? ''}`
  return category === 'Order' && IMAGES.test(other) && (part === undefined || other.includes(part))
}

/** 'Something for the pain' that is named a little later, and 'labs' that are listed by name. */
export function isNamedBetter(
  { fact, category }: FoundTask,
  all: readonly FoundTask[],
  segments: readonly ScribeSegment[],
): boolean {
  const { sureness = 1 } = fact
  const general = fact.kind === 'medication' ? GENERAL_DRUG : GENERAL_ORDER
  const name = generalOf(fact)
  if (category === 'Order' && IMAGING.test(name)) return all.some((other) => isImaged(other, name))
  if (category !== 'Order' || !general.test(name)) return false
  if (!NOW.test(fact.attributes.when ?? 'today')) return false
  const areLabs = /\b(?:labs?|blood)\b|bloodwork/.test(name)
  const around = aroundOf(fact, segments)
  if (areLabs && around.some(({ after }) => INCLUDES.test(after)))
    return all.some(
      ({ fact: other }) => other !== fact && other.act === 'order' && isBeside(fact, other),
    )
  const areNamed = around.some((place) =>
    DEFINITE.test(`${place.before} ${place.words} ${place.after}`),
  )
  if (areLabs && around.some(({ words, after }) => AND.test(after) || /\band$/.test(words)))
    return false
  return all.some(
    ({ fact: other }) =>
      other !== fact &&
      other.kind === fact.kind &&
      other.act === fact.act &&
      !general.test(generalOf(other)) &&
      (areLabs
        ? LABS.has(other.concept.toLowerCase()) &&
          (sureness < SURE_OF_LABS || areNamed || isBeside(fact, other))
        : (isOfClass(name, other) ?? isBeside(fact, other))),
  )
}

/** Undefined where the general name tells no class. */
function isOfClass(general: string, { kind, concept }: Fact): boolean | undefined {
  const groups = DRUG_CLASSES.find(([said]) => said.test(general))?.[1]
  if (kind !== 'medication' || groups === undefined) return undefined
  return groups.test(groupOfDrug(concept) ?? '')
}

function generalOf(fact: Fact): string {
  return (taskObject(fact) ?? fact.concept).toLowerCase()
}

function isBeside({ lines: [one = 0] }: Fact, { lines: [other = 0] }: Fact): boolean {
  return Math.abs(one - other) <= NEAR_LINES
}
