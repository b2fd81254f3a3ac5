import type { Block } from '../../../../clinical/realise/block.ts'

export interface HeadingRow {
  readonly title: RegExp
  readonly blocks: readonly Block[]
  /** It takes only facts with such words, and those before any other heading does. */
  readonly only?: RegExp
  /** Such facts are of these blocks, where not of `blocks`. */
  readonly from?: readonly Block[]
  /** Only what the patient had, whatever else its words hold: an auto repair shop is no operation. */
  readonly isOfPatientsPast?: boolean
}

const TOLD: readonly Block[] = [
  'complaint',
  'hpi',
  'ros',
  'history',
  'medications',
  'allergies',
  'family',
  'social',
]
const FOUND: readonly Block[] = ['vitals', 'exam', 'results']
const PLANNED: readonly Block[] = [
  'plan',
  'tests',
  'referrals',
  'advice',
  'follow-up',
  'safety-net',
]
const OPERATION =
  /surg|operation|ectomy|plasty|otomy|ostomy|scopy|bypass|stent|replacement|transplant|graft|implant|pacemaker|c-section|cesarean|biopsy|repair|\bfusion|amputation|catheteri[sz]ation|ablation|lasik|tubal ligation|tubes|\bdecompression/
const WORK = /\bwork\b|school|employ|\bjob\b|duty|fit\b|unfit|sick (?:leave|note)|time off/

/** Headings that clinicians use, with what goes under them. Every row that fits counts. */
export const HEADING_ROWS: readonly HeadingRow[] = [
  { title: /\bsubjective\b|^s$/, blocks: TOLD },
  { title: /\bobjective\b|^o$/, blocks: FOUND },
  {
    title: /\bassessment\b|\bimpression\b|\bdiagnos[ei]s\b|^a$|^a\/p$|^a&p$|\bproblem list\b/,
    blocks: ['assessment'],
  },
  {
    title:
      /\bplan\b|\btreatment\b(?! to date)|\brecommendations?\b|\bmanagement\b|\bnext steps?\b|\bdisposition\b|^p$|^a\/p$|^a&p$|\bintervention/,
    blocks: PLANNED,
  },
  { title: /\bdata\b/, blocks: [...TOLD, ...FOUND] },
  {
    title:
      /\bchief complaint\b|\bpresenting\b|\breason for (?:the )?(?:visit|admission|referral|consult\w*|appointment)\b|^cc\b|\bcomplaint\b/,
    blocks: ['complaint'],
  },
  { title: /\bwhat we talked about\b/, blocks: ['complaint', 'assessment'] },
  {
    title:
      /\bpresent(?:ing)? (?:illness|complaint|concern)\b|^hpi\b|\binterval\b|\bclinical history\b|\bcourse\b|^history$|\bsummary\b|\bpatient(?:'s)? (?:story|account)\b/,
    blocks: ['hpi', 'ros'],
  },
  {
    title: /\bclinical history\b|\bbackground\b|^history$|^past history$/,
    blocks: ['history', 'family', 'social'],
  },
  {
    title: /\bpast medical\b|\bmedical (?:history|considerations|conditions)\b|^pmh\b|\bcomorbid/,
    blocks: ['history'],
  },
  {
    title: /\bsurg(?:ical|eries)\b|^psh\b/,
    blocks: ['history'],
    only: OPERATION,
    isOfPatientsPast: true,
  },
  {
    title: /\bprocedures?\b/,
    blocks: ['results'],
    only: OPERATION,
    from: ['history'],
    isOfPatientsPast: true,
  },
  { title: /\bfamily\b/, blocks: ['family'] },
  { title: /\bsocial\b|\blifestyle\b|\bhabits\b/, blocks: ['social'] },
  {
    title: /\bmedications?\b|\bmedicines?\b|\bdrugs\b|\bmeds\b|\bprescriptions?\b/,
    blocks: ['medications'],
  },
  {
    title: /\ballerg|\bmedical considerations\b|\bmedical history and medications\b/,
    blocks: ['allergies'],
  },
  { title: /^your medicines\b|^medical considerations\b/, blocks: ['medications', 'allergies'] },
  { title: /\breview of systems\b|^ros\b|\bsymptoms\b/, blocks: ['ros'] },
  { title: /\bvital/, blocks: ['vitals'] },
  {
    title: /\bexam|\bphysical\b(?! (?:therapy|activity))|\bfindings\b|\bcondition at\b/,
    blocks: ['exam', 'vitals'],
  },
  {
    title:
      /\bresults?\b|\blabs?\b|\blaboratory\b|\bimaging\b|\binvestigations?\b|^tests?$|\bradiograph|\bx-?rays?\b|\bdata reviewed\b|\bfindings\b/,
    blocks: ['results'],
  },
  {
    title:
      /\b(?:tests?|labs?|imaging|studies|investigations?)\b.*\b(?:ordered|planned|requested|to do)\b|^orders?\b|\bordered\b/,
    blocks: ['tests'],
  },
  { title: /\brefer(?:rals?|red)\b|\brequest\b/, blocks: ['referrals', 'tests'] },
  {
    title: /\bfollow[- ]?up\b|\breturn (?:visit|in|to clinic)\b|\bnext visit\b|\bappointments?\b/,
    blocks: ['follow-up', 'safety-net'],
  },
  {
    title:
      /\binstructions?\b|\badvice\b|\bwhat to do\b|\beducation\b|\bat home\b|\bhomework\b|\bcounsel/,
    blocks: ['advice'],
  },
  { title: /\binstructions?\b/, blocks: ['advice', 'safety-net'] },
  {
    title:
      /\bget help\b|\bwarning\b|\bred flags\b|\bsafety[- ]net|\bwhen to (?:call|seek|worry|return)\b|\breturn precautions\b/,
    blocks: ['safety-net'],
  },
  {
    title: /\btreatment to date\b|\btreatments? tried\b/,
    blocks: ['medications'],
    only: /./,
    from: ['medications'],
  },
  { title: /^next steps\b/, blocks: ['tests', 'referrals', 'follow-up'] },
  // Dental notes and notes of mental health.
  {
    title: /\bextraoral\b/,
    blocks: [],
    only: /jaw|tmj|face|facial|lymph|lips?\b|temporomandib/,
    from: ['exam'],
  },
  {
    title: /\bsoft tissues?\b/,
    blocks: [],
    only: /tongue|cheek|palate|floor of (?:the )?mouth|soft tissue|mucosa|tonsil|throat|lesion/,
    from: ['exam'],
  },
  {
    title: /\bperiodont/,
    blocks: [],
    only: /gums?\b|gingiv|probing|pocket|bleeding on|plaque|tartar|calculus|recession|periodont/,
    from: ['exam', 'results'],
  },
  {
    title: /^teeth$/,
    blocks: [],
    only: /tooth|teeth|molar|filling|crown|cavit|caries|decay|cracked|chipped|incisor/,
    from: ['exam', 'results'],
  },
  {
    title: /\bdental history\b/,
    blocks: [],
    only: /brush|floss|dentist|cleaning|grind|clench|brux|braces|root canal|toothpaste|filling|crown|dental/,
    from: ['history', 'social', 'hpi', 'ros'],
  },
  {
    title: /\bsubstance\b/,
    blocks: [],
    only: /alcohol|drink|beer|wine|smok|vap|cigarette|marijuana|cannabis|cocaine|heroin|opioid|tobacco|nicotine|substance|illicit|drug use/,
    from: ['social', 'history'],
  },
  {
    title: /\bmental status\b/,
    blocks: [],
    only: /mood|affect|speech|thought|insight|judg|orient|eye contact|appearance|alert|cooperative|hallucinat|delusion|attention|memory/,
    from: ['exam'],
  },
  {
    title: /\bpsychiatric history\b/,
    blocks: [],
    only: /depress|anxi|psych|bipolar|schizo|ptsd|panic|therap|counsel|hospitali|antidepress|manic|mania|ocd|adhd/,
    from: ['history'],
  },
  {
    title: /\bcode status\b/,
    blocks: [],
    only: /code status|full code|\bdn[ri]\b|resuscitat|intubat|life support/,
    from: ['plan', 'history', 'assessment'],
  },
  {
    title: /\bpending\b/,
    blocks: [],
    only: /pending|awaiting|not back/,
    from: ['results', 'tests', 'plan'],
  },
  // For an office: only what was decided for it.
  { title: /\bfitness\b/, blocks: [], only: WORK, from: ['plan', 'advice'] },
  {
    title: /^period$/,
    blocks: [],
    only: /\boff work\b|\bout of (?:work|school)\b|\bsick leave\b|\btime off\b/,
    from: ['plan', 'advice'],
  },
  {
    title: /\brestrictions?\b/,
    blocks: [],
    only: /\blift|heavy|light duty|\bdriv|\bbend|\bstand|sports?\b|strenuous|restrict/,
    from: ['plan', 'advice'],
  },
  {
    title: /\bcosts?\b/,
    blocks: [],
    only: /\$|cost|insur|copay|co-pay|coverage|payment|price|authori[sz]ation/,
    from: ['plan', 'advice', 'social'],
  },
  {
    title: /^purpose\b/,
    blocks: [],
    only: /letter|certificate|\bnote\b|\bform\b|authori[sz]ation|appeal/,
    from: ['plan', 'advice'],
  },
]

/** Nothing of the visit stands under these by its kind alone: a signature, or a reader outside the practice. */
export const CLOSED =
  /\bsignature\b|\brecipient\b|\bfitness\b|\bperiod\b|\brestrictions?\b|\bpurpose\b|\bcode status\b|\bcosts?\b|\balternatives\b|\bbenefits\b|\bquestions\b|\bpending\b|^reason$|^date$|\bname\b|\brisk\b(?!s)|\bmedical reasons\b|\breference\b/
