import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { findInLines, type Match } from './find-in-lines.ts'

export interface Find {
  readonly isOpen: boolean
  readonly wanted: string
  readonly count: number
  /** Counted from 1; 0 if nothing is found. */
  readonly place: number
  readonly current: Match | undefined
  readonly byLine: ReadonlyMap<string, readonly Match[]>
  open(): void
  close(): void
  look(wanted: string): void
  step(by: 1 | -1): void
}

/** Ctrl+F in the tab searches the transcript; pressed once more it is the browser's own. */
export function useFind(
  lines: readonly TranscriptSegment[],
  tab: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): Find {
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const [at, setAt] = useState(0)
  const matches = useMemo(() => (isOpen ? findInLines(lines, wanted) : []), [isOpen, lines, wanted])
  const byLine = useMemo(() => groupByLine(matches), [matches])
  const place = Math.min(at, Math.max(0, matches.length - 1))
  const current = matches[place]

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.defaultPrevented) return
      const focused = document.activeElement
      const isHere = focused === document.body || tab.current?.contains(focused) === true
      if (!isHere || focused === input.current) return
      event.preventDefault()
      setIsOpen(true)
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [tab, input])

  useEffect(() => {
    if (!current) return
    tab.current?.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center' })
  }, [current, tab])

  return {
    isOpen,
    wanted,
    count: matches.length,
    place: matches.length === 0 ? 0 : place + 1,
    current,
    byLine,
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      tab.current?.querySelector<HTMLElement>('[role="textbox"][aria-readonly]')?.focus()
    },
    look: (text) => {
      setWanted(text)
      setAt(0)
    },
    step: (by) => {
      if (matches.length > 0) setAt((place + by + matches.length) % matches.length)
    },
  }
}

function groupByLine(matches: readonly Match[]): Map<string, Match[]> {
  const byLine = new Map<string, Match[]>()
  for (const match of matches) {
    const known = byLine.get(match.lineId)
    if (known) known.push(match)
    else byLine.set(match.lineId, [match])
  }
  return byLine
}
