import type { Row } from '../words/rows.ts'

const FIND_OUT = '(?:see|assess|check|find out|determine|look|make sure|be sure)'
const NO_THING = '(?!(?:an?|any|anything|more|nothing|other|something|that|this|to|wrong)\\b)'

/** What something is done for, as it was said to the patient. */
export const PURPOSES_SAID: readonly Row[] = [
  [
    /^so (?:that )?(?:i|we|you|they) can (?=\w)/,
    'to ',
    'so that we can see the nerve roots',
    'to see the nerve roots',
  ],
  [
    /^(?:to )?try(?:ing)? (?:and|to) (?=\w)/,
    'to ',
    'try and rest the tendon',
    'to rest the tendon',
  ],
  [
    new RegExp(
      `^(?:to )?${FIND_OUT}(?: that)? (?:we|you|he|she) (?:do|does)(?: not|n['’]t) (?:actually )?have (?:any |an? |no )?${NO_THING}(?=\\w)`,
    ),
    'to rule out ',
    "make sure that you don't have any blood clots",
    'to rule out blood clots',
  ],
  [
    new RegExp(
      `^(?:to )?(?:make|be) sure(?: that)? there(?:['’]s| is| are)(?: not|n['’]t| no) (?:any |an? )?${NO_THING}(?=\\w)`,
    ),
    'to rule out ',
    'make sure there is no fracture',
    'to rule out fracture',
  ],
  [
    new RegExp(
      `^(?:to )?${FIND_OUT} (?:if|whether) (?:there(?:['’]s| is| are| was| were)|(?:we|you|he|she) (?:have|has)(?: got)?) (?:any|an?|some) (?!way\\b|reason\\b|need\\b|chance\\b|more\\b|that\\b)(?=\\w)`,
    ),
    'to check for ',
    "to see if there's any damage to the tendon",
    'to check for damage to the tendon',
  ],
  [
    /^(?:to )?(?:see|find out|know|determine) (?:exactly )?(?:what|which) (?:type|kind|sort) of (\w+(?: \w+)?) (?:(?:we|you|he|she|this|it|that)(?:['’](?:re|s)| are| is)? )?(?:dealing with|have|has|is|got)$/,
    'to determine the type of $1',
    "to see exactly what kind of arthritis we're dealing with",
    'to determine the type of arthritis',
  ],
  [
    /\b(?:if|whether) (?:i|we|you)(?:['’]ll)? (?:need|have|want|ought)(?: to)? (?:make|do) (?:any |some )?(?:adjustments?|changes?) (?:to|in|of|on) (?:the |any of the )?(?!(?:it|that|them|these|this|those)\b)(?=\w)/,
    'whether to adjust the ',
    'to see if we need to make any changes to the insulin',
    'to see whether to adjust the insulin',
  ],
  [/\bhelp (?:you|him|her|them)(?: to)? (?=\w)/, 'help ', 'help you move', 'help move'],
  [
    /\b(?:help )?facilitate (?:you |the |him |her )?(?=\w+ing\b)/,
    'facilitate ',
    'to help facilitate you healing',
    'to facilitate healing',
  ],
  [
    / (?:and|to) (?:let|allow) (?:it|that|them) (?:to )?heal$/,
    ' and allow healing',
    'to support the wrist to allow it to heal',
    'to support the wrist and allow healing',
  ],
  [
    /(?<=\w{4})(?<!\b(?:know|like|many|more|much|sure|than|that|think|what|when|where|whether|which)),?(?: that| which)? (?:you|he|she)(?:['’](?:re|s|ve)| are| is| have| has)?(?: been)?(?: had| have| has| having| mentioned| noticed| told me about)$/,
    '',
    'to evaluate the cough that you have been having',
    'to evaluate the cough',
  ],
  [
    / and (?:to )?(?:prevent|avoid|help with) (?:any )?(?:further |more |other )?(?:problems?|issues?)(?: with (?:it|that|this|them))?$/,
    '',
    'to strengthen the wrist and prevent any more issues with that',
    'to strengthen the wrist',
  ],
  [
    /(?<=^(?:to )?(?:\w+ ){0,3}(?:about|around|assess|at|check|control|ease|evaluate|for|help|improve|into|manage|monitor|of|on|pass|passing|prevent|reduce|relieve|stabilize|strengthen|support|to|treat|with)) (?:that|these|this|those) (?=[a-z]{4})(?!morning|afternoon|evening|week|month|year|will|would|could|does)/,
    ' the ',
    'to evaluate that swelling',
    'to evaluate the swelling',
  ],
  [
    /(?<=\w{4}) (?:there|here|as well|too|at all)$/,
    '',
    'to check for bleeding there',
    'to check for bleeding',
  ],
]
