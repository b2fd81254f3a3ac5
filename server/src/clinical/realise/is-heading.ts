import type { FactContent } from '@chartwright/contract/facts'
import { isWordable } from './naming/wordable.ts'

/** What is found out, thought or only a part of the body heads no plan. */
const NO_HEADING =
  /\b(?:related to|rule out|likely|probably|possibly|suspect\w*|concern\w*|the cause|control)\b|\b(?:normal|quiet)$|^(?:cancer|tumou?r|malignancy|infection|inflammation|injury|fracture|pressure|rate|levels?)$|\b(?:ligament|tendon|muscle|joint|bone|nerve|artery|vein|disc|cartilage|meniscus)s?$/

/** Whether a problem can stand before its plan: 'Anemia: order labs.' */
export function isHeading(name: string): boolean {
  return (
    !NO_HEADING.test(name.toLowerCase()) &&
    isWordable({ ...AN_ASSESSMENT, concept: name, problem: name })
  )
}

const AN_ASSESSMENT: FactContent = {
  kind: 'assessment',
  concept: '',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: {},
  problem: '',
  importance: 'major',
}
