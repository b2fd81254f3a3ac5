import type { Row } from '../../words/rows.ts'

/** What a drug is for, said around its purpose, in the words of a note; every row that fits, one after the other. */
export const DRUG_REASONS: readonly Row[] = [
  [/^(.*\w) (?:that|which)$/, '$1', 'for cramps that', 'for cramps'],
  [/\blike,? (?=(?:an?|any|some|the)\b)/, '', 'for like the redness', 'for the redness'],
  [/^for (?:the|my|your) (?=any\b)/, 'for ', 'for the any cramps', 'for any cramps'],
  [
    /^(.*\w) (?:that|which) (?:is|are) (?:occurring|happening|going on) (?=in\b)/,
    '$1 ',
    'for spasm that is going on in the bladder',
    'for spasm in the bladder',
  ],
  [
    /^(?:to )?(?:try(?:ing)? to )?(?:get|bring|keep|take) (?:(?:some|most|all|of|the|that|this) )*(swelling|redness|inflammation|fever|temperature|pain) (?:down|away|in check|under control)$/,
    'for $1',
    'to try to bring some of the redness down',
    'for redness',
  ],
  [
    /^(?:(?:it|that) )?help(?:s|ing) (?:to )?(?=(?:moisturi[sz]e|soothe|numb|protect|heal|rehydrate|hydrate|soften|improve|manage|support)\b)/,
    'to ',
    'helps to soften the wax',
    'to soften the wax',
  ],
  [
    /^helping (?=(?:the )?(?:\w+ness|pain|swelling|itch\w*|inflammation|cough|sleep)\b)/,
    'for ',
    'helping stiffness',
    'for stiffness',
  ],
  [
    /^(?:because )?(?:the |your |my )?((?:blood |serum )?(?:calcium|cholesterol|ferritin|glucose|h(?:a)?emoglobin|iron|magnesium|phosphate|potassium|pressure|sodium|sugar|uric acid|vitamin [a-z]\d*|b ?12|folate|tsh)s?)(?:['’]s| is| are) (?:(?:still|too|so|a bit|a little|pretty|really) )*(high|low|elevated)$/,
    'for $2 $1',
    'potassium is still low',
    'for low potassium',
  ],
]

/** What is said beside a drug as a reason and is none, each row with an example. */
export const NO_DRUG_REASONS: readonly (readonly [words: RegExp, example: string])[] = [
  [/^(?:for )?(?:being )?(?:careful|worried|afraid|sure|able|fine|okay)\b/, 'careful with heights'],
  [/^(?:with|for) (?:the )?(?:adjustments?|changes?|switch)$/, 'with the changes'],
]

/** A reason that has its own preposition. */
export const BEGINS_BY_ITSELF = /^(?:prior to|before|after|during|despite)\b/

/** Of what a drug takes away the trouble is named. */
export const AIM =
  /^(?:to |for )(?:help )?(?:(?:alleviate|calm|control|decrease|ease|help|lessen|manage|reduce|relieve|soothe|treat) )?(?=\S)/
