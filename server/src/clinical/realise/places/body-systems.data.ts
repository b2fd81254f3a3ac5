/** Systems of a review, with the groups of our own table of symptoms and words that point to them. */
export const SYMPTOM_SYSTEMS: readonly (readonly [system: string, group: string, words: RegExp])[] =
  [
    [
      'Constitutional',
      'general',
      /\b(?:fever|chills?|sweats?|fatigue|tired\w*|weight (?:loss|gain|changes?)|appetite|malaise|weakness|energy|thirst)\b/,
    ],
    ['Eyes', 'eye', /\b(?:vision|eyes?|visual|blurr\w+|photophobia|eyelid)\b/],
    [
      'Ears, nose and throat',
      'ear, nose, throat, mouth',
      /\b(?:ears?|nose|nasal|throat|hearing|sinus\w*|swallow\w*|hoarse\w*|tinnitus|mouth|tongue|teeth|dental|congestion|runny|voice|lip|jaw)\b/,
    ],
    [
      'Cardiovascular',
      '',
      /\b(?:chest pain|chest tightness|palpitations?|edema|leg swelling|ankle swelling|orthopnea|syncope|heart|claudication|fainting|blood pressure)\b/,
    ],
    [
      'Respiratory',
      'heart and breathing',
      /\b(?:cough\w*|breath\w*|dyspnea|wheez\w*|sputum|phlegm|hemoptysis|snoring|apnea|choking|gasping|grunting|sighing)\b/,
    ],
    [
      'Gastrointestinal',
      'stomach and bowel',
      /\b(?:nausea|vomit\w*|diarrhea|constipation|abdom\w*|stomach|bowels?|stools?|heartburn|reflux|bloat\w*|melena|rectal|dysphagia|swallowing|jaundice)\b/,
    ],
    [
      'Genitourinary',
      'urine',
      /\b(?:urin\w*|dysuria|hematuria|incontinence|bladder|flank|nocturia|vaginal|menstru\w*|periods?|penile|testic\w*|erectile|pelvic|wet diapers)\b/,
    ],
    [
      'Musculoskeletal',
      'muscles and joints',
      /\b(?:joints?|muscle|back|neck|shoulder|elbow|wrist|hand|fingers?|hip|knee|leg|ankle|foot|feet|toe|heel(?![- ]to)|arm|stiffness|sprain|limp\w*|bear weight|instability|cramps?|range of motion|popping)\b/,
    ],
    [
      'Skin',
      'skin',
      /\b(?:rash|itch\w*|skin|lesions?|hives|mole|redness|bumps?|sores?|wound|acne|hair|nails?)\b/,
    ],
    [
      'Neurological',
      'nerves',
      /\b(?:headaches?|migraine|dizz\w*|vertigo|numb\w*|tingling|seizures?|tremor|balance|coordination|memory|confusion|speech|word-finding|paralysis|consciousness|lighthead\w*|gait|twitch\w*)\b/,
    ],
    [
      'Psychiatric',
      'mood and sleep',
      /\b(?:anxi\w*|depress\w*|mood|sleep\w*|insomnia|suicid\w*|stress|panic|hallucinat\w*|irritab\w*)\b/,
    ],
    [
      'Reproductive',
      'women and men',
      /\b(?:pregnan\w*|breast|hot flashes|libido|(?:vaginal|penile|urethral|nipple) discharge)\b/,
    ],
    ['Hematologic', '', /\b(?:bleed\w*|bruis\w*|swollen glands|lymph nodes?)\b/],
    ['Development', 'child', /\b(?:feeding|milestones?|diapers?)\b/],
  ]

/** General symptoms that are of no whole body, with the system that they belong to; none where only a place would tell. */
export const NOT_CONSTITUTIONAL: Readonly<Record<string, string | undefined>> = {
  bruising: 'Hematologic',
  'easy bruising': 'Hematologic',
  'swollen glands': 'Hematologic',
  'body aches': 'Musculoskeletal',
}

/** Parts of an examination in the order in which it is written. */
export const EXAM_PARTS: readonly (readonly [part: string, words: RegExp])[] = [
  [
    'Vital signs',
    /\b(?:blood pressure|heart rate|pulse rate|temperature|fever|afebrile|vital signs|vitals|oxygen(?:ation)?|weight)\b/,
  ],
  [
    'General',
    /\b(?:distress|appearance|well[- ]appearing|alert|oriented|general|nourished|developed|physical exam|hydrat(?:ed|ion)|playful|interactive|comfortable at rest|drowsy|obese|wheelchair|cane|diaphoretic|fussy|consolable|lethargic|cooperative|(?:ill|toxic)[- ]appearing|exam normal|normal exam)\b/,
  ],
  ['Head', /\b(?:head|skull|normocephalic|atraumatic|fontanelles?)\b/],
  [
    'Eyes',
    /\b(?:eyes?(?! contact)|red reflex|intraocular|fluorescein|corneal|pupils?|conjunctiva\w*|sclera\w*|extraocular|visual|vision|fundus|eyelids?|icterus|corneas?|vitreous|retinas?|papill?edema|afferent defect|cataracts?|optic)\b/,
  ],
  [
    'Ears, nose and throat',
    /\b(?:ears?|ear ?drums?|drums?|rinne|weber|tympanic|(?<!finger[- ]to[- ])nose|nasal(?! flaring)|turbinates?|throat|pharyn[gx]\w*|palatal|parotid|mastoid|tragal|hearing|tonsil\w*|peritonsillar|uvula|mouth|oral|oropharyn\w*|tongue|lips?(?![- ]breath)|mucosal?|sinus(?:es)?|exudates?|teeth|gums?|dentition)\b/,
  ],
  ['Neck', /\b(?:neck|thyroid\w*|carotid|cervical lymph\w*|jugular|jvd|goiter|trachea)\b/],
  [
    'Lymph nodes',
    /\b(?:lymphadenopathy|lymph (?:nodes?|glands?)|swollen glands?|adenopathy|nodes)\b/,
  ],
  ['Heart and lungs', /\bheart and lungs|\blungs and heart/],
  [
    'Heart',
    /\b(?:heart|murmurs?|gallops?|rubs?|regular rate|rate and rhythm|apex beat|apical|cardiac|s1|s2|cardiovascular|ejection|ectopic|irregular rhythm|irregularly irregular)\b/,
  ],
  [
    'Lungs',
    /\b(?:lungs?|breath\w*|wheez\w*|rhonchi|rales|crackles?|respiratory|chest (?:clear|exam\w*)|egophony|stridor|air entry|retractions|recession|(?:speaking|talking) in (?:full )?sentences|hyperventilation|tachypnea|nasal flaring|grunting|pleural|airway)\b/,
  ],
  ['Chest', /\b(?:chest|ribs?|sternum)\b/],
  ['Breasts', /\b(?:breasts?|nipples?)\b/],
  [
    'Abdomen',
    /\b(?:abdom\w*|belly|liver|spleen|hepato\w*|spleno\w*|bowel sounds?|guarding|rebound|murphy(?:'s)?|flank|rovsing|mcburney|peritoneal|epigastri\w*|umbilic\w*|hernia|quadrant|organomegaly)\b/,
  ],
  [
    'Genitourinary',
    /\b(?:prostate|testic\w*|scrot\w*|penis|penile|vagin\w*|cervix|uter\w*|adnexal|pelvic exam|rect(?:al|um)|cervical (?:os|motion|discharge)|fetal|fundal|foreskin|testes|hydrocele|costovertebral|cva|vulva\w*|labia\w*|genital\w*)\b/,
  ],
  [
    'Neurological',
    /\b(?:reflexes?|nerves?|sensation|strength|motor|gait|babinski|romberg|coordination|tone|neuro\w*|heel[- ](?:and )?toe|(?:heel|toe)[- ]walk\w*|walk and toe walk|speech|straight leg|numbness|facial droop|dix-hallpike|nystagmus|finger[- ]to[- ]nose|clonus|spurling's|tremor|dizziness|tingling|paresthesias?|weakness|drift|tinel(?:'s)?|phalen(?:'s)?|face (?:is )?symmetric|face moves|monofilament|light touch|all four limbs|(?:position|vibration) sense|plantar response)\b/,
  ],
  [
    'Skin',
    /\b(?:skin|rash|lesions?|erythema\w*|moles?|nevus|plaques?|bruis\w*|ecchymosis|wounds?|ulcer|cellulitis|scars?|incision|warmth|redness|pallor|hives|abrasions?|lacerations?|papules?|pustules?|hematoma|jaundice|petechiae?|fluctuan\w*|insect bite|sting|drainage|blisters?|callus|eczema|capillary|crusting|induration|fluctuance|excoriations?|macules|borders|wheals|slough|necrosis|sutures|dressing)\b/,
  ],
  [
    'Psychiatric',
    /\b(?:mood|affect|eye contact|psychomotor|insight|judgment|thought|behavior|psych\w*|memory|cognit\w*|mental status|groomed|tearful|delusions?|hallucinations?)\b/,
  ],
  [
    'Extremities',
    /\b(?:edema|lymphedema|pedis|posterior tibial|clubbing|cyanosis|fluid in the|extremit\w*|pulses?|calf|calves|legs?|arms?|pitting|homans|varicos\w*|perfused)\b/,
  ],
  [
    'Musculoskeletal',
    /\b(?:effusion|crepitus|range of motion|flexion|extension|rotation|pronation|supination|patellar|inversion|eversion|abduction|laxity|stress|drawer|lachman|mcmurray|varus|valgus|joint|spur|deformity|spasm|limp\w*|midfoot|piano key|metatars\w*|phalanx|paraspinal|ligament|tendon|finkelstein|hawkins|snuffbox|malleolus|epicondyle|calcane\w+|achilles|distal radius|grip|muscles?|weight[- ]bearing|bear weight|neer|apprehension|impingement|painful arc|faber|fadir|synovitis|trendelenburg|thompson)\b/,
  ],
]

/** Joints and parts that a finding is told of by side. */
export const REGIONS =
  /\b(?:index finger|middle finger|ring finger|little finger|big toe|great toe|lower back|low back|lumbar spine|thoracic spine|cervical spine|shoulder|elbow|forearm|wrist|hand(?!-)|thumb(?! side)|finger(?! side|[- ]to[- ]nose)|hip|groin|thigh|knee|shin|ankle|foot|heel(?![- ]to| (?:and toe )?walk)|toe(?![- ]walk)|back(?! of\b)|spine|calf|leg|arm|buttock|upper arm)s?\b/
