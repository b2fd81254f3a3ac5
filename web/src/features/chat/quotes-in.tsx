import type { ChatSource } from '@chartwright/contract/chat'
import { Fragment, type ReactNode } from 'react'
import type { AnswerActs } from './answer-acts.ts'
import { QuoteButton } from './quote-button.tsx'

const MARK = /(\[\d{1,6}(?:\s*,\s*\d{1,6})*\])/

/** `[12]` and `[3, 7]` become buttons for the lines that came with the answer. */
export function quotesIn(
  text: string,
  sources: readonly ChatSource[],
  acts: Pick<AnswerActs, 'timeOf' | 'showLine'>,
): ReactNode {
  if (sources.length === 0) return text
  return text.split(MARK).map((piece, index) => {
    const lines = index % 2 === 1 ? piece.slice(1, -1).split(',').map(Number) : []
    const found = lines.flatMap((line) => sources.find((source) => source.line === line) ?? [])
    if (found.length === 0 || found.length < lines.length) {
      return <Fragment key={index}>{piece}</Fragment>
    }
    return found.map((source) => (
      <QuoteButton
        key={`${index}-${source.line}`}
        source={source}
        time={acts.timeOf(source)}
        onShow={source.segment_id === null ? undefined : () => acts.showLine(source)}
      />
    ))
  })
}
