import type { Row } from '../words/rows.ts'

const PART =
  '(?:abdomen|ankles?|arms?|back|breasts?|calf|calves|cheeks?|chest|ears?|elbows?|eyes?|face|feet|finger|fingers|foot|forearms?|hands?|head|heels?|hips?|joints?|knees?|legs?|midfoot|neck|nose|shins?|shoulders?|skin|spine|thighs?|thumbs?|toes?|wrists?)'
const WHICH =
  '(?:(?:right|left|upper|lower|index|middle|ring|little|big|great|first|second|third|fourth|fifth|inner|outer|particular) )*'
/** What a part or a value is found to be. */
const FOUND_STATES =
  '(?:(?:very |well |completely |perfectly |slightly |mildly |nice and |pretty )?(?:abnormal|active|appropriate|benign|brisk|clean|clear|coherent|controlled|decreased|diminished|elevated|equal|firm|flat|fluent|full|good|high|intact|irregular|lined up|low|maintained|midline|moist|negative|non-?tender|normal|palpable|patent|positive|reactive|reduced|regular|slow|(?:small|large)[- ]appearing|soft|stable|strong|supple|swollen|symmetric(?:al)?|tender|unremarkable|warm|weak|within normal (?:limits|range))|in (?:good|normal) (?:position|alignment)|\\d\\+|\\d/\\d)'

const NOUN = '(?<!\\b(?:it|that|this|he|she|there|here|what|who|how|let))(?<=[a-z]{3})'
/** Names as they were said while somebody pointed or pressed. */
export const NAMES_SAID: readonly Row[] = [
  [
    new RegExp(`${NOUN}['’]s (?=(?:(?:just|kind of|really) )*(?:been|gone|got|gotten) )`),
    ' has ',
    "knee's been locking",
    'knee has been locking',
  ],
  [
    new RegExp(
      `${NOUN}['’]s (?=(?:(?:a bit|a little|all|always|just|much|really|still|very) )*(?:acting up|better|bigger|bleeding|blocked|getting|itchy|numb|painful|red|sore|stiff|swollen|tight|unbearable|weak|worse)(?: |$))`,
    ),
    ' is ',
    "wrist's still stiff",
    'wrist is still stiff',
  ],
  [
    new RegExp(
      `\\b(in|on|of|to|with|around|over|at|from|for|onto) (?:that|this|these|those) (?=${WHICH}${PART}\\b)`,
      'g',
    ),
    '$1 the ',
    'injury of that index finger',
    'injury of the index finger',
  ],
  [
    new RegExp(
      `^(bend|elevate|ice|keep|massage|move|rest|strengthen|stretch|wrap) (?:that|this|these|those) (?=${WHICH}${PART}\\b)`,
    ),
    '$1 the ',
    'move that finger',
    'move the finger',
  ],
  [
    /(?<=\S )(?:right )?here (?=(?:in|on|under|over|above|below|all)\b)/,
    '',
    'a lump right here under the breast',
    'a lump under the breast',
  ],
  [
    /(?<=\S )(?:when|where) (?:i|we) (?:press|push|palpate|touch)(?: (?:on|in|down|there|here|it))*$/,
    'on palpation',
    'pain to the upper quadrant when i press',
    'pain to the upper quadrant on palpation',
  ],
  [
    /(?<=\S )when (?:i|we) (?:press|push|palpate|touch)(?: on| down on)? the /,
    'on palpation of the ',
    'swelling when i touch on the midfoot',
    'swelling on palpation of the midfoot',
  ],
  [
    /^stools? (?:that )?look(?:s|ing)? ((?:dark|black|tarry|bloody)(?: or (?:dark|black|tarry|bloody))*)$/,
    '$1 stools',
    'stools look dark or tarry or black',
    'dark or tarry or black stools',
  ],
  [
    new RegExp(
      `^(?:the )?(inside|outside|front|back|bottom|top|side) of (?:the )?(${WHICH}${PART}) hurts?$`,
    ),
    'pain at the $1 of the $2',
    'the inside of the knee hurts',
    'pain at the inside of the knee',
  ],
  [
    /^losing (?=(?:feeling|sensation|strength|balance|control)\b)/,
    'loss of ',
    'losing feeling in the hands',
    'loss of feeling in the hands',
  ],
  [
    /^(?:anything |nothing |any bones? |bones? |it is )?broken(?: bones?)?$/,
    'fracture',
    'nothing broken',
    'fracture',
  ],
  [
    /^up ((?:\d+|two|three|four|five|six)(?:(?: or | to |-)\S+)? times) (?:a|in the|each|every|per|at) night (?:for an? (?:wee|pee|urine)|to (?:wee|pee|urinate|pass water))$/,
    'nocturia $1 a night',
    'up 3 times a night for a wee',
    'nocturia 3 times a night',
  ],
  [
    /^up ((?:\d+|two|three|four|five|six)(?:(?: or | to |-)\S+)? times) (?:a|in the|each|every|per|at) night$/,
    'waking $1 a night',
    'up 4 times a night',
    'waking 4 times a night',
  ],
  [
    /^up (?:and down )?(?:in|during|through) the night$/,
    'waking at night',
    'up in the night',
    'waking at night',
  ],
]

/** A finding or a result is told without its verb. */
export const FOUND_SAID: readonly Row[] = [
  [/ (?:is|are|was|were) less$/, ' reduced', 'strength is less', 'strength reduced'],
  [
    / (?:is|are|was|were|looks?|['’]s) (?:just |still )?(?:a (?:tiny |little )?bit|a little|slightly) (?=(?:elevated|enlarged|high|low|reduced|swollen|weak)$)/,
    ' slightly ',
    'cholesterol was a tiny bit high',
    'cholesterol slightly high',
  ],
  [
    / (?:has|have) (?=(?:decreased|dropped|fallen|improved|increased|normali[sz]ed|risen|worsened)$)/,
    ' ',
    'ferritin has increased',
    'ferritin increased',
  ],
  [
    / (?:is|are|was|were|looks?|appears?) not (?=(?:elevated|enlarged|inflamed|low|high|raised|swollen)$)/,
    ' not ',
    'uric acid is not elevated',
    'uric acid not elevated',
  ],
  [
    /\bbrisk (?:in |at )?less than (?:3|three)$/,
    'brisk',
    'capillary refill is brisk in less than 3',
    'capillary refill brisk',
  ],
  [
    new RegExp(
      ` (?:is|are|was|were|['’]s|has been|have been|looks?|appears?) (?:all |both |still |also |now |an? )*(?=${FOUND_STATES})`,
      'g',
    ),
    ' ',
    'pedal pulses are strong and sensation is intact',
    'pedal pulses strong and sensation intact',
  ],
  [
    new RegExp(`(?<=[a-z]{3})['’]s (?=${FOUND_STATES})`),
    ' ',
    "alignment's in good position",
    'alignment in good position',
  ],
]

/** What is found, and how it is: 'strength good in the lower extremities'. */
export const FOUND_SO = new RegExp(
  `^(?!(?:everything|all|rest|one|two|both|it|they|that|these|those|looks?|when|if|grade|slightly|mildly|very|well|completely|perfectly)\\b)[a-z]\\S*(?: \\S+){0,7} ${FOUND_STATES}(?: (?:and (?:\\S+ ){0,2}${FOUND_STATES}|(?:in|at|on|over|throughout|for|less than)\\b.*))?$`,
)

/** What a patient says of a part or of a trouble: a sentence of its own. */
export const FELT_SO =
  /^(?!it\b|they\b|that\b|this\b|everything\b|things?\b|one\b)[a-z]\S*(?: \S+){0,5} (?:is|are|was|were|has been|have been)(?: (?:a little|a bit|much|slightly|very|quite|still|getting|all|also|so|too))* (?:acting up|better|bigger|bleeding|blocked|bloody|blurry|burning|buzzing|cracked|dark|dry|harder|improved|improving|inflamed|irritated|itchy|numb|painful|peeling|pink|puffy|red|ringing|stiff|sore|swollen|tender|throbbing|tight|twitching|unbearable|weak|worse|worsening|yellow)(?: (?:a bit|a little|a lot))?(?: (?:from|with|after|when|in the)(?: \S+)+)?$/

/** Relatives told by the fact itself need no second name. */
export const FAMILY_SAID: readonly Row[] = [
  [
    /^(?:my )?(?:mother|father|mom|mum|dad|sister|brother|parents?|grand\w+|aunt|uncle|son|daughter) (?:does have|do have|did have|has had|had|has|have) (?:an? |some )?(?=\w+(?: \w+)*$)/,
    '',
    'sister does have problems with the stomach',
    'problems with the stomach',
  ],
]

/** What shall be done, in the words to a patient. */
export const PLANS_SAID: readonly Row[] = [
  [
    /^(?:any |the |much |a )?(?:reason|need|point|indication) (?:to|for|in) (?:(?:do|get|hav|order)(?:e|ing|ting)? )?(?:an? |any )?(?=\S)/,
    '',
    'any need for an x-ray',
    'x-ray',
  ],
  [
    /(?<=\bsample) (?:(?:in(?:to| to)|back to|to) (?:the )?(?:reception|desk|surgery|practice|lab)|off|in)$/,
    '',
    'urine sample in to reception',
    'urine sample',
  ],
  [
    /^(?:pop|come|nip|call|drop) (?:in|by|down|over) for (?:an? |the |some |your )?(?=(?:blood|bloods|labs?|x-?ray|scan|test)\b)/,
    '',
    'pop in for a blood test',
    'blood test',
  ],
  [/^(?:ordering|booking) (?:you )?(?:an? |the |some )?(?=\S)/, '', 'ordering an mri', 'mri'],
  [
    /^(?:be |being )?admitted (?=to\b)/,
    'admission ',
    'admitted to cardiology',
    'admission to cardiology',
  ],
  [
    /^make sure (?:that )?(?:you |to )+(?=(?:drink|eat|get|keep|rest|stay|take|use|wear)\b)/,
    '',
    'make sure you drink plenty of fluids',
    'drink plenty of fluids',
  ],
  [
    /^(?:drop|bring|hand)(?: (?:in|off))? (?:an? |the )?(?=(?:urine|stool|sputum|water) sample\b)/,
    '',
    'drop a urine sample',
    'urine sample',
  ],
  [
    /^(?:(?:keep|make) )?yourself well[- ]hydrated$/,
    'stay well hydrated',
    'keep yourself well-hydrated',
    'stay well hydrated',
  ],
  [
    /^(?:send|get) (?:you|him|her) (?:(?:out|up|over|down|off) )?for (?:an? |the )?(?=\S)/,
    '',
    'send you out for an mri',
    'mri',
  ],
  [
    /^set up for (?:an? |the )?(ultrasound|mri|ct(?: scan)?|x-?ray|echocardiogram|stress test|colonoscopy|endoscopy)\b.*$/,
    '$1',
    'set up for the ultrasound the procedure',
    'ultrasound',
  ],
  [/^can get (?:an? |the )?(?=\S)/, '', 'can get an x-ray', 'x-ray'],
  [
    /^(check|order|repeat|schedule|watch) (?:that|those|these|this) (?=(?:blood sugars?|blood pressures?|cath(?:eterization)?|labs?|mri|sugars|weights?|x-?rays?)\b)/,
    '$1 ',
    'watch those blood sugars daily',
    'watch blood sugars daily',
  ],
  [
    /^(?:keep )?(?:an? )?(?:close |good |careful )?eye on (?:the |your )?(?=\S)/,
    'monitor the ',
    'keep a close eye on your weight',
    'monitor the weight',
  ],
  [
    /^(?:try |put )?(?:the |these |those )?(.+) to the test$/,
    'try $1',
    'insoles to the test',
    'try insoles',
  ],
  [
    /(?<=\S) (?:(?:in|into|within|on|through|via) (?:the|your|our) (?:patient(?: portal)?|portal|app|chart|computer|system))$/,
    '',
    'labs into the computer',
    'labs',
  ],
  [
    /^(?:(?:get|keep)(?:ting|ing)? )?(?:the |your )?(.+?) (?:under (?:better |good |tight(?:er)? )?control|(?:better|well|more tightly) controlled)$/,
    'better control of the $1',
    'blood sugars under control',
    'better control of the blood sugars',
  ],
  [/^send (?:off|out) (?:those |the |some )?(?=labs?\b)/, '', 'send off those labs', 'labs'],
  [
    /^walk(?:ing)? on it as tolerated$/,
    'walk as tolerated',
    'walking on it as tolerated',
    'walk as tolerated',
  ],
]

/** On what condition, in the words of a note. */
export const CONDITIONS_SAID: readonly Row[] = [
  [
    /^(?:when|where) (?:i|you|we) (?:push|press|touch)(?: (?:right|on|down|in|there|here|it))*$/,
    'on palpation',
    'when you push right',
    'on palpation',
  ],
  [
    /\b(during|with|after|(?:get|hav)(?:e|ing)?) (?:these|those) (?=\w+s$)/,
    '$1 ',
    'when i get these headaches',
    'when i get headaches',
  ],
  [
    /\b(is|are|was|were|do|does|did|has|have|had)n['’]t\b/g,
    '$1 not',
    "if symptoms don't improve",
    'if symptoms do not improve',
  ],
  [
    /\b(if|when) (?:i|we|you)(?:['’]re)? (?:see|seeing|find|finding|notice)(?: that)? (?=(?:it|they|things|the)\b)/,
    '$1 ',
    "if we're finding that things are not getting better",
    'if things are not getting better',
  ],
  [
    /\b(if|when) (?:it|they|that)(?:['’](?:s|re)| is| are) (?:very |so |too )?bad$/,
    '$1 severe',
    "if it's bad",
    'if severe',
  ],
  [
    /\b(if|when) (?:it|they|that)(?:['’](?:s|re)| is| are) (?=getting (?:worse|bigger)|not getting|still)/,
    '$1 ',
    "if they're getting worse",
    'if getting worse',
  ],
  [
    /\b(if|when|once|or|and) you(?:['’]re| are) (?=feeling \w|having \w|getting \w|not \w|still \w)/g,
    '$1 ',
    "if you're still having symptoms",
    'if still having symptoms',
  ],
  [
    /\bif you (?:do )?(?:have|get|develop|notice) (?:an? |any |some )?(?=\w{4})/,
    'if ',
    'if you do have an infection',
    'if infection',
  ],
  [/ of some (?:kind|sort)$/, '', 'if infection of some kind', 'if infection'],
  [
    /\bafter you(?:['’]ve| have) recovered\b/,
    'after recovery',
    "after you've recovered",
    'after recovery',
  ],
]

/** How one feels, rather than what one has. */
export const FEELS =
  /^(?:anxious|bloated|breathless|cold|crampy|depressed|dizzy|drowsy|exhausted|faint|fed up|feverish|groggy|down|hot|irritable|lethargic|lightheaded|nauseated|nauseous|restless|run down|sad|shaky|sick|sleepy|sweaty|thirsty|tired|unwell|weak|wobbly)(?: and \w+)?(?: a lot| all the time| at night| in the morning)?$/
