import { markWords, type Marked } from './mark-words.ts'
import type { Term } from './terms.ts'

/** The first of the lines that contain the most terms. Undefined if no line contains any. */
export function chooseLine<L extends { readonly text: string }>(
  lines: readonly L[],
  terms: readonly Term[],
): (Marked & { readonly line: L }) | undefined {
  let best: (Marked & { readonly line: L }) | undefined
  for (const line of lines) {
    const marked = markWords(line.text, terms)
    if (marked.found > (best?.found ?? 0)) best = { ...marked, line }
    if (best?.found === terms.length) break
  }
  return best
}
