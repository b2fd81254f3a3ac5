import type { FactAttribute } from '@chartwright/contract/facts'

const CIRCUMSTANCE: readonly FactAttribute[] = ['condition', 'trigger', 'when', 'site']

/** What a name says already: told beside it, it would be said twice. Each row with an example of both. */
export const IMPLIED: readonly (readonly [
  name: RegExp,
  attributes: readonly FactAttribute[],
  words: RegExp,
  example: string,
  told: string,
])[] = [
  [
    /^dysuria$/,
    CIRCUMSTANCE,
    /^(?:when|while|with|during|on) (?:(?:i|you|he|she) )?(?:\w+ )?(?:urinat\w+|pee(?:ing)?|wee(?:ing)?|passing (?:urine|water)|pass (?:urine|water)|go(?:ing)?)(?: to the (?:bathroom|toilet))?(?: at all)?$/,
    'dysuria',
    'when passing urine',
  ],
  [
    /^orthopnea$/,
    CIRCUMSTANCE,
    /\b(?:lying|laying|lie|lay|flat|bed)\b/,
    'orthopnea',
    'lying flat in bed',
  ],
  [
    /^(?:urinary frequency|frequent urination)$/,
    ['frequency'],
    /^(?:often|frequent(?:ly)?|a lot|very often)$/,
    'urinary frequency',
    'a lot',
  ],
  [/^photophobia$/, CIRCUMSTANCE, /\blights?\b/, 'photophobia', 'with bright light'],
  [/^(?:dysphagia|odynophagia)$/, CIRCUMSTANCE, /\bswallow\w*$/, 'dysphagia', 'when swallowing'],
  [
    /^(?:nocturia|night sweats|insomnia)$/,
    CIRCUMSTANCE,
    /^(?:(?:at|in the|during the|every|each) )?nights?$/,
    'night sweats',
    'at night',
  ],
  [
    /^liv(?:es|ing) alone$/,
    ['detail'],
    /^(?:i )?(?:just )?(?:live |lives |living )?(?:on (?:my|your|his|her|the) own|by (?:my|your|him|her)self|alone)$/,
    'lives alone',
    'live on my own',
  ],
]

/** Words that name no place of a finding or a trouble. */
export const NO_SITES: readonly (readonly [words: RegExp, example: string])[] = [
  [/^(?:around|about|there|here|in there|down there|over there)$/, 'over there'],
  [/\bexam(?:ination)?\b|\b(?:is|are|was|were) (?:ab)?normal\b/, 'exam was normal'],
]
