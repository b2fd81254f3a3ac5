import type { Mention } from '../reading/find-mentions.ts'

interface PatientDoubt {
  readonly of: readonly Mention['kind'][]
  /** Right before the thing in its sentence. */
  readonly before?: RegExp
  /** The next sentence. */
  readonly next?: RegExp
  readonly example: readonly [said: string, words: string]
  readonly unlike: readonly [said: string, words: string]
}

/** With what words patients doubt that they, or their relatives, have or had something. */
export const PATIENT_DOUBTS: readonly PatientDoubt[] = [
  {
    of: ['history'],
    before:
      /\b(?:i|he|she) (?:do |really )?(?:think|believe|guess|suppose|wonder if) (?:that )?(?:i|he|she) (?:could|might|may) (?:also |just )?have(?: (?:some|an?|a bit of|a little))* ?$/,
    example: ['I think I might have some sleep apnea.', 'sleep apnea'],
    unlike: ['I know that I have some sleep apnea.', 'sleep apnea'],
  },
  // Others only suspected it.
  {
    of: ['history'],
    before:
      /\b(?:they|he|she|doctors?|somebody|someone|people|everybody|everyone|we) (?:\w+ )?(?:thought|suspected|believed|assumed|figured|wondered if) (?:that )?(?:it|this|that|i|he|she|there) (?:was|had|were|might be|could be|may be|might have|could have)(?: (?:like|just|maybe|probably|an?|some|the|my|acute|chronic|something|called|kind|sort|type|of))*(?: [a-z-]+ or)? ?$/,
    example: ['They thought it was, um, gout or sciatica.', 'sciatica'],
    unlike: ['They thought it was gout and found sciatica.', 'sciatica'],
  },
  {
    of: ['symptom', 'complaint'],
    before:
      /\bi(?:'m| am) not (?:really |too |completely |entirely |totally |quite |a hundred percent )*(?:sure|certain) but i (?:think|thought) (?:i (?:may have |might have )?(?:noticed|saw|had|felt|heard|passed)|there was|it was)(?: (?:some|an?|a bit of|a little))* ?$/,
    example: ["I'm not sure, but I think I saw some mucus.", 'mucus'],
    unlike: ["I'm not sure why, but I saw some mucus.", 'mucus'],
  },
  {
    of: ['family'],
    next: /^(?:but )?(?:i'm|i am) not (?:really |too |completely |entirely |totally )*(?:sure|certain)(?: (?:though|about (?:it|that)|of (?:it|that)))? ?(?:\.|$)/,
    example: ["My aunt's people had gout. I am not sure though.", 'gout'],
    unlike: ['My aunt had gout. I am not sure when.', 'gout'],
  },
]
