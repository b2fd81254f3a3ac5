import type { Snippet } from '@chartwright/contract/snippets'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { panelStyle } from '../../ui/panel-style.ts'

interface SnippetListProps {
  id: string
  matches: readonly Snippet[]
  active: number
  onPick: (snippet: Snippet) => void
  className?: string
  style?: CSSProperties
}

/** Offered while a shortcut is being typed. The focus stays in the text. */
export function SnippetList({ id, matches, active, onPick, className, style }: SnippetListProps) {
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label="Snippets"
        style={style}
        className={clsx(panelStyle, 'w-80 max-w-[calc(100vw-2rem)] p-1', className)}
      >
        {matches.map((snippet, index) => (
          <li
            key={snippet.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            // The text keeps the focus, and with it the insertion point.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(snippet)}
            className={clsx(
              'flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-base',
              index === active && 'bg-hover',
            )}
          >
            <bdi className="shrink-0 font-medium">{`.${snippet.shortcut}`}</bdi>
            <bdi className="min-w-0 truncate text-ink-soft">{snippet.text.split('\n')[0]}</bdi>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {matches.length === 1
          ? 'One snippet. Enter inserts it.'
          : `${String(matches.length)} snippets. Enter inserts the chosen one.`}
      </p>
    </>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`
}
