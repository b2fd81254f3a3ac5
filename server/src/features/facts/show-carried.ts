import type { Fact } from '@chartwright/contract/facts'
import { readSince } from '../../clinical/patients/read-since.ts'
import { isUnsaid } from '../../clinical/patients/unless-said.ts'
import { factIdOf } from './fact-id.ts'
import type { TypedLine } from './show-typed.ts'

/** Splits typed lines into those of today and those that repeat what was known before. */
export function partSince(typed: readonly TypedLine[]) {
  const since = readSince(typed.map(({ text }) => text))
  return { today: typed.filter((_, at) => !since.lines.has(at)), since }
}

/**
 * What was known before this visit, unless something said or typed today mentions it. It is shown
 * as such, and orders nothing.
 */
export function showCarried(
  { things }: ReturnType<typeof readSince>,
  typed: readonly TypedLine[],
  today: readonly Fact[],
): Fact[] {
  const known = new Set<string>()
  return things
    .filter((thing) => isUnsaid(thing, today))
    .flatMap(({ line, from, to, ...content }): Fact[] => {
      const { text = '', from: start = 0 } = typed[line] ?? {}
      const words = text.slice(from, to)
      const id = factIdOf('carried', content.kind, words)
      if (known.has(id)) return []
      known.add(id)
      return [
        {
          ...content,
          id,
          source: 'carried',
          said: [{ segment_id: null, from: start + from, to: start + to, words }],
          lines: [],
          text: `Before this visit: ${words}.`,
        },
      ]
    })
}
