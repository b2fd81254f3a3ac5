const THEM = String.raw`(?:(?:all|of|my|your|his|her|the|these|those|both) )*(?:[a-z]+ (?:[a-z]+ )?)?(?:medications?|medicines?|meds|pills|tablets)`

/** Asked or told whether the medicines are taken. */
export const TAKING = new RegExp(String.raw`\b(?:take|takes|taking) (?:your,? |my,? )?${THEM}\b`)

/** How the patient is asked, or tells it: no need, trouble, duty, wish or husband is before it. */
export const ASKED_SO =
  /(?:^|[.?!] ?)(?:(?:and|so|now|okay|well) )*(?:(?:are|have|do|did) you|you(?:'ve|'re| have| are)(?: you(?:'ve|'re| have| are))*) (?:(?:still|been|currently|actually|also) )*$/
export const TOLD_SO =
  /(?:^|[.?!] ?|\band )(?:(?:yes|yeah|well|so) )*(?:i|i'm|i am|i've|i have|i've been|i have been|i do)(?: (?:still|been|always|also))* $/

/** That it is so. */
export const YES =
  /^(?:(?:um|uh|oh|well|okay|so)[ ,.]+)*(?:yes|yeah|yep|yup|i am|i have(?: been)?|i do|i did|absolutely|definitely|of course|every day)\b/

/** In the breath after: that it is not quite so, or not of all of them. */
export const NOT_QUITE =
  /\b(?:but|except|other (?:one|day|than (?:the|my|one))|not|never|no|sometimes|usually|mostly|most|part|pretty|nearly|almost|basically|more or less|probably|maybe|guess|think|half|halves|one|only|just|whenever|try(?:ing)?|when i|if i|as (?:much|best|often)|until|unless|or|used to|forg[eo]t\w*|miss\w*|skip\w*|should|could|supposed|stop(?:ped)?|quit|gave|ran|some)\b|n't\b/

/** How often somebody takes what is taken as it should be. */
export const AS_IT_SHOULD = /^(?:(?:once|twice) )?(?:a day|daily|every day|each day|regularly)$/

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
