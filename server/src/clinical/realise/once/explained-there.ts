import type { Fact } from '@chartwright/contract/facts'

const PAIN =
  /^((?:(?:lower|upper|big|middle|index|ring|little) )?[a-z]+) (?:pain|ache|soreness|stiffness)$/
const OF_PARTS =
  /\b(?:\w*arthritis|arthropathy|sprain|strain|contusion|bruise|fracture|tear|bursitis|tend[io]n\w+|tendinopathy|dislocation|fasciitis|bunion|gout)\b/

/**
 * Whether a diagnosis of a part of the body explains the pain of that part: arthritis of the knee,
 * and knee pain, spoken of together.
 */
export function isExplainedThere(diagnosis: Fact, symptom: Fact): boolean {
  const part = PAIN.exec(symptom.concept)?.[1]
  const { site = '', side } = diagnosis.attributes
  return (
    part !== undefined &&
    OF_PARTS.test(diagnosis.concept) &&
    new RegExp(`\\b${part}\\b`).test(`${diagnosis.concept} ${site}`) &&
    (symptom.attributes.side ?? side) === side &&
    symptom.lines.some((line) => diagnosis.lines.includes(line))
  )
}
