import { SNIPPET_STOP, type Snippet } from '@chartwright/contract/snippets'

const OFFERED = 6
/** After a space, an opening bracket or a quotation mark, or first of all: neither 'a.ros' nor '0.5'. */
const TYPED = /(?:^|[\s([{"'“‘«\uFFFC])\.(\p{L}[\p{L}\p{M}\p{N}-]*)$/u

export interface TypedShortcut {
  /** How many characters before the cursor it begins, with its dot. */
  readonly length: number
  /** Without the dot, in small letters. */
  readonly prefix: string
}

/** What is typed as a shortcut at the end of the text before the cursor. */
export function findTyped(before: string): TypedShortcut | undefined {
  const typed = TYPED.exec(before)?.[1]
  if (typed === undefined) return undefined
  return { length: typed.length + 1, prefix: typed.normalize('NFC').toLowerCase() }
}

/** The one that is typed out first, then the others that begin so, in their order. */
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

/** Where each stop of a text begins. */
export function findStops(text: string): number[] {
  const stops: number[] = []
  let at = text.indexOf(SNIPPET_STOP)
  while (at !== -1) {
    stops.push(at)
    at = text.indexOf(SNIPPET_STOP, at + SNIPPET_STOP.length)
  }
  return stops
}
