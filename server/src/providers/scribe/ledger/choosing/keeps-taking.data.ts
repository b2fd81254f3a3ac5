const THEM = String.raw`(?:(?:all|of|my|your|his|her|the|these|those|both) )*(?:[a-z]+ (?:[a-z]+ )?)?(?:medications?|medicines?|meds|pills|tablets)`

/** Asked or told whether the medicines are taken. */
export const TAKING = new RegExp(String.raw`\b(?:take|takes|taking) (?:your,? |my,? )?${THEM}\b`)

/** Words before it that make it a wish. */
export const WISHED =
  /\b(?:want|keep|need|should|like you|continue|start|stop|before|when|if|after)(?: \w+){0,3} ?$/

/** That it is so. */
export const YES =
  /^(?:(?:um|uh|oh|well|okay|so)[ ,.]+)*(?:yes|yeah|yep|yup|i am|i have(?: been)?|i do|i did|absolutely|definitely|of course|every day)\b/

/** In the breath after: that it is not quite so. */
export const NOT_QUITE =
  /\b(?:but|except|not|sometimes|usually|mostly|most of|try(?:ing)?|trying|when i|if i|forg[eo]t\w*|miss\w*|should|could|stopped|ran|some)\b|n't\b/

/** Anywhere in a visit: that doses were left out, each row with an example. */
export const MISSES: readonly (readonly [words: RegExp, example: string])[] = [
  [
    /\b(?:forg[eo]t\w*|remember(?:ing|ed)?)\b.{0,24}\b(?:tak(?:e|ing)|pills?|tablets?|doses?|meds|medic\w+)\b/,
    'I forget to take my pills',
  ],
  [
    /\b(?:miss(?:ed|es|ing)?|skip(?:s|ped|ping)?)\b.{0,16}\b(?:one|pills?|tablets?|doses?|meds|medic\w+)\b/,
    'I miss a dose now and then',
  ],
  [/\b(?:ran|run|running) out\b/, 'I ran out last week'],
  [
    /(?:\bnot|n't|\bnever|\bstopped|\bquit)(?: (?:been|really|always))? (?:take|taken|taking|took) (?:it|them|my|your|the|those)\b/,
    "I haven't been taking them",
  ],
  [/\b(?:can't|cannot|couldn't) afford\b|\btoo expensive\b/, "I can't afford it"],
]
