import type { Topic } from './topic.ts'

/** What a patient tells, and what is found. */
const TOLD: readonly Topic[] = [
  'hpi',
  'complaint',
  'ros',
  'medical',
  'surgical',
  'family',
  'social',
  'medications',
  'allergies',
  'mood',
  'risk',
]
const FOUND: readonly Topic[] = ['vitals', 'exam', 'results']

/** Headings that clinicians use, with what goes under them. Every row that fits counts. */
const SYNONYMS: readonly (readonly [RegExp, readonly Topic[]])[] = [
  [/\bsubjective\b|^s$/, TOLD],
  [/\bobjective\b|^o$/, FOUND],
  [/\bassessment\b|\bimpression\b|\bdiagnos[ei]s\b|^a$|^a\/p$|^a&p$/, ['assessment']],
  [
    /\bplan\b|\btreatment\b|\brecommendations?\b|\bmanagement\b|\borders\b|\brequest\b|^p$|^a\/p$|^a&p$|\bintervention/,
    ['plan'],
  ],
  [/\bdata\b/, [...TOLD, ...FOUND]],
  [
    /\bchief complaint\b|\bpresenting\b|\breason for (?:the )?(?:visit|admission|referral|consult\w*|appointment)\b|^cc\b|\bcomplaint\b/,
    ['complaint'],
  ],
  [/\bwhat we talked about\b/, ['complaint', 'assessment']],
  [
    /\bpresent(?:ing)? (?:illness|complaint|concern)\b|^hpi\b|\binterval\b|\bclinical history\b|\bhospital course\b|\bcourse\b|^history$|\bsummary\b|\bpatient(?:'s)? (?:story|account)\b/,
    ['hpi'],
  ],
  [
    /\bclinical history\b|\bbackground\b|^history$|^past history$/,
    ['medical', 'surgical', 'family', 'social'],
  ],
  [
    /\bpast medical\b|\bmedical (?:history|considerations)\b|^pmh\b|\bpsychiatric history\b|\bdental history\b|\bcomorbid|\bmedical conditions\b/,
    ['medical'],
  ],
  [/\bsurg(?:ical|eries)\b|^psh\b|\bprocedures?\b/, ['surgical']],
  [/\bfamily\b/, ['family']],
  [/\bsocial\b|\bsubstance\b|\blifestyle\b|\bhabits\b|\boccupation/, ['social']],
  [
    /\bmedications?\b|\bmedicines?\b|\bdrugs\b|\bmeds\b|\bprescriptions?\b|\banesthesia\b/,
    ['medications'],
  ],
  [/\ballerg/, ['allergies']],
  [/\breview of systems\b|^ros\b|\bsymptoms\b/, ['ros']],
  [/\bvital/, ['vitals']],
  [/\bexam|\bphysical\b|\bfindings\b|\bmental status\b|\bcondition at\b/, ['exam', 'vitals']],
  [
    /\bresults?\b|\blabs?\b|\blaboratory\b|\bimaging\b|\binvestigations?\b|\btests?\b|\bradiograph|\bx-?rays?\b|\bdata reviewed\b|\bfindings\b/,
    ['results'],
  ],
  [/\bmood\b|\bpsych|\bmental\b|\bconcern\b/, ['mood']],
  [/\brisk\b(?!s)|\bsafety\b|\bself-harm\b/, ['risk']],
  [
    /\bfollow[- ]?up\b|\bnext steps?\b|\breturn\b|\bdisposition\b|\binstructions?\b|\bnext visit\b/,
    ['followUp'],
  ],
  [
    /\binstructions?\b|\badvice\b|\bwhat to do\b|\beducation\b|\bat home\b|\bhomework\b|\bcounsel/,
    ['plan'],
  ],
  [
    /\bget help\b|\bwarning\b|\bred flags\b|\bsafety[- ]net|\bwhen to (?:call|seek|worry)\b/,
    ['warning'],
  ],
]

/** Nothing of the visit may leak into these: a reader outside the practice, or a signature. */
const CLOSED =
  /\bsignature\b|\brecipient\b|\bfitness\b|\bperiod\b|\brestrictions?\b|\bpurpose\b|\bcode status\b|\bcosts?\b|\balternatives\b|\bbenefits\b|\bquestions\b|\bpending\b|^reason$|^date$|\bname\b/

export function isClosed(title: string): boolean {
  return CLOSED.test(title.toLowerCase().trim())
}

export function headingTopics(title: string): Topic[] {
  const lower = title.toLowerCase().replaceAll('’', "'").trim()
  if (CLOSED.test(lower)) return []
  return [...new Set(SYNONYMS.flatMap(([pattern, topics]) => (pattern.test(lower) ? topics : [])))]
}
