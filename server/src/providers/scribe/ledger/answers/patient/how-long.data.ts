const UNIT = '(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)'
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|half|couple|few|several|many)'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const PART = `(?:${WEEKDAY}|weekend|week|month|year|night|summer|winter|spring|fall)`

/** A stretch or a point of time, as it is said. */
export const SPAN = new RegExp(
  [
    `\\b${NUMBER}(?:[ -](?:of|or|to|and|good|so|${NUMBER}))*[ -]${UNIT}\\b(?!.(?:old|a |per ))`,
    `\\b(?:last|past) (?:(?:${NUMBER}|couple of) )?(?:${UNIT}|${PART})\\b`,
    '\\bsince (?!then|that|you|we|he|she|they|i\\b|it)\\w+',
    '\\b(?:yesterday|this morning|overnight)\\b',
    `\\bon (?:\\w+ )?${PART}\\b`,
    '\\b(?:weeks|days|months|years) (?:ago|now)\\b',
    `\\b${UNIT} and a half ago\\b`,
  ].join('|'),
  'i',
)

/** The day that answers 'when did it happen?' */
export const DAY = new RegExp(`\\b(?:${WEEKDAY}|over the weekend|today)\\b`, 'i')

/** How the clinician asks it. */
export const ASKS_HOW_LONG =
  /\b(?:this|it) (?:just |all )?happened,? (?:what|when|like|how)\b|\bhow long(?: ago)?\b|\bwhen (?:did|was|were|has|have)\b.*\b(?:start\w*|begin\w*|began|happen\w*|first|notice\w*|come on|came on|onset|hurt|injure\w*|fall|fell|this|that|it)\b|\bsince when\b|\bhow many (?:hours|days|weeks|months|years)\b/i

/** What else is asked or told with these words, and is no time that the complaint has lasted. */
export const NOT_OF_COMPLAINT: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a medicine or a habit',
    /\b(?:tak(?:e|en|ing)\b(?! to\b)|took|smok\w*|drink\w*|drank|quit\w*|using|inject\w*|exercis\w*|participat\w*|medic\w+|pills?|inhalers?|vap\w+|been on (?:it|that|this|them))\b/i,
  ],
  [
    'a person’s life',
    /\b(?:married|job|liv(?:e|ed|ing)|mov(?:e|ed|ing) (?:here|house|to)|retired|trips?|vacation|travel\w*|visit(?:ed|ing)?|kids|children|birthday|been working|worked)\b/i,
  ],
  [
    'an earlier treatment or test',
    /\b(?:surger(?:y|ies)|operat\w+|lumpectomy|replacement|removed|fusion|stent|bypass|transplant|vaccin\w*|scan|x-?ray|mri|biopsy|colonoscopy|blood tests?|(?:saw|seen|went to|been to) (?:the|my|an?|your) (?:\w+ ){0,2}(?:doctor|dentist|gp|nurse|specialist|physio\w*)|lab(?:s| work)|mammogram|diagnosed|therapy|appointment)\b/i,
  ],
  [
    'one bout',
    /\b(?:(?:does|did|do|would) (?:\w+ ){1,3}last\b(?! (?:week|month|year|night))|lasts?(?: for)?(?: about)? (?:\d+|an?|a few|\w+) (?:seconds?|minutes?|hours?)|at a time|each time|episodes?)\b/i,
  ],
  [
    'where or what somebody is',
    /\bhow long (?:have|has|had|were|was) (?:\w+ ){1,2}been (?:(?:at )?home|away|here|back|out|in (?:the )?\w+|with\b|an? (?!bother|concern|issue|nuisance|problem|trouble)\w+)/i,
  ],
  ['what comes and goes in health', /\b(?:periods?|menstrua\w+|bowel movement)\b/i],
  [
    'a time to come',
    /\b(?:will|going to|gonna|wanna|want to|about to|i'll|we'll|let's|next|until|prescri\w+|come back|follow[- ]?up)\b/i,
  ],
]

/** A patient tells here unasked since when it is so. */
export const TELLS_ONSET =
  /\b(?:(?:it|this|that|they|which|pain|symptoms|all) (?:\w+ )?(?:started|began)|started (?:having|getting|feeling|hurting|noticing)|going on|i(?:'ve| have)? (?:\w+ )?noticed|been (?:having|hurting|bothering|struggling|lasting|feeling)|bothering me|haven't been feeling|it's been|(?:have|had) (?:a|an|some|this|these) (?:\w+ ){0,3}(?:pain|ache|cough|fever|rash|headache|diarrh?oea|swelling)|fell|slipped|twisted|landed on|hurt(?:s|ing)? (?:my|since))\b/i
