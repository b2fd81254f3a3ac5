import { CONDITIONS } from './lexicon/conditions.data.ts'

export interface NamedCondition {
  /** In the words that were used. */
  readonly name: string
  readonly code: string | null
  /** Why the name alone leads to no code. */
  readonly missing: string | null
  readonly index: number
}

const MATCHERS = CONDITIONS.map(([names, code, missing]) => ({
  pattern: new RegExp(`\\b(?:${names})(?![\\w-])`, 'g'),
  code,
  missing: missing ?? null,
}))

/** Conditions named in a text, longest name first where names overlap, in the order of the text. */
export function findConditions(text: string): NamedCondition[] {
  const lower = text.toLowerCase()
  const found = MATCHERS.flatMap(({ pattern, code, missing }) =>
    [...lower.matchAll(pattern)].map((match) => ({
      name: match[0],
      code,
      missing,
      index: match.index,
    })),
  ).sort((a, b) => b.name.length - a.name.length)
  const kept: NamedCondition[] = []
  for (const item of found)
    if (
      !kept.some(
        (other) =>
          item.index < other.index + other.name.length &&
          other.index < item.index + item.name.length,
      )
    )
      kept.push(item)
  return kept.sort((a, b) => a.index - b.index)
}
