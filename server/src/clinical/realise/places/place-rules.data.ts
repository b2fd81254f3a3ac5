/** Words that decide where a fact stands, each row with an example. */
export const PLACE_RULES = {
  /** What is put on a sore place at home is no drug; it belongs to the story of the complaint. */
  homeMeasure: [
    /^(?:(?:put(?:ting)?|laid|laying|appl(?:ied|ying)|us(?:ed|ing)|tr(?:ied|ying)) )?(?:some |an? )?(?:ic(?:e|ed|ing)|massages?|(?:hot|warm|cold) (?:baths?|showers?|compress(?:es)?)|heat(?:ing pads?)?|cold packs?|hot packs?|compression|elevation|(?:ace )?(?:wrap|bandage)|(?:(?:knee|ankle|wrist|back|neck|elbow) )?braces?|epsom salts?)(?: packs?| treatment| baths?| and (?:an? )?[\w ]+)?$/,
    'ice and elevation',
  ],
  /** Where the patient was seen before. */
  careVisit: [
    /^(?:emergency (?:department|room)|urgent care|walk-in cent(?:er|re)|hospital)(?: visit)?$/,
    'urgent care visit',
  ],
  /** Care that was given so far. */
  earlierCare: [
    /^(?:(?:right|left) )?(?:physical therapy|physiotherapy|occupational therapy|(?:feeding|speech(?: and language)?|vision|music|play|behaviou?ral) therapy|chiropractic(?: treatment| care)?|acupuncture|massage therapy|counsel?ling|psychotherapy|cognitive behavio(?:u)?ral therapy)$/,
    'physical therapy',
  ],
  /** How far somebody has come with an injury is its story, and no way of life. */
  rehabilitation: [
    /^(?!.*\b(?:alcohol|assistant|cent(?:er|re)|clinic|drug|hospital|job|therapist|ward|works?|working)\b).*(?:\b(?:rehab|rehabilitation|therapy exercises)\b|\b(?:doing|in|finished|completed|going to|starting) (?:physical therapy|physiotherapy)\b|^progress(?:ed|ing) to\b)/,
    'progressed to swimming',
  ],
  habit: [
    /^(?:smoking|tobacco(?: use)?|vaping|alcohol(?: use)?|drug use|substance use|marijuana use)$/,
    'tobacco use',
  ],
  /** What only a picture or a tracing shows. */
  seenOnPicture: [
    /\b(?:opacit(?:y|ies)|infiltrates?|diaphragm|ejection fraction|joint spaces?|bony alignment|displacement|osteophytes?|hydronephrosis|sinus rhythm|wave progression|ct|mri|x-?rays?|ultrasound|echocardiogram|ecg|ekg|electrocardiogram|(?:ventricular|left atrial) (?:hypertrophy|enlargement)|fractures?|nodule on|calcifications?|regurgitation)\b/,
    'ground glass opacities',
  ],
  /** What only a sample of blood or urine shows. */
  seenInLab: [
    /\b(?:kidney function|renal function|liver function|thyroid function|white (?:blood )?(?:cell )?count|hemoglobin|platelets?|creatinine|electrolytes|cholesterol|triglycerides|a1c|potassium|sodium|blood work|lab(?:s| results| work)|urinalysis|cultures?)\b/,
    'kidney function normal',
  ],
  /** What only the examiner's hands and eyes show. */
  examined: [
    /\b(?:mcmurray|lachman|(?:anterior|posterior) drawer|(?:varus|valgus)(?: and (?:varus|valgus))? (?:stress|test|laxity|instability)|straight leg rais\w+|spurling|tinel|phalen|finkelstein|hawkins|murphy|homans|romberg|babinski|dix-hallpike|pursed[- ]lip breathing)\b/,
    'varus stress test negative',
  ],
  vitalSign: [
    /^(?:(?:elevated|high|low|normal|rapid|slow) )?(?:vital signs?|vitals|blood pressure|heart rate|pulse rate|temperature|oxygen(?:ation)?|hypertension|hypotension|tachycardia|afebrile|fever|low-grade fever)\b/,
    'vital signs normal',
  ],
  vaccine: [/\b(?:vaccin\w+|immuni[sz]ations?|booster|flu shot)\b/, 'covid vaccine'],
} as const satisfies Readonly<Record<string, readonly [words: RegExp, example: string]>>

export type PlaceRule = keyof typeof PLACE_RULES

export function isPlacedBy(rule: PlaceRule, concept: string): boolean {
  return PLACE_RULES[rule][0].test(concept.toLowerCase())
}
