import type { Fact } from '@chartwright/contract/facts'
import { isListed } from '../choosing/relevance/is-listed.ts'
import type { Topic } from '../questions/topic.ts'
import type { SpokenSentence } from '../sheet/speech/spoken-sentences.ts'
import { answerAge } from './patient/answer-age.ts'
import { answerAllergies } from './answer-allergies.ts'
import { answerCause } from './patient/answer-cause.ts'
import { answerFollowUp } from './plan/answer-follow-up.ts'
import { answerHowOften } from './patient/answer-how-often.ts'
import { answerHowLong } from './patient/answer-how-long.ts'
import { answerMedicines } from './medicines/answer-medicines.ts'
import { answerPrescribed, answerStopped } from './medicines/answer-changes.ts'
import { withFurtherPrescribed } from './medicines/further-prescribed.ts'
import { answerPlan } from './plan/answer-plan.ts'
import { answerStory } from './patient/answer-story.ts'
import { answerWork } from './patient/answer-work.ts'
import { answerTimeToCome } from './plan/answer-time-to-come.ts'
import { answerTried } from './patient/answer-tried.ts'
import { answerWhere } from './patient/answer-where.ts'
import { answerWarnings } from './plan/answer-warnings.ts'

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
      return withFurtherPrescribed(answerPrescribed(facts, spoken), spoken)
    case 'stopped':
      return answerStopped(facts, spoken)
    case 'plan':
      return answerPlan(own.filter(isListed), facts, spoken, heard)
    case 'how long':
      return answerHowLong(facts.filter(isListed), spoken)
    case 'warnings':
      return answerWarnings(own.filter(isListed), facts, spoken)
    case 'story':
      return answerStory(spoken)
    case 'age':
      return answerAge(spoken)
    case 'work':
      return answerWork(own, spoken)
    case 'tried':
      return answerTried(own, spoken)
    case 'where':
      return answerWhere('', own.filter(isListed), spoken)
    case 'time to come':
      return answerTimeToCome('', spoken)
    case 'how often':
      return answerHowOften(own.filter(isListed), spoken)
    case 'cause':
      return heard && answerCause('', heard, spoken)
    case 'exam':
    case 'results':
    case undefined:
      return undefined
  }
}
