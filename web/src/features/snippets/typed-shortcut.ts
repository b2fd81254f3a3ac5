import { SNIPPET_STOP, type Snippet } from '@chartwright/contract/snippets'

const OFFERED = 6
/**
 * After a space, an opening bracket or a quotation mark, or at the start: neither 'a.ros' nor
 * '0.5'.
 */
const TYPED = /(?:^|[\s([{"'“‘«\uFFFC])\.(\p{L}[\p{L}\p{M}\p{N}-]*)$/u

export interface TypedShortcut {
  /** How many characters before the cursor it starts, including its dot. */
  readonly length: number
  /** Without the dot, in lower case. */
  readonly prefix: string
}

/** The shortcut being typed at the end of the text before the cursor. */
export function findTyped(before: string): TypedShortcut | undefined {
  const typed = TYPED.exec(before)?.[1]
  if (typed === undefined) return undefined
  return { length: typed.length + 1, prefix: typed.normalize('NFC').toLowerCase() }
}

/** The exact one first, then the others that start with it, in order. */
export function matchSnippets(
  snippets: readonly Snippet[],
  { prefix }: TypedShortcut,
): readonly Snippet[] {
  const begun = snippets.filter(({ shortcut }) => shortcut.startsWith(prefix))
  const [exact, others] = [
    begun.filter(({ shortcut }) => shortcut === prefix),
    begun.filter(({ shortcut }) => shortcut !== prefix),
  ]
  return [...exact, ...others].slice(0, OFFERED)
}

/** Where each stop of a text starts. */
export function findStops(text: string): number[] {
  const stops: number[] = []
  let at = text.indexOf(SNIPPET_STOP)
  while (at !== -1) {
    stops.push(at)
    at = text.indexOf(SNIPPET_STOP, at + SNIPPET_STOP.length)
  }
  return stops
}
