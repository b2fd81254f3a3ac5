import type { Row } from '../words/rows.ts'

const HELPED =
  '(?:(?:it|that|this|which|they) )?(?:(?:really|kind of|sort of|do(?:es)?|did|seem(?:s|ed)? to|would) )*help(?:s|ed|ing)?(?: (?:it|me|out|things))?(?: (?:an? (?:little(?: bit)?|bit|lot|ton)|some|somewhat|slightly|much|quite a bit))?'

/** What a symptom gets better by. */
export const RELIEFS: readonly Row[] = [
  [
    /^(?:when|if|after|once) (?:stopping|resting|sitting(?: down)?|lying down|having a rest|pausing)(?: and (?:rest|sit)\w*)?(?: for)?(?: (?:like|about|around|maybe))* (\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|a few|a couple of) (minute|hour|second)s?,? (?:it|that|the (?:pain|tightness|ache)) (?:(?:just|then|soon|all|usually) )*(?:goes(?: away| off)?|eases(?: off)?|settles(?: down)?|clears(?: up)?|stops|passes|gets better|wears off|disappears)$/,
    ', relieved after $1 $2s of rest',
    'when stopping for like five minutes it goes away',
    ', relieved after five minutes of rest',
  ],
  [
    /^(?:when|if|after|once) (?:stopping|resting|sitting(?: down)?|lying down|having a rest|pausing),? (?:it|that|the (?:pain|tightness|ache)) (?:(?:just|then|soon|all|usually) )*(?:goes(?: away| off)?|eases(?: off)?|settles(?: down)?|clears(?: up)?|stops|passes|gets better|wears off|disappears)$/,
    ', relieved by rest',
    'if resting it settles',
    ', relieved by rest',
  ],
  // What helped is not told.
  [new RegExp(`^${HELPED}$`), '', 'seems to help a little bit', ''],
  [
    /^(?!.*\b(?:stop\w*|tak\w+|us(?:e|ing)|quit\w*)\b)(?:after|when|once|if) (?:.* )?(?:it|that|this|them)$/,
    '',
    'once noticing it',
    '',
  ],
  [
    /^(?:a (?:little|bit|little bit)|somewhat|slightly)$/,
    ', slight relief',
    'a little',
    ', slight relief',
  ],
  [/^(?:none|no relief|nothing|no|without relief)$/, ', no relief', 'none', ', no relief'],
  [
    /^(?=.*\b(?:help(?:s|ed|ful|ing)?|takes|relief|better|worse|works?|worked|eas(?:es|ed)|some|improve[sd]?|edge|effective|none|gone|clears?|resolve[sd]?|goes|away|temporary|partial|not|minimal|little)\b)/,
    ', ',
    'gone by next morning',
    ', gone by next morning',
  ],
  [
    /^(?:took care of it|did the trick|sorted it(?: out)?|fixed it)$/,
    ', with relief',
    'did the trick',
    ', with relief',
  ],
  [
    /^(?=for\b|after\b|in\b|within\b|when\b)/,
    ', relieved ',
    'after a rest',
    ', relieved after a rest',
  ],
  [/^(?=by\b|with\b)/, ', relieved ', 'with rest', ', relieved with rest'],
  [/^/, ', relieved by ', 'rest', ', relieved by rest'],
]

/** What a drug did. */
export const DRUG_RELIEFS: readonly Row[] = [
  [
    /^(?:(?:helps? |helped )?(?:a (?:little|bit|little bit)|somewhat|slightly))$/,
    'with slight relief',
    'helped a little',
    'with slight relief',
  ],
  [
    /^(?:none|no relief|nothing|no|without relief|not helpful|did not help|not effective)$/,
    'without relief',
    'none',
    'without relief',
  ],
  [
    /^(?:very |only )?(?:temporary|partial|some|good|minimal|slight|mild|complete|little|limited|short|brief|significant|moderate)$/,
    'with $& relief',
    'temporary',
    'with temporary relief',
  ],
  [
    /^(?:(?:that|it|this|which|they) )?(?:do(?:es)? |did |has |have |really |definitely |kind of |seem(?:s|ed)? to )*help(?:s|ed|ing)?(?: (?:me|him|her|it|with (?:it|(?:the |my |his |her )?(?:pain|aches?|swelling|symptoms?|itch\w*|cough|sleep|nausea|headaches?|fever|inflammation|soreness|stiffness|cramps?)))(?: out)?)?$/,
    'with relief',
    'that does help',
    'with relief',
  ],
  [
    /^(?:no, )?not (?:really|much|very much|that much)$/,
    'with little relief',
    'not really',
    'with little relief',
  ],
  [
    /^nothing (?:really )?(?:seem(?:s|ed) to )?(?:help|work)(?:s|ed|ing)?$/,
    'without relief',
    'nothing seemed to help',
    'without relief',
  ],
  [
    /^(?=(?:only |barely |just )?(?:takes?|took|helps?|helped|eases?|eased|reliev\w+|improv\w+|reduc\w+|works?|worked|calms?|calmed|soothes?|soothed|numbs?|numbed)\b)/,
    ', ',
    'takes the edge off',
    ', takes the edge off',
  ],
]
