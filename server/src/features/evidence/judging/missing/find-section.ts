import { headingTopics, isClosed } from '../../../../clinical/heading-topics.ts'
import { NEXT_BEST, type Topic } from '../../../../clinical/topic.ts'

/** A measurement does not belong to the history, and stands at the note's end rather than there. */
const INSTEAD: Partial<Record<Topic, readonly Topic[]>> = { vitals: ['exam', 'results'] }

/** The heading under which a topic belongs: its own, then the next best; undefined where none fits. */
export function findSection(headings: readonly string[], topic: Topic): string | undefined {
  for (const wanted of [topic, ...(INSTEAD[topic] ?? NEXT_BEST[topic])]) {
    const fitting = headings.filter(
      (heading) => !isClosed(heading) && headingTopics(heading).includes(wanted),
    )
    const own = fitting.find((heading) => headingTopics(heading)[0] === wanted)
    if (own ?? fitting[0]) return own ?? fitting[0]
  }
  return undefined
}
