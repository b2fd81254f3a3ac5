import type { Fact } from '@chartwright/contract/facts'
import type { SentenceSource } from '../scribe.ts'
import type { NoteSection } from './section.ts'

/** For each sentence that tells facts, their ids and the lines that they were said in. */
export function sourcesOf(
  sections: readonly NoteSection[],
  facts: readonly Fact[],
): SentenceSource[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
  return sentences
    .filter(({ factIds, lines = [] }) => factIds.length + lines.length > 0)
    .map(({ text, factIds, lines: quoted = [] }) => {
      const said = factIds.flatMap((id) => byId.get(id) ?? [])
      return {
        text,
        factIds,
        lines: [...new Set([...quoted, ...said.flatMap(({ lines }) => lines)])].sort(
          (a, b) => a - b,
        ),
      }
    })
}
