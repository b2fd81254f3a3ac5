import type { Topic } from '../topic.ts'
import { COMPLAINT_TOPICS } from './complaint-topics.data.ts'
import { DECISION_TOPICS } from './decision-topics.data.ts'
import { FINDING_TOPICS } from './finding-topics.data.ts'
import { HISTORY_TOPICS } from './history-topics.data.ts'
import { MEDICINE_TOPICS } from './medicine-topics.data.ts'
import { PERSON_TOPICS } from './person-topics.data.ts'
import { RETURN_TOPICS } from './return-topics.data.ts'
import { SIDE_TOPIC } from './side-topic.data.ts'

/** The first that fits is taken; what none fits goes by its words alone. */
export const TOPICS: readonly Topic[] = [
  ...PERSON_TOPICS,
  SIDE_TOPIC,
  ...MEDICINE_TOPICS,
  ...RETURN_TOPICS,
  ...FINDING_TOPICS,
  ...DECISION_TOPICS,
  ...HISTORY_TOPICS,
  ...COMPLAINT_TOPICS,
]
