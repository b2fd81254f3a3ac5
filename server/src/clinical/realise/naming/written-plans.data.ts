import type { Row } from '../words/rows.ts'

/** What is going to be done. */
export const PLANS_WRITTEN: readonly Row[] = [
  // A test is ordered, not the place where it is done.
  [
    /^(?:(?:outpatient|local|nearby|hospital) )*((?:\w+ )?(?:mri|ct|x-?ray|ultrasound|imaging)) (?:facility|cent(?:er|re)|suite|department)$/i,
    '$1',
    'outpatient imaging center',
    'imaging',
  ],
  [
    /^(?:over)?due for (?:an? |the |your |another )?(?=\S)/,
    '',
    'overdue for a tetanus booster',
    'tetanus booster',
  ],
  [/^recheck on (?:the )?(?=\S)/, 'recheck ', 'recheck on the potassium', 'recheck potassium'],
  [
    /^(?:go|going|move|moving) (?:forward|ahead) with (?:an? |the )?(?=\S)/,
    '',
    'moving ahead with the biopsy',
    'biopsy',
  ],
  [
    / to fix (?:the )?(?!an? )(?=\S)/,
    ' for the ',
    'operation to fix the nose',
    'operation for the nose',
  ],
  [
    /^(?:other |the |some |possible )*risks? (?:include|are|is|being) (?=\S)/,
    'risks of ',
    'some risks are bruising',
    'risks of bruising',
  ],
  [/(?<=\b(?:blood|bloods|labs?|blood work)) drawn$/, '', 'labs drawn', 'labs'],
  [
    /^(call|see|contact|talk to|message)(?:ing)? (?:the )?primary care$/,
    '$1 the primary care provider',
    'see the primary care',
    'see the primary care provider',
  ],
  [
    /^talking (?=(?:to|with)\b)/,
    'talk ',
    'talking to the school nurse',
    'talk to the school nurse',
  ],
  [
    /^watch(?:ing)? (?:the )?(?=(?:weight|(?:blood )?sugars?|blood pressures?)\b)/,
    'monitor ',
    'watching the weight',
    'monitor weight',
  ],
  [/(?<=^monitor .*) extra$/, ' closely', 'monitor weight extra', 'monitor weight closely'],
  [
    /^((?:(?:carefully|closely|gradually) )?(?:avoid|change|changing|check|checking|control|controlling|cut|cut back on|cut down on|cutting (?:back|down) on|decrease|decreasing|improve|improving|increase|increasing|limit|limiting|lower|lowering|measure|measuring|monitor|monitoring|record|recording|reduce|reducing|track|tracking|watch|watching)) the (?=(?:alcohol|blood (?:glucose|pressures?|sugars?)|caffeine|cholesterol|diet|fluid|salt|sodium|stress|sugar|temperature|weight)\b)/,
    '$1 ',
    'closely monitor the fluid intake',
    'closely monitor fluid intake',
  ],
  [
    /^do(?:ing)? the (?=(?:regular|usual|normal|daily) activit)/,
    '',
    'doing the usual activities',
    'usual activities',
  ],
  [
    /^keep(?:ing)? (?:the )?(?:blood )?sugars? (?:under|in) (?:balance|check)$/,
    'control blood sugar',
    'keeping the sugars in check',
    'control blood sugar',
  ],
  [
    /(?<=(?:ectomy|plasty|otomy)) remove (?=(?:the|both)\b)/,
    ' and removal of ',
    'colectomy remove the appendix',
    'colectomy and removal of the appendix',
  ],
  [
    /^wash (?:the |your )?hands lots$/,
    'wash hands often',
    'wash the hands lots',
    'wash hands often',
  ],
  [/ to wear$/, '', 'ankle brace to wear', 'ankle brace'],
  [
    /^\w+ to an? (?=dieti[ct]ian\b|nutritionist\b|\w+ologist\b)/,
    '',
    'dermatology to a dermatologist',
    'dermatologist',
  ],
  [/\bcath$/, 'cardiac catheterization', 'book the cath', 'book the cardiac catheterization'],
  [/\band eval$/, 'and evaluation', 'exam and eval', 'exam and evaluation'],
  [/^(arrange|get|order|do|have) some (?=\w)/, '$1 ', 'get some imaging', 'get imaging'],
  [/\ball the other\b/, 'other', 'avoid all the other sweets', 'avoid other sweets'],
  [
    /^(echo(?:cardiogram)?|ecg|ekg|electrocardiogram|heart scan) (?:of|on) (?:the )?heart\b/,
    '$1',
    'electrocardiogram of the heart',
    'electrocardiogram',
  ],
]

/** What was talked over. */
export const COUNSELED_WRITTEN: readonly Row[] = [
  [
    /^(?:go(?:ing)?|talk(?:ing)?) (?:over|through) (?:the |your |all )*(?=\S)/,
    '',
    'going through the side effects',
    'side effects',
  ],
]

/** What is done or not done. */
export const HABITS_WRITTEN: readonly Row[] = [
  [/^heavy alcohol$/, 'heavy alcohol use', 'heavy alcohol', 'heavy alcohol use'],
  [
    /^(?:consum(?:es?|ing)|drinks?|drinking) alcohol$/,
    'alcohol use',
    'consuming alcohol',
    'alcohol use',
  ],
  [
    /^travel(?:s|ed|ing)? (.+) recently$/,
    'recent travel $1',
    'traveled to the coast recently',
    'recent travel to the coast',
  ],
  [/^(wine|beer|spirits|cider) mostly$/, 'mostly $1', 'beer mostly', 'mostly beer'],
]

/** How somebody lives, where it is so. */
export const LIVES_WRITTEN: readonly Row[] = [
  [
    /^drinks? and smokes?$/,
    'drinks alcohol and smokes',
    'drink and smoke',
    'drinks alcohol and smokes',
  ],
  [
    /^((?:works|swims|walks|hikes|runs|plays|travels|gardens|cycles|reads) .+) a lot$/,
    '$1',
    'walks with the dog a lot',
    'walks with the dog',
  ],
  [
    /^(works|swims|walks|hikes|runs|plays|travels|gardens|cycles|reads) a lot (?!of\b|more\b|less\b)(?=\w)/,
    '$1 ',
    'reads a lot in the evening',
    'reads in the evening',
  ],
  [
    /\b(?:wonderful|lovely|beautiful|great|amazing) (?=(?:children|kids|wife|husband|daughters?|sons?|family)\b)/,
    '',
    'two lovely daughters',
    'two daughters',
  ],
  [/\bcigs\b/, 'cigarettes', 'smokes cigs', 'smokes cigarettes'],
  [/(?<=\b(?:children|kids)) together$/, '', 'four kids together', 'four kids'],
]
