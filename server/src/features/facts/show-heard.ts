import { setImmediate } from 'node:timers/promises'
import type { Fact } from '@chartwright/contract/facts'
import type { Fact as ReadFact } from '../../clinical/ledger/fact.ts'
import { factIdOf } from './fact-id.ts'

/** A line of the transcript, as facts refer to it. */
export interface Line {
  readonly id: string
  readonly text: string
}

/** As many as can be processed in a few milliseconds. */
const FACTS_AT_ONCE = 64

/**
 * Facts as they were read, with the words that they are based on. Yields to other work in between.
 */
export async function showHeard(
  facts: readonly ReadFact[],
  lines: readonly Line[],
): Promise<Fact[]> {
  const known = new Set<string>()
  const shown: Fact[] = []
  for (const fact of facts) {
    if (shown.length % FACTS_AT_ONCE === 0) await setImmediate()
    shown.push(showFact(fact, lines, known))
  }
  return shown
}

function showFact(
  { said, lines: places, ...content }: ReadFact,
  lines: readonly Line[],
  known: Set<string>,
): Fact {
  const quoted = said.flatMap(({ line, from, to }) => {
    const { id, text } = lines[line] ?? {}
    return id === undefined || text === undefined
      ? []
      : { segment_id: id, from, to, words: text.slice(from, to) }
  })
  const { segment_id = '', from = 0, to = 0 } = quoted[0] ?? {}
  const id = unused(known, [segment_id, from, to, content.kind])
  return { ...content, id, source: 'heard', said: quoted, lines: [...places] }
}

/** Two facts of one kind may be named by the same words. */
function unused(known: Set<string>, parts: (string | number)[]): string {
  let id = factIdOf(...parts)
  for (let count = 2; known.has(id); count += 1) id = factIdOf(...parts, count)
  known.add(id)
  return id
}
