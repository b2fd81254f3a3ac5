import type { Written } from './choose-statements.ts'
import { findConditions } from '../../../clinical/find-conditions.ts'
import type { Fact } from '../../../clinical/find-facts.ts'
import { findFacts } from '../../../clinical/find-facts.ts'
import { isToDo } from './is-to-do.ts'
import type { LinearModel } from '../../../clinical/linear-model.ts'
import { score } from '../../../clinical/linear-model.ts'
import type { Statement } from './statement.ts'
import { statementFeatures } from './statement-features.ts'
import type { Steps } from './steps.ts'
import { mapInSteps } from './steps.ts'
import type { Topic } from '../../../clinical/topic.ts'

export type TopicModels = Partial<Readonly<Record<Topic, LinearModel>>>

const NEIGHBOUR_SHARE = 0.15
const EARLY = 0.35
const LEAST_VISIT = 25
const EXAM_BEGINS =
  /\b(?:physical exam\w*|examine|take a (?:quick )?look|vital signs?|vitals|on your \w+ exam|lungs are|listen to your)\b/
const OUT_OF_QUESTION = -8
const CLINICIANS: readonly Topic[] = ['vitals', 'exam', 'results', 'assessment', 'plan', 'followUp']
/** A topic that needs its own words, whatever was learned. */
const NEEDS: readonly (readonly [Topic, readonly Fact[]])[] = [
  ['allergies', ['allergy']],
  ['surgical', ['surgical']],
  ['family', ['family']],
  ['vitals', ['vitals']],
  ['medications', ['drug', 'dose']],
]
const TAKES = /\b(?:take|takes|taking|on|use|using)\b/
const CONCLUDES =
  /\b(?:i (?:think|believe|suspect)|consistent with|most likely|diagnos\w+|you have (?:a |an |some )?(?:\w+ )?(?:\w+itis|strain|sprain|infection|fracture|tear)|in(?:dicative|dicates)|impression)\b/
const FINDINGS =
  /\b(?:auscultation|palpation|tender(?:ness)?|murmur|range of motion|capillary refill|erythema|edema|lungs (?:are|sound)|bilaterally|intact to|bowel sounds|distended|lymphadenopathy|bruits?|ecchymosis|effusion|reflexes|on (?:your |the |her |his )?(?:\w+ )?exam)\b/
const SEEN =
  /^(?:there is|there are|no|you have (?:some|a|limited|full|good|no)|your)\b.*\b(?:lesion|wound|cellulitis|swelling|discharge|fluid|pain|rash|redness|drainage|ulcer|bruising|tenderness|masses)\b/
const ON_TOUCH = /\bwhen i \w+|\b(?:hurt|pain|tender) (?:here|there)\b/
const SEASONAL = /\b(?:seasonal|pollen|nasal)\b/

/** What was measured or pictured, told as it came out. */
const TEST_RESULT =
  /\b(?:x-rays?|mri|ct|scan|echocardiogram|ekg|ecg|ultrasound|labs?|blood ?work|hemoglobin|a1c|results?|biopsy|panel|urinalysis|culture|mammogram|colonoscopy|endoscopy)\b.*\b(?:normal|abnormal|negative|positive|shows?|showed|demonstrates?|reveals?|revealed|looks? (?:good|fine|normal|great|okay)|is fine|reduced|elevated|low|high|no evidence|came back|were|was \d|is \d)\b/
const LOOKS =
  /\b(?:blood pressure|heart rate|oxygen\w*|vitals|vital signs|pulse)\b.*\b(?:looks?|is|are|all|good|fine|okay|normal|stable)\b/
const SEEN_IN_EXAM =
  /\b(?:alert(?:,| and) |oriented to|affect is|speech is|(?:color )?vision is|visual acuity|eye movements|pupils|cranial nerve|no focal|palpable pulse|pulses are|necrotic|sloughing|\d+ by \d+ (?:cm|mm)|gait is|breath sounds|moist|positive for pain|pain with resist\w+|pronat\w+|supinat\w+|nontender|non-tender|swollen)\b/
const TOLD_BACK = /^(?:(?:and|so|but)[ ,]+)*you (?:mentioned|said|told me|were telling|noticed)\b/
const RISKS = /\brisks? (?:of (?:the )?(?:surgery|anesthesia|procedure)|include)\b/
const COMES_FOR =
  /\b(?:here|came|come|coming|comes|presents?|visit|exam|check-?up|physical|follow|refill|referred|evaluation|see (?:me|us|you))\b/
const LIVES = /\b(?:you|i) (?:do |currently |still )*(?:live|lives|work|works|smoke|drink)\b/
const BARE_SYMPTOM =
  /^(?:and )?(?:you|he|she) (?:also |do |still )*(?:have|has|had|are having|have been having)\b/

/** One topic for each, by what was learned, by its neighbours, and by rules where there is no doubt. */
export function* guessTopics(models: TopicModels, written: readonly Written[]): Steps<Topic[]> {
  const own = yield* mapInSteps(written, ({ statement, sentence }) => {
    const features = statementFeatures(statement, sentence)
    return new Map(
      (Object.entries(models) as [Topic, LinearModel][]).map(([topic, model]) => [
        topic,
        score(model, features),
      ]),
    )
  })
  const examAt = findExam(written)
  return yield* mapInSteps(written, ({ statement }, at) => {
    const logits = new Map(own[at])
    for (const [topic, logit] of logits)
      for (const near of [at - 1, at + 1])
        logits.set(
          topic,
          (logits.get(topic) ?? logit) + NEIGHBOUR_SHARE * (own[near]?.get(topic) ?? 0),
        )
    applyRules(logits, statement, examAt)
    let best: Topic = 'hpi'
    for (const [topic, logit] of logits) if (logit > (logits.get(best) ?? -Infinity)) best = topic
    return best
  })
}

/** Where the talk turns to the examination: history before it, findings and plans after. Null in a short piece. */
function findExam(written: readonly Written[]): number | null {
  if (written.length < LEAST_VISIT) return null
  const found = written.find(
    ({ statement }) =>
      statement.role === 'clinician' &&
      statement.position > 0.15 &&
      EXAM_BEGINS.test(statement.text),
  )
  return found?.statement.position ?? 0.5
}

function applyRules(logits: Map<Topic, number>, statement: Statement, examAt: number | null) {
  const facts = findFacts(statement.text)
  const move = (topic: Topic, by: number) =>
    logits.set(topic, (logits.get(topic) ?? OUT_OF_QUESTION) + by)
  const isTouched = ON_TOUCH.test(statement.text) && statement.answer !== null
  const isClinicians = statement.role === 'clinician' && statement.answer === null
  if (statement.role === 'patient' || (statement.answer !== null && !isTouched))
    for (const topic of CLINICIANS) move(topic, examAt === null ? -2 : OUT_OF_QUESTION)
  for (const [topic, needed] of NEEDS)
    if (!needed.some((fact) => facts.has(fact))) move(topic, examAt === null ? -1 : OUT_OF_QUESTION)
  if (facts.has('allergy') && !SEASONAL.test(statement.text) && !isInGeneral(statement))
    move('allergies', 10)
  if (facts.has('selfHarm')) move('risk', 30)
  if (/^uses: /.test(statement.text)) move(facts.has('drug') ? 'medications' : 'hpi', 12)
  if (!facts.has('symptom') && !COMES_FOR.test(statement.text)) move('complaint', OUT_OF_QUESTION)
  if (isClinicians && LIVES.test(statement.text) && !isToDo(statement.text)) move('social', 6)
  if (isTouched) move('exam', 8)
  else if (statement.answer && facts.has('symptom')) move('ros', 6)
  if (statement.role === 'patient' && facts.has('mood')) move('mood', 10)
  if (isClinicians && facts.has('warning')) move('warning', 20)
  if (statement.role === 'patient' && facts.has('drug') && TAKES.test(statement.text))
    move('medications', 3)
  if (isClinicians && FINDINGS.test(statement.text) && !isToDo(statement.text)) move('exam', 5)
  if (isClinicians && facts.has('vitals') && /\d/.test(statement.text)) move('vitals', 4)
  if (isClinicians && facts.has('followUp')) move('followUp', 3)
  if (isClinicians && !isToDo(statement.text)) placeFindings(move, statement.text, facts)
  if (isClinicians && CONCLUDES.test(statement.text) && !isToDo(statement.text))
    move('assessment', 4)
  if (examAt === null) {
    if (isClinicians && isToDo(statement.text)) move('plan', 3)
    return
  }
  if (statement.position > 0.1) move('complaint', OUT_OF_QUESTION)
  if (isClinicians) placeInVisit(move, statement, facts, examAt)
}

/** 'someone may have an allergic reaction' and a test to come tell of no allergy. */
function isInGeneral({ role, text, answer }: Statement): boolean {
  if (role !== 'clinician' || answer !== null) return false
  return /\b(?:someone|people|somebody|allergy test\w*)\b/.test(text)
}

/** Results, vital signs and findings are no assessment, however sure they sound. */
function placeFindings(
  move: (topic: Topic, by: number) => void,
  text: string,
  facts: ReadonlySet<Fact>,
) {
  const concludes = CONCLUDES.test(text)
  if (TEST_RESULT.test(text) && !concludes) move('results', 6)
  else if (SEEN_IN_EXAM.test(text)) move('exam', 6)
  else if (LOOKS.test(text) && facts.has('vitals')) move('vitals', 6)
  if (
    BARE_SYMPTOM.test(text) &&
    facts.has('symptom') &&
    !concludes &&
    findConditions(text).length === 0
  ) {
    move('assessment', -6)
    move('plan', -4)
    move('hpi', 4)
  }
  if (TOLD_BACK.test(text) && !concludes) {
    move('assessment', -6)
    move('hpi', 5)
  }
  if (facts.has('dose') && !concludes) move('assessment', -5)
  if (RISKS.test(text)) move('plan', 4)
}

function placeInVisit(
  move: (topic: Topic, by: number) => void,
  statement: Statement,
  facts: ReadonlySet<Fact>,
  examAt: number,
) {
  const isPlanned = isToDo(statement.text)
  if (statement.position < examAt) {
    if (isPlanned && statement.position > EARLY) move('plan', 4)
    for (const topic of ['plan', 'followUp', 'assessment'] as const)
      move(topic, isPlanned ? -1 : -4)
    for (const topic of ['exam', 'vitals'] as const) move(topic, -3)
    return
  }
  for (const topic of ['hpi', 'ros', 'social', 'medical'] as const) move(topic, -2)
  if (isPlanned) {
    move('plan', 3)
    move('medications', -4)
    move('assessment', -3)
    move('exam', -3)
    move('results', -3)
  } else if (facts.has('exam') || SEEN.test(statement.text)) move('exam', 2)
  if (facts.has('result') && !isPlanned) move('results', 1.5)
}
