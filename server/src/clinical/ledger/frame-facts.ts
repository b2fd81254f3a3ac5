import type { FramedFact } from './fact.ts'
import type { Mention, Modifier, Stretch } from './find-mentions.ts'
import { linkModifiers } from './link-modifiers.ts'
import { nameConcept } from './name-concept.ts'
import { readAttributes } from './read-attributes.ts'
import { readPerson } from './read-person.ts'
import type { LedgerLine } from './token-stream.ts'

/** One fact for each mention, with what is said of it around it. */
export function frameFacts(
  lines: readonly LedgerLine[],
  mentions: readonly Mention[],
  modifiers: readonly Modifier[],
): FramedFact[] {
  const linked = linkModifiers(lines, mentions, modifiers)
  return mentions.map((mention, place): FramedFact => {
    const own = linked[place] ?? []
    const text = lines[mention.line]?.text ?? ''
    const said: Stretch[] = [mention, ...own].map(({ line, from, to }) => ({ line, from, to }))
    return {
      kind: mention.kind,
      concept: nameConcept(mention.kind, mention.words),
      polarity: mention.polarity,
      certainty: mention.certainty,
      who: readPerson(lines, mention),
      time: mention.time,
      status: mention.status,
      act: mention.act,
      attributes: readAttributes(text, mention, own, nextOfKind(mentions, place)),
      problem: '',
      importance: mention.importance,
      said,
      lines: [...new Set(said.map(({ line }) => line))].sort((a, b) => a - b),
    }
  })
}

function nextOfKind(mentions: readonly Mention[], place: number): number {
  const mention = mentions[place]
  const next = mentions
    .slice(place + 1)
    .find(({ line, kind }) => line === mention?.line && kind === mention.kind)
  return next?.from ?? Infinity
}
