import type { Fact } from '@chartwright/contract/facts'
import type { Block } from './block.ts'
import { withinBudget } from './budget.ts'
import { tellDrugList } from './blocks/drug-list.ts'
import { tellExam } from './blocks/found/exam.ts'
import { tellFamily } from './blocks/story/family.ts'
import { tellHistory } from './blocks/story/history.ts'
import { tellHpi } from './blocks/story/hpi.ts'
import { tellComplaint } from './blocks/story/complaint.ts'
import { tellEach } from './blocks/each.ts'
import { tellPlan } from './blocks/plan.ts'
import { tellProblems } from './blocks/problems.ts'
import { tellResults } from './blocks/found/results.ts'
import { tellReview } from './blocks/story/review-of-systems.ts'
import { tellSafetyNet } from './blocks/safety-net.ts'
import { tellVitals } from './blocks/found/vitals.ts'
import { factsOfBlock } from './facts-of-block.ts'
import { tellOnce, type Told } from './same-facts.ts'
import type { Sentence } from './words/sentence.ts'
import { tidyFact } from './words/tidy-fact.ts'
import { isInstruction } from './patient/advice-to-patient.ts'
import { tidyForPatient } from './patient/own-condition.ts'
import { tellPatient } from './patient/tell-patient.ts'
import { canBeTold } from './naming/can-be-told.ts'

const TELL: Readonly<Record<Block, (facts: readonly Told[]) => Sentence[]>> = {
  complaint: tellComplaint,
  hpi: tellHpi,
  ros: tellReview,
  history: tellHistory,
  medications: tellDrugList,
  allergies: tellEach,
  family: tellFamily,
  social: tellEach,
  vitals: tellVitals,
  exam: tellExam,
  results: tellResults,
  assessment: tellProblems,
  plan: tellPlan,
  'assessment-and-plan': tellProblems,
  tests: tellPlan,
  referrals: tellPlan,
  advice: tellPlan,
  'follow-up': tellPlan,
  'safety-net': tellSafetyNet,
}

export interface RealiseOptions {
  readonly reader: 'clinician' | 'patient'
  /** The least important facts go first; critical ones stay, however long the text. */
  readonly budgetWords?: number
}

/** The sentences of a block. Facts that cannot be told well are left to the caller to quote. */
export function realise(
  block: Block,
  facts: readonly Fact[],
  { reader, budgetWords }: RealiseOptions,
): Sentence[] {
  // The phraser writes for clinicians.
  const given = reader === 'patient' ? facts.map((fact) => ({ ...fact, phrased: false })) : facts
  const own = factsOfBlock(block, given).filter(
    (fact) => canBeTold(fact) || (reader === 'patient' && isInstruction(fact)),
  )
  const tell = (chosen: readonly Fact[]) => {
    const told = tellOnce(chosen.map(reader === 'patient' ? tidyForPatient : tidyFact))
    const sentences = reader === 'patient' ? tellPatient(block, told) : TELL[block](told)
    return sentences.filter(({ text }) => text !== '')
  }
  return budgetWords === undefined ? tell(own) : withinBudget(own, budgetWords, tell)
}
