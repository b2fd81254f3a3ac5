import { plainOf } from '../../../../../clinical/ledger/naming/name-words.ts'
import { ABBREVIATIONS } from './abbreviations.data.ts'
import { TOPICS } from '../topics/topics.ts'
import type { Topic } from '../topic.ts'

export interface Question {
  readonly topic: Topic | undefined
  /** The words that name what it is about in particular, in their order; empty for all of a topic. */
  readonly subject: string
  readonly isYesNo: boolean
  /** 'Did she deny fever?': then what is there is a no. */
  readonly isDenial: boolean
  /** 'Has she had this before?': what is so now does not answer it. */
  readonly isBefore: boolean
  /** 'Is the breathing ok?': that something is there is no yes. */
  readonly isOfGood: boolean
  /** All words that name something, those of its topic too. */
  readonly words: string
  /** 'What was the A1c?': a number or a result, if there is one. */
  readonly isValue: boolean
}

/** Words of asking, which name nothing. */
const ASKING = new Set(
  `what whats when where who whom whose how why which patient patients doctor clinician about tell me any anything some say said says
  mention mentioned talk talked discuss discussed describe report reported give show showed shown list find found there please know today visit session
  ever also still currently current now get got give given go going gone come came coming else happen happened much many often long old
  exactly her his she he they him them their it its this that these those does did do done has have had having is are was were be been
  the a an of to in on for and or with at by from i you my your we our can could should would will may might if
  take takes taking took taken use uses used using need needs needed yes no not none all other others new first last
  feel feels feeling felt coping suffer suffers suffering suffered experience experienced problem problems issue issues sign signs up down out so far s before previously earlier already ago morning afternoon evening yesterday week weeks month months year years
  planning scheduled due again think thinks suspect referring many main happens want wants wanted trouble prior doing hear heard happening here anyway actually able put look looked looking watch
  anywhere somewhere anyone anybody someone somebody should urgently urgent date straight away immediately worst biggest us then
  bothering bothers bothered troubling matter getting occur occurred cause caused mechanism tried try see seen ok okay `.split(
    /\s+/,
  ),
)
/** What a topic is asked by, unless it names the thing itself. */
const TOPIC_WORDS = new Set(
  `dose doses dosage dosing medication medications medicine medicines meds med drug drugs pill pills tablet tablets prescribe prescribed prescription
  prescriptions start started stop stopped hold held change changed changes increase increased allergy allergies allergic react reaction reactions
  follow followup follow-up up next appointment return nkda surgery surgeries operation operations operated specialists again review recheck refer referred referral referrals specialist order ordered orders
  plan planned plans treatment treat treated manage management steps step decide decided decision result results vital vitals exam examination examine
  examined physical finding findings diagnosis diagnoses diagnosed assessment impression conclude concluded conclusion differential wrong
  instruction instructions advice advise advised told counsel counselled counseled recommend recommended recommendation procedure procedures
  family history histories surgical past previous medical social relative relatives hereditary runs condition conditions chronic comorbidities
  reason complaint complain complained complaining chief presenting present presented brings brought onset duration since begin began bad severe severity
  side left right test tests lab labs investigation investigations imaging bloodwork work scans symptom symptoms deny denies denied frequency frequently
  makes make better worse help helps trigger triggers relieve relieves strength safety net red flags warning precautions home summary list record recorded value
  10 ten each every episode episodes attack attacks spell spells affected primary emergency hospital background seen treatment pmh pmhx psh pshx fh fhx cc age med suggest suggested offer offered review
  hurt hurts hurting injure injured begin began fall fell located location where exactly
  work works working job occupation profession living retired employed do home lives live alone married drug drugs illicit recreational use off out
  call called ring rang book booked refill refills
  reading readings level number numbers measured measure measurement known score scale taking special tried try due pending date day time times`.split(
    /\s+/,
  ),
)
const YES_NO =
  /^(?:and |so |but |also )?(?:does|did|do|is|are|was|were|has|have|had|any|can|could|should|will|would|isn't|doesn't)\b|\bor not\b/i

const VALUE =
  /^(?:and |so )?(?:what|how (?:high|low|much|fast)) (?:was|is|were|are|did) (?:the |his |her |their |today's )?/i

export function readQuestion(question: string): Question {
  const asked = inFull(question.trim())
  const topic = TOPICS.find((each) => each.asked.test(asked))
  const plain = plainOf(
    SHORT.reduce((text, [short, long]) => text.replace(short, long), asked.toLowerCase()),
  )
  const words = plain
    .split(/[\s/]+/)
    .map((word) => word.replace(/'s$|[^\p{L}\p{N}%.-]/gu, '').replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && !ASKING.has(word))
  return {
    topic,
    subject: words.filter((word) => !(topic && TOPIC_WORDS.has(word))).join(' '),
    words: words.join(' '),
    isYesNo: YES_NO.test(asked),
    isDenial: /\bden(?:y|ied|ies)\b/i.test(asked),
    isBefore: YES_NO.test(asked) && BEFORE.test(asked),
    isOfGood: (YES_NO.test(asked) && OF_GOOD.test(asked)) || ENDS_GOOD.test(asked),
    isValue: VALUE.test(asked),
  }
}

/** Short words of asking: they are no part of what is asked about. */
function inFull(question: string): string {
  return ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), question).replace(
    /\b(how|what|when|where|who|why)['’]?d\b/gi,
    '$1 did',
  )
}

const OF_GOOD =
  /\b(?:ok|okay|fine|alright|all right|good|well|normal|intact|clear|clean|stable|controlled|regular|working|safe|better|healthy|improv\w+|resolved|gone)\b/i

/** 'Migraines ok?' */
const ENDS_GOOD =
  /^(?!what|how|why|when)\w+(?: \w+)? (?:ok|okay|fine|alright|controlled|under control)\W*$/i

const BEFORE =
  /\bever\b|\bprior\b|\bprevious(?:ly)?\b|\bin the past\b|\bfirst time\b|\bbefore\b(?! (?:the|a|an|he|she|they|his|her|that|this|bed|eating|taking|surgery|coming)\b)/i

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bbps?\b/g, 'blood pressure'],
  [/\b(?:blood )?sugars?\b(?! (?:intake|diet|free))/g, 'blood sugar'],
  [/\b(?:come|came|call|get|go|see (?:him|her|them|the patient|me|us)|back in) ?back\b/g, ''],
  [/\bkids?\b/g, 'children'],
  [/\b(?:primary care(?: (?:doctor|physician|provider))?|family doctor|gp)\b/g, 'pcp'],
  [/\bface[- ]to[- ]face\b|\bin person\b/g, ''],
  [/\bhr\b/g, 'heart rate'],
  [/\becg\b|\belectrocardiogram\b/g, 'ekg'],
  [/\b(?:broken|broke|break)\b(?! (?:skin|sleep|out|up|down|through|tooth|teeth))/g, 'fracture'],
  [/\b(?:threw|thrown|throwing|throw) up\b|\bvomited\b/g, 'vomiting'],
  [/\btemp\b/g, 'temperature'],
  [/\b(?:o2 )?sats?\b|\bspo2\b/g, 'oxygen saturation'],
  [/\bsob\b/g, 'shortness of breath'],
  [/\bbloods\b|\bblood (?:tests?|samples?|work)\b/g, 'labs'],
  [/\b(?:a&e|a and e)\b/g, 'emergency'],
  [/\bpoo(?:s|ing)?\b/g, 'stool'],
  [/\btummy\b/g, 'abdominal'],
  [/\bjabs?\b/g, 'vaccine'],
  [/\bsmokes?\b|\bsmoker\b/g, 'smoking'],
  [/\bdrink(?:s|ing|ers?)?\b(?=\s*(?:\?|$|alcohol|much))/g, 'alcohol'],
  [/\b(?:occupation|job|for a living)\b/g, 'work'],
]
