import type { Fact, FactContent } from '@chartwright/contract/facts'
import type { Fact as ReadFact } from '../../clinical/ledger/fact.ts'
import type { SpokenLine } from '../../clinical/roles/guess-roles.ts'
import { factIdOf } from './fact-id.ts'

/** A line of the typed text, and where it starts in it. */
export interface TypedLine extends SpokenLine {
  readonly from: number
}

/** What the clinician typed beside the recording, as the clinician's speech. */
export function typedLines(context: string): TypedLine[] {
  return [...context.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ 0: text, index: from }) => ({
    speaker: 'clinician',
    role: 'clinician',
    text,
    from,
  }))
}

/** Without what was also said: that has its lines. */
export function showTyped(
  facts: readonly ReadFact[],
  lines: readonly TypedLine[],
  heard: readonly FactContent[],
): Fact[] {
  const known = new Set<string>()
  return facts
    .filter((fact) => !heard.some((other) => tellsAll(other, fact)))
    .map(({ said, lines: _lines, ...content }) => {
      const quoted = said.map(({ line, from, to }) => {
        const { text = '', from: start = 0 } = lines[line] ?? {}
        return {
          segment_id: null,
          from: start + from,
          to: start + to,
          words: text.slice(from, to),
        }
      })
      const parts = ['typed', quoted[0]?.words ?? '', content.kind]
      let id = factIdOf(...parts)
      for (let count = 2; known.has(id); count += 1) id = factIdOf(...parts, count)
      known.add(id)
      return { ...content, id, source: 'typed', said: quoted, lines: [] }
    })
}

function tellsAll(heard: FactContent, typed: FactContent): boolean {
  const isSame = (
    ['kind', 'concept', 'polarity', 'certainty', 'who', 'status', 'act'] as const
  ).every((field) => heard[field] === typed[field])
  return (
    isSame &&
    Object.entries(typed.attributes).every(
      ([name, value]) => heard.attributes[name as keyof typeof heard.attributes] === value,
    )
  )
}
