import type { Fact } from '@chartwright/contract/facts'
import { isListed } from '../choosing/relevance/is-listed.ts'
import type { Topic } from '../questions/question-topics.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { answerAllergies } from './answer-allergies.ts'
import { answerFollowUp } from './answer-follow-up.ts'
import { answerHowLong } from './answer-how-long.ts'
import { answerMedicines } from './medicines/answer-medicines.ts'
import { answerPrescribed, answerStopped } from './medicines/answer-changes.ts'
import { answerPlan } from './answer-plan.ts'

/** A whole topic that is told in a way of its own; undefined where it has none or nothing was said. */
export function answerTopic(
  { name, fits, heard }: Topic,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const own = facts.filter(fits)
  switch (name) {
    case 'allergies':
      return answerAllergies(own, spoken)
    case 'follow-up':
      return answerFollowUp(own.filter(isListed), spoken)
    case 'medicines':
      return answerMedicines(own, facts, spoken)
    case 'prescribed':
      return answerPrescribed(facts, spoken)
    case 'stopped':
      return answerStopped(facts, spoken)
    case 'plan':
      return answerPlan(own.filter(isListed), facts, spoken, heard)
    case 'how long':
      return answerHowLong(facts.filter(isListed), spoken)
    case undefined:
      return undefined
  }
}
