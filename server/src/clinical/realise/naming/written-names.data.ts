import type { Row } from '../words/rows.ts'

const PROBLEM = '(?:difficult(?:y|ies)|problems?|issues?|troubles?)'
const ORGAN = '(throat|stomach|bowel|bladder|kidney|eye|ear|heart|lung|skin|joint|prostate)s?'
const SORE = '(?:painful|swollen|tender|sore|itchy|stiff|numb|red)'

const PART =
  '(?:abdomen|ankle|arm|back|calf|cheek|chest|ear|elbow|eye|face|finger|foot|forearm|hand|heel|hip|jaw|joint|knee|leg|lip|mouth|neck|scalp|shoulder|shin|skin|thigh|throat|thumb|toe|tongue|wrist)'
/** What a part is, and what it has. */
const STATES: readonly (readonly [state: string, thing: string])[] = [
  ['tingly', 'tingling'],
  ['swollen', 'swelling'],
  ['puffy', 'swelling'],
  ['numb', 'numbness'],
  ['stiff', 'stiffness'],
  ['tight', 'tightness'],
  ['weak', 'weakness'],
  ['itchy', 'itching'],
]

/** What is felt, as a clinician writes it. */
export const FELT_WRITTEN: readonly Row[] = [
  [/^(?:something )?pop(?:ped|ping)?$/, 'popping sensation', 'something pop', 'popping sensation'],
  [
    /^(?:seems? to )?(?:pee|peeing|urinate|urinates|urinating|wee|weeing) (?:a (?:whole )?lot|(?:a lot )?more(?: often)?|(?:very )?often)(?: lately| recently)?$/,
    'urinary frequency',
    'seems to wee more often',
    'urinary frequency',
  ],
  [
    /^coughing (?:a (?:whole )?lot|quite a bit)(?: lately| recently)?$/,
    'frequent cough',
    'coughing a lot lately',
    'frequent cough',
  ],
  ...STATES.map(([state, thing]): Row => [
    new RegExp(`^(?:the )?((?:${PART} (?:and|or) )?${PART}) ${state}$`),
    `$1 ${thing}`,
    `arm and hand ${state}`,
    `arm and hand ${thing}`,
  ]),
  [/^complaints? of (?=\S)/, '', 'complaints of neck pain', 'neck pain'],
  [
    /^(?:(?:quite|very|really|rather|pretty|so) )?difficult (?=[a-z]+ing$)/,
    'difficulty ',
    'rather difficult swallowing',
    'difficulty swallowing',
  ],
  [/^hurts? like (?=the \w)/, 'pain in ', 'hurts like the elbow', 'pain in the elbow'],
  [/^dry$/, 'dryness', 'dry', 'dryness'],
  [
    /^(?:an? )?(?:good|large|fair|decent) amount of (?=\S)/,
    '',
    'a fair amount of nausea',
    'nausea',
  ],
  [/\brectum bleeding\b/, 'rectal bleeding', 'rectum bleeding', 'rectal bleeding'],
  [
    new RegExp(`^${PROBLEM} (?=(?:breathing|swallowing|sleeping|walking|urinating|hearing)\\b)`),
    'difficulty ',
    'issues swallowing',
    'difficulty swallowing',
  ],
  [
    new RegExp(`^${PROBLEM} with (?:the )?${ORGAN}$`),
    '$1 problems',
    'difficulties with the kidneys',
    'kidney problems',
  ],
  [/^pain in the (\w+) pain$/, '$1 pain', 'pain in the knee pain', 'knee pain'],
  [/^physically (?=\w+ing\b)/, '', 'physically trembling', 'trembling'],
  [
    / (?:crossing|going through|coming into|in) the mind$/,
    '',
    'violent thoughts in the mind',
    'violent thoughts',
  ],
  [
    /^lost ((?:about |around )?\d+) (?:pounds?|lbs?) of weight$/,
    'weight loss of $1 pounds',
    'lost about 8 pound of weight',
    'weight loss of about 8 pounds',
  ],
  [
    /^(?:stronger|increased|bigger|more of an) urge to (?:pee|wee|urine|urinate|pass urine)\b.*$/,
    'increased urge to urinate',
    'stronger urge to wee at night',
    'increased urge to urinate',
  ],
  [
    /^(?:having to )?(?:force|forcing|push|strain) to (?:urinate|urine|pee|wee|pass urine)$/,
    'straining to urinate',
    'having to push to pass urine',
    'straining to urinate',
  ],
  [
    /^(?:a )?pins and needles(?: sensations?| feelings?)?$/,
    'paresthesia',
    'pins and needles feeling',
    'paresthesia',
  ],
  [
    new RegExp(
      `^(?:the )?((?!less\\b|feels\\b|gets\\b|always\\b)[a-z]{3,}s) (${SORE}(?: (?:or|and) ${SORE})*)$`,
    ),
    '$2 $1',
    'gums sore or swollen',
    'sore or swollen gums',
  ],
  [
    /^(?:the )?(.+) being (tight|stiff|sore|numb|weak|tender)$/,
    '$2ness in the $1',
    'front of the thighs being sore',
    'soreness in the front of the thighs',
  ],
  [
    / (?:coming|appearing)? ?(?:out of|from) nowhere$/,
    '',
    'floaters coming out of nowhere',
    'floaters',
  ],
  [
    /^(?:issues?|problems?|troubles?) with (?:the )?(.+) swelling$/,
    'swelling in the $1',
    'problems with the hands or wrists swelling',
    'swelling in the hands or wrists',
  ],
  [
    /^(?:difficult(?:y|ies)|problems?|troubles?) (?:with|finding|getting out) (?:the )?words$/,
    'word-finding difficulty',
    'trouble finding the words',
    'word-finding difficulty',
  ],
  [
    /\b(in the (\w+)) or (?:from|of|on|at) the \2\b/,
    '$1',
    'itching in the nose or on the nose',
    'itching in the nose',
  ],
  [
    /^(weakness|numbness|tingling|pain) the body$/,
    '$1 of the body',
    'numbness the body',
    'numbness of the body',
  ],
  [
    /^(?:unable to|cannot) (?:stand|bear|take|tolerate) the pain$/,
    'unbearable pain',
    'cannot bear the pain',
    'unbearable pain',
  ],
  [/^infection signs?$/, 'signs of infection', 'infection signs', 'signs of infection'],
  [/ along with (?=\S)/, ' with ', 'chills along with the cough', 'chills with the cough'],
  [
    /^(?:break|kick|quit|stop|give up) (?:the )?smoking(?: habit)?$/,
    'smoking cessation',
    'kick the smoking habit',
    'smoking cessation',
  ],
]

/** What a patient can do or cannot, where it is not denied. */
export const ABLE_WRITTEN: readonly Row[] = [
  [
    /^(?:i )?can (?:(?:still|also|actually|just|even|like) )*(?=(?!not\b|barely\b|hardly\b|only\b|feel\b|never\b|still\b|also\b|actually\b|just\b|even\b|like\b)[a-z]+)/,
    'able to ',
    'can still climb the stairs',
    'able to climb the stairs',
  ],
  [
    /^(?:i )?can not (?:(?:really|even|quite|actually) )*(?=[a-z])/,
    'unable to ',
    'can not hear as well',
    'unable to hear as well',
  ],
]

/** Denials: patients are asked about symptoms, not about diagnoses. */
export const DENIED_WRITTEN: readonly Row[] = [
  [/^infections?$/, 'signs of infection', 'infection', 'signs of infection'],
  [/^common cold$/, 'cold symptoms', 'common cold', 'cold symptoms'],
  [
    /^gastroesophageal reflux disease$/,
    'acid reflux',
    'gastroesophageal reflux disease',
    'acid reflux',
  ],
  [/ in (?:the|my|his|her) (?:whole |entire )?life$/, '', 'seizures in the whole life', 'seizures'],
]

/** What medicines somebody does not take. */
export const DRUGS_DENIED_WRITTEN: readonly Row[] = [
  [
    /^((?:(?:regular|other|prescribed|new) )*(?:medications?|medicines?|meds|tablets|pills)) (?:that|which) (?:you|i|he|she|they)(?:['’](?:re|m|s)| are| am| is)? (?:take|takes|taking|use|uses|using|on|currently on)$/,
    '$1',
    'other tablets that you use',
    'other tablets',
  ],
  [
    /^((?:(?:regular|other|prescribed|new) )*(?:medications?|medicines?|meds|tablets|pills)) (?:(?:right now|now|currently|at (?:the|this) (?:moment|time|point)|at all|for anything)(?: |$))+$/,
    '$1',
    'regular tablets at the moment',
    'regular tablets',
  ],
  [
    /^(?:other )?(medications?|medicines?|meds|tablets|pills) (?:on a (?:regular|daily) basis|regularly|that you take regularly)$/,
    'regular $1',
    'tablets on a regular basis',
    'regular tablets',
  ],
]

/** What was had or done. */
export const HAD_WRITTEN: readonly Row[] = [
  [/^history of (?:an? )*(?=\S)/, '', 'history of a stroke', 'stroke'],
  [
    /^(?:a )?similar (?:(?:sort|kind|type) of )?(?:thing|experience)\b/,
    'similar episode',
    'a similar sort of thing',
    'similar episode',
  ],
  [
    /^(?:real|really) (?=(?:major|serious|significant)\b)/,
    '',
    'real serious falls',
    'serious falls',
  ],
  [
    /^(\S+ positive) (?:gentleman|lady|man|woman|male|female|patient|person)$/,
    '$1',
    'hepatitis-B positive lady',
    'hepatitis-B positive',
  ],
  [/^only (?!child)(?=\S)/, '', 'only gout', 'gout'],
  [/^(?:stomach )?acid$/, 'acid reflux', 'stomach acid', 'acid reflux'],
  [/^tubes (?:tied|ligated)$/, 'tubal ligation', 'tubes tied', 'tubal ligation'],
  [
    /^(?:severely|badly) injured (?:the )?(?=\S)/,
    'severe injury of the ',
    'badly injured the thumb',
    'severe injury of the thumb',
  ],
  [/^injured the (?=\S)/, 'injury of the ', 'injured the wrist', 'injury of the wrist'],
  [/^fractured the (?=\S)/, 'fracture of the ', 'fractured the jaw', 'fracture of the jaw'],
  [/^dislocated the (?=\S)/, 'dislocation of the ', 'dislocated the hip', 'dislocation of the hip'],
  [/^tore the (?=\S)/, 'tear of the ', 'tore the hamstring', 'tear of the hamstring'],
  [/^chiropractic$/, 'chiropractic treatment', 'chiropractic', 'chiropractic treatment'],
]

/** What was concluded. */
export const CONCLUDED_WRITTEN: readonly Row[] = [
  [/^bruis(?:e|es|ing)$/, 'contusion', 'bruise', 'contusion'],
  [
    /^(?:some )?(?:extra |excess )?fluid on board$/,
    'fluid retention',
    'extra fluid on board',
    'fluid retention',
  ],
]

/** What relatives have or have not. */
export const FAMILY_WRITTEN: readonly Row[] = [
  [
    / in (?:the|my|your|his|her) family$/,
    '',
    'bleeding disorders in the family',
    'bleeding disorders',
  ],
  [/^(?:family history of )?diseases?$/, 'illness', 'family history of disease', 'illness'],
  [/^family history of (?=\S)/, '', 'family history of asthma', 'asthma'],
  [
    /^(?:some )?(?:type|kind|sort) of (?=\S)/,
    '',
    'some kind of cancer in the throat',
    'cancer in the throat',
  ],
  [
    /^(?:(?:any|some) ?)?(?:one|body)(?: else)? (?:with|who has|having) (?=\S)/,
    '',
    'anyone with the same cough',
    'the same cough',
  ],
  [/^blood sugars?$/, 'blood sugar problems', 'blood sugar', 'blood sugar problems'],
  [/^(?:feeling )?(?:sick|ill|unwell)$/, 'illness', 'feeling unwell', 'illness'],
]

/** What was found or shown. */
export const FOUND_WRITTEN: readonly Row[] = [
  [
    /^(?:some |extra )?fluid in (?:the )?(?=(?:legs?|ankles?|feet|lower extremities)$)/,
    'edema in the ',
    'some fluid in the ankles',
    'edema in the ankles',
  ],
  [
    /^pain (on|over|in|of|to|at|along) (.+) (?:with|on|to) palpation$/,
    'tenderness $1 $2',
    'pain over the heel with palpation',
    'tenderness over the heel',
  ],
  [/\b(\w{6,}) (\w+) \1\b/, '$2 $1', 'anterior slight anterior bowing', 'slight anterior bowing'],
  [/\bto palpitation\b/, 'to palpation', 'tender to palpitation', 'tender to palpation'],
  [/\btorturous\b/, 'tortuous', 'torturous vein', 'tortuous vein'],
  [
    /\bround glass (?=changes|opacit)/,
    'ground glass ',
    'round glass changes',
    'ground glass changes',
  ],
  [
    /\bexcess growing of\b/,
    'excess growth of',
    'excess growing of tissue',
    'excess growth of tissue',
  ],
  [
    /\bbones? (?:is |are )?lined up(?: (?:properly|well|nicely|fine))?$/,
    'bones well aligned',
    'the bones are lined up nicely',
    'the bones well aligned',
  ],
  [
    /^(?:able to )?(flex|bend) and (?:extend|straighten) (the \w+) (?:all the way|fully|completely)$/,
    'full flexion and extension of $2',
    'bend and straighten the elbow fully',
    'full flexion and extension of the elbow',
  ],
  [
    /(?<=\b(?:shaft|bone|radial|ulnar|hip|wrist|ankle|rib|fibula|tibia)) break$/,
    ' fracture',
    'hairline ankle break',
    'hairline ankle fracture',
  ],
]
