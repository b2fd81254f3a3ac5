import { finish } from '../../server/src/providers/scribe/extractive/steps.ts'
import { guessTopics } from '../../server/src/providers/scribe/extractive/guess-topic.ts'
import type { Models } from '../../server/src/providers/scribe/extractive/models.ts'
import type { Topic } from '../../server/src/clinical/topic.ts'
import type { SectionDialogue } from './corpus.ts'
import { MTS_TOPICS, write } from './learn.ts'

/** MTS-Dialog keeps family and social history together, and these as one. */
const SAME: Readonly<Partial<Record<Topic, Topic>>> = {
  family: 'social',
  mood: 'hpi',
  risk: 'hpi',
  warning: 'followUp',
}

/** The section of a dialogue is the topic of most of its statements. */
export function sectionAccuracy(dialogues: readonly SectionDialogue[], models: Models) {
  let right = 0
  for (const { dialogue, section_header } of dialogues) {
    const votes = new Map<Topic, number>()
    for (const topic of finish(guessTopics(models.topics, write(dialogue, models.role)))) {
      const counted = SAME[topic] ?? topic
      votes.set(counted, (votes.get(counted) ?? 0) + 1)
    }
    const winner = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
    if (winner !== undefined && winner === MTS_TOPICS[section_header]) right += 1
  }
  return { right, all: dialogues.length }
}
