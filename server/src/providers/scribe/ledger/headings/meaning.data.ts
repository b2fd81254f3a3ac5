/** Subjects that headings may have, with the words of facts about them. Nothing else stands under such a heading. */
export const SUBJECTS: readonly (readonly [heading: RegExp, fact: RegExp])[] = [
  [
    /\bdiet|\bnutrition|\beating\b|\bfood\b/,
    /diet|food|eat|meal|salt|sodium|sugar|sweets|calori|carb|protein|fiber|vegetable|fruit|fluid|hydrat|water|caffeine|coffee|appetite|nutrition|weight (?:loss|gain)/,
  ],
  [
    /\bexercise\b|\bactivity\b|\bfitness\b|\bmobility\b/,
    /exercis|activit|walk|run|gym|sport|swim|yoga|bik(?:e|ing)|mobil|lift/,
  ],
  [
    /\boccupation|\bwork\b|\bemploy|\bjob\b/,
    /work|job|occupation|employ|retire|teacher|nurse|driver|office|construction|desk|shift|farmer|student|school/,
  ],
  [/\btobacco\b|\bsmok/, /smok|tobacco|cigar|vap|nicotine|pack/],
  [/\balcohol\b|\bdrinking\b/, /alcohol|drink|beer|wine|liquor|whisk/],
  [/\bsleep\b/, /sleep|insomnia|snor|apnea|nap|fatigue|tired/],
  [
    /\bmood\b|\bmental\b|\bpsych|\bemotional\b/,
    /mood|depress|anxi|stress|panic|sad|suicid|worry|irritab|psych/,
  ],
  [/\bimmuni[sz]ation|\bvaccin/, /vaccin|immuni[sz]|flu shot|booster|\bshot\b/],
  [/\bpain\b/, /pain|ache|sore|hurt|tender/],
  [
    /\bgyn|\bobstetric|\bmenstrual|\bpregnan|\breproductive\b/,
    /menstr|period|pregnan|contracept|lmp|menopaus|vaginal|gravida|breast/,
  ],
  [/\bsexual\b/, /sex|partner|condom|libido|erectile/],
  [/\btravel\b/, /travel|trip|abroad|flight/],
  [
    /\bliving\b|\bhome situation\b|\bhousing\b|\bsupport/,
    /live|lives|living|home|house|apartment|married|partner|spouse|wife|husband|children|alone|famil/,
  ],
  [/\bskin\b|\bderm/, /skin|rash|lesion|mole|itch|wound|acne|eczema/],
  [/\bcardi|\bheart\b/, /heart|cardi|chest|palpit|murmur|blood pressure|hypertens|edema/],
  [/\brespir|\blungs?\b|\bpulmon/, /lung|breath|cough|wheez|asthma|copd|pneumon|rhonchi|crackle/],
  [/\bneuro/, /headache|dizz|numb|weak|seizure|stroke|reflex|neuro|migraine|sensation|strength/],
  [/\bgastro|\babdom|\bbowel/, /abdom|stomach|bowel|nausea|vomit|diarrh|constip|reflux|stool/],
  [
    /\bmusculo|\bjoints?\b|\bortho/,
    /joint|muscle|back|knee|shoulder|hip|ankle|wrist|elbow|range of motion|arthr|fracture/,
  ],
  [/\burin|\bgenito|\brenal\b|\bkidney/, /urin|kidney|renal|bladder|dysuria|prostate|hematuria/],
  [/\beyes?\b|\bvision\b/, /eye|vision|visual|pupil|glasses/],
  [/\bent\b|\bears?\b|\bthroat\b|\bnose\b/, /ear|throat|nose|nasal|sinus|tonsil|hear/],
  [
    /\bdevices?\b|\bequipment\b/,
    /brace|crutch|walker|splint|cane|inhaler|machine|cpap|boot|wheelchair/,
  ],
]

/** The same, for headings that take others of their kind as well. */
export const BROAD_SUBJECTS: readonly (readonly [heading: RegExp, fact: RegExp])[] = [
  [
    /\bimaging\b|\bradiolog|\bx-?rays?\b|\bscans?\b/,
    /x-?ray|\bct\b|\bmri\b|ultrasound|echo|scan|mammogram|radiograph|imaging|dexa/,
  ],
  [
    /\blabs?\b|\blaboratory\b|\bblood ?work\b|\btests?\b/,
    /lab|blood|panel|cbc|a1c|urin|culture|cholesterol|glucose|creatinine|tsh|swab|level|x-?ray|\bct\b|\bmri\b|ultrasound|test|biopsy/,
  ],
]

/** What a heading says about the kind of fact, besides its subject. */
export const KIND_WORDS: readonly (readonly [heading: RegExp, kinds: RegExp])[] = [
  [
    /\badvice\b|\beducation\b|\bcounsel|\brecommend|\binstructions?\b|\bgoals?\b/,
    /^plan:(?:advise|counsel)/,
  ],
  [/\border(?:s|ed)?\b|\brequested\b|\bto do\b|\bplanned\b/, /^plan:(?:order|procedure)/],
  [/\bhistory\b|\bhabits?\b|\buse\b/, /^(?:social|history|family|symptom)/],
  [/\bresults?\b|\bfindings?\b|\breviewed\b/, /^(?:result|measurement|finding)/],
  [/\bexam/, /^(?:finding|measurement)/],
  [/\bsymptoms?\b|\bcomplaints?\b/, /^(?:symptom|complaint)/],
]
