import type { Chosen } from './choose-statements.ts'
import { sectionKind, toNoteStyle } from './note-style.ts'
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
  reader: 'patient' | 'clinician',
): SourcedSection[] {
  return TOPICS.flatMap((topic): SourcedSection[] => {
    const items = chosen.filter((_, at) => topics[at] === topic)
    if (items.length === 0) return []
    const sentences = items
      .map((item) => (reader === 'patient' ? item : toNoteStyle(item, sectionKind([topic]))))
      .map(({ sentence, statement }) => ({ text: sentence, segmentIds: statement.segmentIds }))
    return [{ heading: null, sentences: polishSection(sentences, pronouns), isList: false }]
  })
}
