import { hasHappened } from '../../realise/facts-of-block.ts'
import { stemsOf } from '../../realise/words/word-stems.ts'
import type { FramedFact } from '../fact.ts'
import { isKnownName } from '../naming/name-concept.ts'
import type { Stretch } from '../reading/find-mentions.ts'

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
/** How it came. */
const HAPPENED =
  /^(?:had )?(?:bent|bumped|caught|dropped|fell|felt|heard|hit|hyperextended|landed|lifted|popp?|popped|slipped|something|struck|tripped|twisted)\b/
/** What was hardly heard is not what anybody talks about. */
const LEAST_SURENESS = 0.5

/** Whatever else 'it' may mean: another thing that is felt, a drug, a job, an operation at the same place. */
function isOther(complaint: FramedFact, fact: FramedFact): boolean {
  if (fact === complaint || fact.sureness < LEAST_SURENESS) return false
  if (HAPPENED.test(fact.concept) || hasHappened(fact)) return false
  // What somebody did, in words of their own, is how the complaint came.
  if (fact.kind === 'history' && !isKnownName('history', fact.concept)) return false
  return !isSamePart(complaint, fact)
}

/** What is felt at the same place, or hurt it. */
export function isSamePart(complaint: FramedFact, fact: FramedFact): boolean {
  const own = new Set(stemsOf(complaint.concept))
  return (
    (FELT.has(fact.kind) || hasHappened(fact)) && placedStems(fact).some((stem) => own.has(stem))
  )
}

/** Words of every complaint. */
const ANY_COMPLAINT = new Set(stemsOf('pain aches discomfort soreness problems hurts feels'))

/** Whether two complaints tell of one thing; what was hardly heard tells of nothing. */
export function isOfSame(one: FramedFact, other: FramedFact): boolean {
  if (one === other || other.sureness < LEAST_SURENESS) return true
  const [side, next] = [one.attributes.side, other.attributes.side]
  if (side !== undefined && next !== undefined && side !== next) return false
  const own = new Set(placedStems(one).filter((stem) => !ANY_COMPLAINT.has(stem)))
  return placedStems(other).some((stem) => own.has(stem))
}

function placedStems({ concept, attributes: { site = '' } }: FramedFact): string[] {
  return stemsOf(`${concept} ${site}`)
}

/** Whether nothing else was named since. */
export function isLastNamed(
  complaint: FramedFact,
  at: number,
  facts: readonly FramedFact[],
): boolean {
  const [first] = complaint.said
  return !facts.some(
    (fact) =>
      isOther(complaint, fact) &&
      fact.said.some(({ line, from }) => line < at && isBehind({ line, from }, first)),
  )
}

function isBehind(one: Pick<Stretch, 'line' | 'from'>, other: Stretch | undefined): boolean {
  if (other === undefined) return true
  return one.line > other.line || (one.line === other.line && one.from > other.from)
}

/** 'how long ago was this injury', 'since when does the hip hurt' */
export function isNamedIn({ concept }: FramedFact, question: string): boolean {
  const words = new Set(stemsOf(question))
  return (
    /\b(?:injury|accident)\b/.test(question) || stemsOf(concept).some((stem) => words.has(stem))
  )
}

export function namesOther(
  complaint: FramedFact,
  at: number,
  facts: readonly FramedFact[],
): boolean {
  return facts.some((fact) => isOther(complaint, fact) && fact.said.some(({ line }) => line === at))
}
