/** What is smoked besides tobacco. */
export const SMOKED_DRUGS = 'marijuana|weed|cannabis|pot|thc|crack|meth|heroin|hash'

/**
 * What a broader name may mean, where no word of it tells: a note that has the narrower one needs the
 * broader one no more. Each row with an example of both.
 */
export const BROADER_NAMES: readonly (readonly [
  broader: RegExp,
  narrower: RegExp,
  example: string,
  tells: string,
])[] = [
  [/^swollen (?:lymph )?glands$/, /\blymphadenopathy$/, 'swollen glands', 'lymphadenopathy'],
  [
    /^alcohol use$/,
    /^(?:drinks alcohol socially|heavy alcohol use|binge drinking)$/,
    'alcohol use',
    'drinks alcohol socially',
  ],
  [
    /^smoking$/,
    /^(?:heavy|pipe|cigar) smoking$|^smokes hand-rolled cigarettes$/,
    'smoking',
    'pipe smoking',
  ],
  [/^nutrition$/, /^dietitian$/, 'nutrition', 'dietitian'],
  [/^heart attack$/, /\b(?:n?stemi|myocardial infarction)\b/, 'heart attack', 'anterior stemi'],
  [
    /^(?:pains?|aches?|discomfort|soreness)$/,
    /^(?:(?:neck|back|low back|shoulder|elbow|wrist|hand|finger|thumb|hip|knee|leg|ankle|heel|foot|toe|big toe|arm|chest|abdominal|pelvic|flank|ear|throat) pain|headache|sore throat|ear ?ache)$/,
    'pain',
    'headache',
  ],
  [
    /^joint pains?$/,
    /^(?:shoulder|elbow|wrist|hand|finger|thumb|hip|knee|ankle|toe|big toe) pain$/,
    'joint pain',
    'knee pain',
  ],
  [
    /^(?:edema|swelling|fluid retention)$/,
    /\b(?:ankle|leg|foot|feet|pedal|lower extremit(?:y|ies)|pitting)\b.*\b(?:swelling|edema)\b|\bpitting edema\b/,
    'edema',
    'ankle swelling',
  ],
  [
    /^(?:leg|foot|lower extremity) (?:swelling|edema)$/,
    /^ankle (?:swelling|edema)$/,
    'leg swelling',
    'ankle swelling',
  ],
  [
    /^(?:illness|feeling (?:sick|unwell)|unwell|sick)$/,
    /^(?:fever|fatigue|cough|sore throat|vomiting|diarrhea|influenza)$/,
    'feeling unwell',
    'fever',
  ],
  [/^(?:vomited|throwing up|being sick)\b/, /^vomiting$/, 'vomited twice', 'vomiting'],
  [
    /^(?:tired|gotten tired|tiredness|exhausted|exhaustion)\b/,
    /^fatigue$/,
    'gotten tired',
    'fatigue',
  ],
  [/^(?:dizzy|sick or a bit dizzy|tired and dizzy)$/, /^dizziness$/, 'dizzy', 'dizziness'],
  [/^dizziness$/, /^lightheadedness$/, 'dizziness', 'lightheadedness'],
  [/^(?:hay fever|allergies)$/, /^seasonal allergies$/, 'allergies', 'seasonal allergies'],
  [
    /^(?:hot|warm|high temperature|feverish|temperature)$/,
    /^(?:low-grade )?fever$/,
    'warm',
    'fever',
  ],
  [/^(?:passing out|fainting|passed out)\b/, /^syncope$/, 'passing out', 'syncope'],
  [/^blood$/, /^(?:blood in (?:the )?(?:stool|urine)|bleeding|hematuria)$/, 'blood', 'bleeding'],
  [
    /^(?:gained|gaining) (?:about )?\d+ (?:pounds|lbs|kilos?|kg)$/,
    /^weight gain$/,
    'gained about 10 pounds',
    'weight gain',
  ],
  [
    /^(?:abnormal (?:lab|blood) (?:finding|result|test|work)s?)$/,
    /^(?:anemia|hyperglycemia|hyperkalemia|low hemoglobin|high blood sugar|hypothyroidism)$/,
    'abnormal lab finding',
    'anemia',
  ],
  [
    /^(?:heart (?:disease|problems?|condition))$/,
    /^(?:coronary artery disease|congestive heart failure|systolic heart failure|heart failure|atrial fibrillation|heart attack)$/,
    'heart disease',
    'coronary artery disease',
  ],
  [
    /^(?:thyroid(?: issues?| problems?| disease)?)$/,
    /^hypo?thyroidism$|^hyperthyroidism$/,
    'thyroid issues',
    'hypothyroidism',
  ],
  [/^(?:cramps?|muscle cramps?)$/, /^(?:leg|abdominal|menstrual) cramps?$/, 'cramps', 'leg cramps'],
  [
    /^(?:accident|injury|vehicle accident|rear-ended)$/,
    /^motor vehicle accident$/,
    'accident',
    'motor vehicle accident',
  ],
  [/^(?:heart )?murmurs?$/, /\bmurmur\b/, 'heart murmur', 'systolic ejection murmur'],
  [
    /^back injury$/,
    /\b(?:lumbar|low back|back|thoracic) (?:strain|sprain|fracture|disc)\b/,
    'back injury',
    'lumbar strain',
  ],
  [/^injury$/, /\b(?:strain|sprain|fracture|tear|dislocation|rupture)$/, 'injury', 'ankle sprain'],
  [
    /^(?:(?:simple )?uti|bladder infection|cystitis)$/,
    /^urinary tract infection$/,
    'cystitis',
    'urinary tract infection',
  ],
  [/^itch(?:ing|y)$/, /^itchy /, 'itching', 'itchy scalp'],
  [/^bruis(?:ing|es?)$/, /^ecchymos[ie]s$/, 'bruising', 'ecchymosis'],
  [
    /^(?:annual|yearly) (?:visit|check-?up|appointment)$/,
    /^(?:annual|yearly) (?:physical )?exam(?:ination)?$/,
    'annual visit',
    'annual physical exam',
  ],
  [
    /^(?:surgery|operation)$/,
    /(?:ectomy|plasty|otomy|desis)$|\b(?:repair|replacement|reconstruction|fixation|fusion|decompression|release)$/,
    'surgery',
    'capsular release',
  ],
  [/^(?:labs?|lab work)$/, /^(?:blood ?work|blood tests?|bloods)$/, 'labs', 'blood work'],
  [/^ulceration$/, /\bulcer\b/, 'ulceration', 'nonhealing ulcer of the heel'],
  [
    /^(?:fluid|swelling|edema) (?:in|of) (?:the )?(?:both )?(?:legs?|lower extremit(?:y|ies))$/,
    /^(?:pitting|nonpitting) edema\b/,
    'fluid in the legs',
    'pitting edema',
  ],
  [
    /^alcohol(?: use)?$/,
    /^(?:drinks |alcohol: )?(?:mostly |(?:an? |the )?(?:few|couple(?: of)?|occasional|odd) |(?:an?|some|one|two|three|\d+)(?: (?:or|to) \w+)? )*(?:(?:glass(?:es)?|bottles?|pints?|cans?|units?) of )?(?:beers?|wine|whisky|whiskey|vodka|gin|rum|cider|lager|cocktails?)\b/,
    'alcohol use',
    'beer or two on fridays',
  ],
  [
    /^(?:smoking|tobacco(?: use)?)$/,
    new RegExp(`^(?:former smoker$|smok(?:es|ing) (?!.*\\b(?:${SMOKED_DRUGS})\\b)\\S)`),
    'smoking',
    'smokes a pipe on Sundays',
  ],
  [
    /^viral (?:illness|infection)$/,
    /^viral (?:gastroenteritis|uri|upper respiratory (?:tract )?infection|pharyngitis|syndrome|bronchitis)$|^(?:influenza|covid-19|common cold)$/,
    'viral illness',
    'viral gastroenteritis',
  ],
  [/^bloated\b/, /^bloating$/, 'bloated all the time', 'bloating'],
]
