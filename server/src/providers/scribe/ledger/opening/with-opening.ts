import type { Fact } from '@chartwright/contract/facts'
import type { KnownOfVisit, ScribeSegment } from '../../scribe.ts'
import type { NoteSection } from '../section.ts'
import { openingLine } from './opening-line.ts'

interface OpeningInput {
  readonly segments: readonly ScribeSegment[]
  readonly known: KnownOfVisit
  readonly facts: readonly Fact[]
  /** Where the story of the visit stands. */
  readonly heading: string | null | undefined
  readonly isUnsaid: (section: NoteSection) => boolean
}

/** The story begins with whom it is about, where that is known. */
export function withOpening(
  sections: readonly NoteSection[],
  { segments, known, facts, heading, isUnsaid }: OpeningInput,
): NoteSection[] {
  const at = sections.findIndex((section) => section.heading === heading)
  const story = sections[at]
  if (story === undefined || isUnsaid(story) || story.isList) return [...sections]
  const told = new Set(story.paragraphs.flat().flatMap(({ factIds }) => factIds))
  const hasComplaint = facts.some(({ kind, id }) => kind === 'complaint' && told.has(id))
  const line = openingLine({ segments, known, facts, hasComplaint })
  if (line === undefined) return [...sections]
  const [first = [], ...others] = story.paragraphs
  const opened = { ...story, paragraphs: [[line, ...first], ...others] }
  return sections.map((section, place) => (place === at ? opened : section))
}
