import { plainOf } from '../../../../clinical/ledger/naming/name-words.ts'
import { TOPICS, type Topic } from './question-topics.ts'

export interface Question {
  readonly topic: Topic | undefined
  /** The words that name what it is about in particular, in their order; empty for all of a topic. */
  readonly subject: string
  readonly isYesNo: boolean
  /** 'Did she deny fever?': then what is there is a no. */
  readonly isDenial: boolean
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
  feel feels felt suffer suffers suffering suffered experience experienced problem problems issue issues sign signs up down out so far s before previously earlier already ago morning afternoon evening yesterday week weeks month months year years
  anywhere somewhere anyone anybody someone somebody should urgently urgent emergency date straight away immediately hospital
  getting occur occurred cause caused mechanism tried try see seen ok okay `.split(/\s+/),
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
  reading readings level number numbers measured measure measurement known score scale taking special tried try due pending date day time times`.split(
    /\s+/,
  ),
)
const YES_NO =
  /^(?:and |so |but |also )?(?:does|did|do|is|are|was|were|has|have|had|any|can|could|should|will|would|isn't|doesn't)\b|\bor not\b/i

const VALUE =
  /^(?:and |so )?(?:what|how (?:high|low|much|fast)) (?:was|is|were|are|did) (?:the |his |her |their |today's )?/i

export function readQuestion(question: string): Question {
  const asked = question.trim()
  const topic = TOPICS.find((each) => each.asked.test(asked))
  const plain = plainOf(
    SHORT.reduce((text, [short, long]) => text.replace(short, long), asked.toLowerCase()),
  )
  const words = plain
    .split(/[\s/]+/)
    .map((word) => word.replace(/'s$|[^\p{L}\p{N}%.-]/gu, '').replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && !ASKING.has(word) && !(topic && TOPIC_WORDS.has(word)))
  return {
    topic,
    subject: words.join(' '),
    isYesNo: YES_NO.test(asked),
    isDenial: /\bden(?:y|ied|ies)\b/i.test(asked),
    isValue: VALUE.test(asked),
  }
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bbp\b/g, 'blood pressure'],
  [/\b(?:come|came|call|get|go|see (?:him|her|them|the patient|me|us)|back in) ?back\b/g, ''],
  [/\bhr\b/g, 'heart rate'],
  [/\btemp\b/g, 'temperature'],
  [/\b(?:o2 )?sats?\b|\bspo2\b/g, 'oxygen saturation'],
  [/\bsob\b/g, 'shortness of breath'],
  [/\bbloods\b/g, 'blood tests'],
  [/\b(?:a&e|a and e)\b/g, 'emergency'],
  [/\bpoo(?:s|ing)?\b/g, 'stool'],
  [/\btummy\b/g, 'abdominal'],
  [/\bjabs?\b/g, 'vaccine'],
  [/\bsmokes?\b|\bsmoker\b/g, 'smoking'],
  [/\bdrink(?:s|ing)?\b(?=\s*(?:\?|$|alcohol|much))/g, 'alcohol'],
  [/\b(?:occupation|job|for a living)\b/g, 'work'],
]
