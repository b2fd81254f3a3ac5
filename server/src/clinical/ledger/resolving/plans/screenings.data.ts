/** What is done for anybody, unless the problem is one of those that it looks for; each with an example of both. */
export const SCREENINGS: readonly (readonly [
  plan: RegExp,
  looksFor: RegExp,
  example: string,
  problem: string,
])[] = [
  [/\bmammo(?:gram|graphy)\b/, /\b(?:breast|lump|nipple)\b/, 'mammogram', 'breast cyst'],
  [
    /\bcolonoscopy\b|\bcologuard\b/,
    /\b(?:bowel|colon|colitis|crohn|diverticul\w*|polyps?|rectal|blood|bleed\w*|an(?:a)?emia|iron|diarrh\w*|constipation|abdominal|weight|h(?:a)?emorrhoids?)\b/,
    'colonoscopy',
    'iron deficiency anemia',
  ],
  [
    /\b(?:pap|cervical) (?:smear|test|screen\w*)\b/,
    /\b(?:cervi\w+|hpv|vagin\w+|bleeding)\b/,
    'pap smear',
    'vaginal bleeding',
  ],
  [
    /\b(?:vaccin\w+|immuni[sz]ations?|booster|(?:flu|tetanus) (?:shot|jab))\b/,
    /\b(?:wound|bite|tetanus|cut|laceration)s?\b/,
    'flu shot',
    'dog bite',
  ],
  [
    /\b(?:dexa|bone density)\b/,
    /\b(?:osteop\w+|bone|fracture|menopaus\w+|steroids?|hip|spine)\b/,
    'bone density scan',
    'osteoporosis',
  ],
  [
    /\b(?:eye (?:exam\w*|doctor|test)|ophthalmolog\w+|optometr\w+)\b/,
    /\b(?:eyes?|vision|visual|diabet\w+|glaucoma|cataract\w*|retin\w+|headaches?|migraine|stroke|pressure|blepharitis|conjunctivitis)\b/,
    'eye exam',
    'diabetes',
  ],
]
