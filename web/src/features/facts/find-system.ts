import type { Fact } from '@chartwright/contract/facts'

const VITAL_SIGNS = 'Vital signs'
const TESTS = 'Tests'
const OTHER_FINDINGS = 'Other findings'

const VITALS =
  /\b(?:blood pressure|bp|systolic|diastolic|heart rate|pulse|temperature|temp|respirat\w+ rate|respirations|oxygen|o2|sat(?:uration)?s?|spo2|weight|height|bmi|body mass|pain score)\b/i

/** The first match wins. */
const SYSTEMS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'Heart and vessels',
    /\b(?:heart|cardi\w*|murmur|gallop|rhythm|s1|s2|jvd|jugular|carotid|bruits?|edema|oedema|swelling of the legs|pedal|peripheral pulses|varicose)\b/i,
  ],
  [
    'Lungs',
    /\b(?:lungs?|breath\w*|wheez\w*|rhonchi|rales|crackles|crepitations|respirat\w*|chest|pulmonary|stridor)\b/i,
  ],
  [
    'Abdomen',
    /\b(?:abdom\w*|bowel|liver|spleen|hepat\w*|splen\w*|guarding|rebound|epigastr\w*|quadrant|flank|cva|hernia|rect\w*)\b/i,
  ],
  [
    'Head and neck',
    /\b(?:eyes?|pupils?|conjunctiv\w*|ears?|tympanic|nose|nasal|sinus\w*|throat|pharyn\w*|tonsil\w*|mouth|oral|neck|thyroid|lymph\w*|scler\w*|head|gums?|tooth|teeth)\b/i,
  ],
  [
    'Nerves and mind',
    /\b(?:neuro\w*|reflex\w*|sensation|sensory|numb\w*|gait|coordination|cranial|strength|weakness|tremor|oriented|alert|mood|affect|speech|memory|romberg)\b/i,
  ],
  [
    'Skin',
    /\b(?:skin|rash|lesions?|bruis\w*|ecchymos\w*|erythema|redness|warmth|wound|incision|ulcers?|moles?|pallor|jaundice|cyanosis)\b/i,
  ],
  [
    'Muscles and joints',
    /\b(?:joints?|range of motion|rom|shoulders?|elbows?|wrists?|hands?|fingers?|hips?|knees?|ankles?|foot|feet|toes?|back|spine|spinal|lumbar|muscle\w*|tender\w*|effusion|crepitus|straight leg|mcmurray|lachman|drawer|extremit\w*|legs?|arms?|calf|swelling)\b/i,
  ],
  [
    'Urinary and genital',
    /\b(?:bladder|urin\w*|kidney|renal|prostate|pelvi\w*|vagin\w*|cervi\w*|uter\w*|testic\w*|scrot\w*|penis|breasts?)\b/i,
  ],
]

/** Where clinicians look for it, judged by its own words alone. */
export function findSystem({ kind, concept, attributes }: Fact): string {
  if (kind === 'measurement' && VITALS.test(concept)) return VITAL_SIGNS
  if (kind !== 'finding') return TESTS
  const words = `${concept} ${attributes.site ?? ''}`
  return SYSTEMS.find(([, pattern]) => pattern.test(words))?.[0] ?? OTHER_FINDINGS
}

export const SYSTEM_ORDER: readonly string[] = [
  VITAL_SIGNS,
  ...SYSTEMS.map(([name]) => name),
  OTHER_FINDINGS,
  TESTS,
]
