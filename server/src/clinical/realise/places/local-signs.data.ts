const MORE = '(?:(?:new|other|severe|heavy|abnormal|unusual|excessive|increased|spreading) )*'
const LIMB =
  '(?:legs?|feet|foot|toes?|heels?|soles?|ankles?|shins?|calf|calves|thighs?|arms?|forearms?|hands?|fingers?|wrists?|elbows?|knees?|shoulders?|armpits?|groins?)'
const OF_SKIN =
  '(?:rash\\w*|sores?|ulcers?|ulceration|itch\\w*|blisters?|redness|cuts?|wounds?|drainage|pus)'

/**
 * What may be felt or seen anywhere: a name alone says nothing of the system. With it the systems that
 * what was asked in the same breath may give it.
 */
export const LOCAL_SIGNS: readonly (readonly [
  name: RegExp,
  byCompany: readonly string[],
  example: string,
])[] = [
  [new RegExp(`^${MORE}weakness$`), ['Neurological', 'Constitutional'], 'weakness'],
  [
    new RegExp(
      `^${MORE}(?:itch(?:ing|iness)?|redness|sores?|bumps?|spots?|blisters?|dryness|irritation|weeping|crusting)$`,
    ),
    ['Eyes', 'Ears, nose and throat', 'Reproductive', 'Genitourinary', 'Skin'],
    'itching',
  ],
  [
    new RegExp(`^${MORE}(?:drainage|discharge|pus)$`),
    ['Eyes', 'Ears, nose and throat', 'Reproductive', 'Genitourinary'],
    'discharge',
  ],
  [new RegExp(`^${MORE}(?:bleed(?:ing|s)?)$`), ['Reproductive', 'Hematologic'], 'heavy bleeding'],
  [
    new RegExp(`^${MORE}(?:mucus|slime)$`),
    ['Gastrointestinal', 'Respiratory', 'Ears, nose and throat'],
    'mucus',
  ],
  [
    new RegExp(
      `^${MORE}(?:lumps?|pains?|swelling|burning|cramp(?:s|ing)|tenderness|tightness|pressure|soreness|discomfort|warmth|inflammation|ulcers?|ulceration)$`,
    ),
    [],
    'lumps',
  ],
]

/** Names that the part in them would put elsewhere; none where no system is theirs. */
export const OWN_SYSTEMS: readonly (readonly [
  name: RegExp,
  system: string | undefined,
  example: string,
])[] = [
  [/^(?:general(?:i[sz]ed)?|overall|diffuse) weakness$/, 'Constitutional', 'generalized weakness'],
  [/^(?:fevers?|chills)\b/, 'Constitutional', 'fever with the headache'],
  [/\bheadaches?\b/, 'Neurological', 'headache on coughing'],
  [
    /\b(?:numb\w*|tingl\w*|paresthesias?|pins and needles)\b|\S weakness\b|\bweakness (?:in|of|on|down)\b/,
    'Neurological',
    'tingling down in the hand',
  ],
  [
    /\b(?:breasts?|nipples?|vulv\w*|genitals?|down (?:below|there)|private parts|postmenopausal|intermenstrual|postcoital)\b/,
    'Reproductive',
    'genital itching',
  ],
  [/\bgums?\b/, 'Ears, nose and throat', 'bleeding gums'],
  [/\blumps? in the throat\b/, 'Ears, nose and throat', 'lump in the throat'],
  [/\b(?:abdom\w+|belly|stomach|bottom|anal|perianal)\b/, 'Gastrointestinal', 'perianal drainage'],
  [/\blumps?\b|\bradiat/, undefined, 'neck lumps'],
  [
    new RegExp(
      `\\b${LIMB} ${OF_SKIN}\\b|\\b${OF_SKIN} (?:in|on|of|over|between) (?:the )?${LIMB}\\b`,
    ),
    'Skin',
    'ulceration on the feet',
  ],
  [/^falls?$/, 'Neurological', 'fall'],
  [/\bscratch marks?\b/, 'Skin', 'scratch marks'],
  [/\b(?:stridor|pleuritic|breath\w*)\b/, 'Respiratory', 'stridor'],
  [/\b(?:calf|calves|shins?|thighs?)\b/, 'Musculoskeletal', 'calf pain'],
]
