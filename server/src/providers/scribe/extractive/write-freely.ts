import type { Chosen } from './choose-statements.ts'
import { polishSection } from './polish-section.ts'
import type { SourcedSection } from './sourced.ts'
import type { Pronouns } from './third-person.ts'
import { TOPICS } from '../../../clinical/topic.ts'
import type { Topic } from '../../../clinical/topic.ts'

/** A template without headings gets a paragraph for each part of the visit. */
export function writeFreely(
  chosen: readonly Chosen[],
  topics: readonly Topic[],
  pronouns: Pronouns,
): SourcedSection[] {
  return TOPICS.flatMap((topic): SourcedSection[] => {
    const items = chosen.filter((_, at) => topics[at] === topic)
    if (items.length === 0) return []
    const sentences = items.map(({ sentence, statement }) => ({
      text: sentence,
      segmentIds: statement.segmentIds,
    }))
    return [{ heading: null, sentences: polishSection(sentences, pronouns), isList: false }]
  })
}
