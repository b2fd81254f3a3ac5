import type { FramedFact } from '../../fact.ts'
import type { Mention } from '../../reading/find-mentions.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const BEGUN = /\b(?:since|start\w*|began|begun|beginning|came on|onset|going on|flared?)\b/
const POINT =
  /^(?:last (?!few|couple|several)\w+|yesterday|this (?:morning|afternoon|evening)$|over the weekend|at the weekend)/
/** What one has from then on. */
const LASTING =
  /\b(?:hypertension|diabetes|asthma|hyperlipidemia|hypercholesterolemia|hypertriglyceridemia|epilepsy|reflux disease|arthritis|osteoarthritis|osteoporosis|depression|anxiety|hypothyroidism|hyperthyroidism|heart failure|atrial fibrillation|pulmonary disease|kidney disease|coronary artery disease|psoriasis|eczema|colitis|crohn|obesity|sleep apnea|dementia|parkinson|neuropathy|glaucoma|hiv infection|lupus|multiple sclerosis)\b/
const FOUND =
  /\b(?:diagnos\w*|found|told|developed|first|came (?:up|back)|started|began|got|discovered|picked up)\b/

const HAD = /\b(?:had|have had)(?: (?:an?|some|the|really|bad|few|my))* ?$/

const WAS = /\b(?:had|was|were|got|felt)(?: (?:an?|some|the|really|very|so|bad|feeling|quite|my))*$/
const BETTER =
  /\b(?:(?:doing|feel|feeling|am|i'm|is|it's|much) (?:much |a lot |a bit )?better|(?:is|it's|that's) (?:gone|better|fine))\b/
const LAST = /^(?:my |your |his |her |the )?last\b/i

/** 'Your last seizure?' — 'Yesterday.', 'last night I had a cramp': then, and not since then. */
function isOfOneTime(before: string, { kind, words }: Mention, said: string): boolean {
  if (LAST.test(words.trim())) return true
  const isWas = WAS.test(plainSaid(before).trim())
  return isWas && (kind === 'symptom' || (kind === 'complaint' && BETTER.test(said)))
}

/** When a thing was, in the form that says no more than was said. */
export function settleTimes(
  text: string,
  mention: Mention,
  attributes: FramedFact['attributes'],
  concept: string,
): void {
  const { before, after } = sentenceAround(text, mention)
  const said = plainSaid(`${before} ${mention.words} ${after}`)
  const { onset } = attributes
  if (onset !== undefined && !BEGUN.test(said)) {
    // 'when I had kidney stones two years ago', 'I had diarrhea last week'
    const isHad = mention.kind === 'history' && onset.endsWith(' ago')
    const isOver = mention.kind === 'symptom' && mention.time === 'past' && POINT.test(onset)
    if (isHad || isOver || (POINT.test(onset) && isOfOneTime(before, mention, said))) {
      attributes.when ??= onset
      delete attributes.onset
    }
  }
  settlePair(said, attributes)
  // 'your blood pressure, we struggled with it six months ago'
  const isUndated =
    attributes.when?.endsWith(' ago') === true && !FOUND.test(said) && !HAD.test(plainSaid(before))
  if (mention.kind === 'history' && LASTING.test(concept) && isUndated) delete attributes.when
}

const VAGUE =
  /^(?:(?:several|many|a few|some) )?(?:minutes|hours|days|weeks|months|years)$|^a (?:long )?(?:while|time)$/
const COUNTED_AGO = /^\d[\d.-]* \w+ ago$/
const POINT_IN_TIME =
  /^(?:since )?(?:last (?!few|couple|several)\w+|yesterday|today|this \w+|\w+day)$/

/** Of two times of one thing the one that is counted: 'a few days, since three days ago'. */
function settlePair(said: string, attributes: FramedFact['attributes']): void {
  const { duration, onset } = attributes
  // 'It is a little sore today' tells nothing of yesterday.
  if (onset === 'today' && /\btoday\b/.test(said) && !BEGUN.test(said)) delete attributes.onset
  if (duration === undefined || onset === undefined) return
  if (VAGUE.test(duration) && COUNTED_AGO.test(onset)) delete attributes.duration
  else if (!VAGUE.test(duration) && (onset.endsWith(' ago') || POINT_IN_TIME.test(onset)))
    delete attributes.onset
}
