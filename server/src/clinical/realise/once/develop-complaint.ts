import type { Fact, FactAttribute } from '@chartwright/contract/facts'
import { isWithin, stemsOf } from '../words/word-stems.ts'
import { canAgree } from './adds-nothing.ts'
import type { KnownFact } from './known-fact.ts'
import { isNarrowerByWords, isSameName } from './same-name.ts'

/** All that is known of a complaint is told with it. */
export function developComplaint(
  { fact, plain }: KnownFact,
  known: readonly KnownFact[],
  toldBy: Map<string, string>,
): Fact {
  if (fact.kind !== 'complaint' || toldBy.has(fact.id)) return fact
  let developed = fact
  for (const other of known) {
    if (other.fact === fact || toldBy.has(other.fact.id)) continue
    const complaint = { ...developed, concept: plain.concept }
    if (!isOfComplaint(complaint, other) && !isBroaderComplaint(complaint, other)) continue
    developed = { ...developed, attributes: { ...other.fact.attributes, ...developed.attributes } }
    toldBy.set(other.fact.id, fact.id)
  }
  return developed
}

function isOfComplaint(complaint: Fact, { fact, plain }: KnownFact): boolean {
  return (
    fact.kind === 'symptom' &&
    isAsSure(complaint, fact) &&
    isSameName(complaint.concept, plain.concept) &&
    canAgree(complaint, fact)
  )
}

function isAsSure(one: Fact, other: Fact): boolean {
  return (
    one.polarity === other.polarity && one.certainty === other.certainty && one.who === other.who
  )
}

const TIMES: readonly FactAttribute[] = ['duration', 'onset', 'when']
const PAIN = /^(?:pains?|aches?|discomfort|soreness)$/
/** Who has hurt the heel has heel pain. */
const HURTS = /^hurt(?:s|ing)? (?=\S)/
const AT_PART = /^(.+) (?:pains?|aches?|discomfort|soreness)$/

/** One complaint by a broader name: 'finger pain' beside 'pain at the tip of the finger'. */
function isBroaderComplaint(complaint: Fact, { fact, plain }: KnownFact): boolean {
  if (fact.kind !== 'complaint' || !isAsSure(complaint, fact)) return false
  if (!canAgree(complaint, fact) || !isOneTime(complaint, fact)) return false
  const { site } = plain.attributes
  const name = complaint.concept.replace(HURTS, 'pain of ')
  // 'Pain in the lower abdomen' is the abdominal pain; pain in the leg is no back pain.
  if (PAIN.test(plain.concept)) {
    const part = AT_PART.exec(complaint.concept)?.[1]
    return part !== undefined && site !== undefined && isSamePart(part, site)
  }
  return isNarrowerByWords(name, plain.concept) && (site === undefined || isWithin(site, name))
}

/** Two times may be those of two things. */
function isOneTime(one: Fact, other: Fact): boolean {
  const hasTime = ({ attributes }: Fact) => TIMES.some((name) => attributes[name] !== undefined)
  if (!hasTime(one) || !hasTime(other)) return true
  return TIMES.every((name) => one.attributes[name] === other.attributes[name])
}

const ROOT = 5

/** 'abdominal' is of the abdomen. */
function isSamePart(part: string, site: string): boolean {
  const roots = (words: string) => stemsOf(words).map((stem) => stem.slice(0, ROOT))
  const known = new Set(roots(site))
  return roots(part).every((root) => known.has(root))
}
