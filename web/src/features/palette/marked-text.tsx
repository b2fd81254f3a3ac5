import type { Mark } from '@chartwright/contract/search'
import type { ReactNode } from 'react'

/** The text, with the search terms highlighted. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }): ReactNode {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of marks) {
    parts.push(text.slice(at, start))
    parts.push(
      <mark key={start} className="rounded-sm bg-check-soft text-ink">
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
