import { headingTopics } from '../../../clinical/heading-topics.ts'
import type { Topic } from '../../../clinical/topic.ts'
import {
  isByPerson,
  isPatients,
  wordsOf,
  type ComparedSentence,
  type LedgerConflict,
  type NamedThing,
} from './ledger-conflict.ts'

const DOUBTS =
  /\b(?:possibl[ey]|probabl[ey]|likely|suspect\w*|suspicio\w*|may|might|could|concern\w*|consider\w*|rule|ruled|differential|versus|vs|question\w*|suggest\w*|consistent|appear\w*|presum\w*|potential\w*|evaluat\w*|if|risk|think|thinks|believe\w*|feel|unclear|uncertain|would|should|worr\w*|r\/o|assess\w*|monitor\w*|order\w*|screen\w*|test\w*|unlikely|evidence|indicat\w*|secondary|due to)\b|\?/

/** Of these alone the writer makes its doubts. */
const WORDS =
  /\b(?:possibl[ey]|probabl[ey]|suspected|consider|likely|may|might|could|if|rule|ruled)\b|\?/
/** How a clinician says that it is not settled. */
const SAID =
  /\b(?:possibl[ey]|probabl[ey]|maybe|perhaps|might|may|could|suspect\w*|suspicio\w*|concern\w*|rule out|not sure|wonder\w*|worr\w*|likely|consider\w*)\b/
const LAST_START = 3
const CONCLUDED = new Set<Topic>(['assessment', 'plan'])

/** 'Pneumonia' where it was at most thought of. */
export function compareDoubt(
  { mention, facts }: NamedThing,
  { read, sentence, isFromLedger, isFamily, isSupposed }: ComparedSentence,
): LedgerConflict[] {
  const about = facts.filter(({ fact }) => isFromLedger || fact.kind !== 'plan')
  const [known] = about
  const isDoubted = about.every(
    (item) =>
      item.fact.certainty === 'possible' &&
      isPatients(item) &&
      (isFromLedger || item.fact.kind === 'assessment') &&
      (isFromLedger ||
        isByPerson(item) ||
        item.fact.said.some(({ words }) => SAID.test(words.toLowerCase()))),
  )
  const topics = headingTopics(sentence.section ?? '')
  const isConclusion = topics.length === 0 || topics.some((topic) => CONCLUDED.has(topic))
  // A conclusion begins with its name: '1. Pneumonia.'
  if (!isFromLedger && (!isConclusion || mention.from > LAST_START)) return []
  if (!known || !isDoubted || isFamily || isSupposed || mention.isDenied) return []
  if ((isFromLedger ? WORDS : DOUBTS).test(read.text)) return []
  return [{ kind: 'doubt', written: wordsOf(read, mention.from, mention.to), known }]
}
