import type { NoteSection, ToldSentence } from '../../section.ts'
import { ALSO_SAID } from '../also-said.ts'

/** With further lines under what was also said, in place of those that they hold. */
export function withAlsoSaid(
  sections: readonly NoteSection[],
  lines: readonly ToldSentence[],
): NoteSection[] {
  if (lines.length === 0) return [...sections]
  const at = sections.findIndex(({ heading }) => heading === ALSO_SAID)
  const also = sections[at] ?? { heading: ALSO_SAID, paragraphs: [], isList: true }
  const others = also.paragraphs.filter((old) => !lines.some((line) => holds(line, old)))
  const added = lines.map((line) => [
    { ...line, factIds: also.paragraphs.filter((old) => holds(line, old)).flatMap(idsOf) },
  ])
  const whole = { ...also, paragraphs: [...others, ...added] }
  return at < 0 ? [...sections, whole] : sections.with(at, whole)
}

function holds({ text }: ToldSentence, old: readonly ToldSentence[]): boolean {
  return old.every((each) => text.includes(each.text.replace(/^“|[.?!]?”$|[.]$/g, '')))
}

function idsOf(sentences: readonly ToldSentence[]): readonly string[] {
  return sentences.flatMap(({ factIds }) => factIds)
}
