import type { Insights } from '@chartwright/contract/insights'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { easeWords, lengthWords } from './describe-insights.ts'
import { findingsOf, neighbour, type Finding } from './findings.ts'
import { InnerConflicts } from './inner-conflicts.tsx'
import type { InsightActs } from './insight-acts.ts'
import type { SentenceMarks } from './marks/use-sentence-marks.ts'
import { Omissions } from './omissions/omissions.tsx'
import { ShownSources } from './sources/shown-sources.tsx'
import { StandingCounts } from './standing-counts.tsx'

export interface InsightsPanelProps {
  /** Undefined: not known yet. */
  insights: Insights | undefined
  problem: { readonly message: string; readonly isRetrying: boolean; retry(): void } | undefined
  marks: SentenceMarks
  acts: InsightActs
  heading: ReactNode
  close?: ReactNode
}

/** How the note compares with what was said and typed: unobtrusive, with a link to each place. */
export function InsightsPanel(props: InsightsPanelProps) {
  const { insights, problem, marks, acts, heading, close } = props
  const panel = useRef<HTMLDivElement>(null)
  const findings = insights ? findingsOf(insights, marks.placed) : []

  const step = (by: 1 | -1): void => {
    const finding = neighbour(findings, currentOf(findings, marks.shown), by)
    if (finding?.sentence !== undefined) acts.showSentence(finding.sentence)
    else if (finding) focusOmission(panel.current, finding.key)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <div
      ref={panel}
      role="presentation"
      onKeyDown={onKey}
      className="flex min-h-0 flex-1 flex-col text-sm"
    >
      <div className="flex min-h-control shrink-0 items-center gap-0.5 px-4 pt-2">
        {heading}
        <span className="ml-auto" />
        <IconButton
          label="Previous finding (Alt+Up)"
          size="icon-sm"
          disabled={findings.length === 0}
          icon={<ChevronUp aria-hidden className="size-4" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label="Next finding (Alt+Down)"
          size="icon-sm"
          disabled={findings.length === 0}
          icon={<ChevronDown aria-hidden className="size-4" />}
          onClick={() => step(1)}
        />
        {close}
      </div>
      {problem && !insights ? (
        <ErrorState
          message={problem.message}
          onRetry={() => problem.retry()}
          busy={problem.isRetrying}
        />
      ) : insights ? (
        <Known insights={insights} marks={marks} acts={acts} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** The omission that has the focus, otherwise the current sentence. */
function currentOf(all: readonly Finding[], shown: number | undefined): number {
  const focused = document.activeElement?.closest('[data-omission]')
  const key = focused instanceof HTMLElement ? focused.dataset['omission'] : undefined
  return all.findIndex((finding) =>
    key === undefined
      ? finding.key === undefined && finding.sentence === shown
      : finding.key === key,
  )
}

interface KnownProps {
  insights: Insights
  marks: SentenceMarks
  acts: InsightActs
}

function Known({ insights, marks, acts }: KnownProps) {
  return (
    <>
      <ShownSources insights={insights} marks={marks} acts={acts} />
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pt-3 pb-5">
        <StandingCounts insights={insights} marks={marks} onShow={acts.showSentence} />
        <InnerConflicts insights={insights} onShow={acts.showSentence} />
        {hasSources(insights) && <Omissions insights={insights} acts={acts} />}
        <div className="text-ink-soft">
          {insights.has_transcript ? (
            <p>{lengthWords(insights)}</p>
          ) : (
            <p>This session has no transcript. Only what was typed can be a source.</p>
          )}
          {insights.reading_ease !== null && <p>{easeWords(insights.reading_ease)}</p>}
        </div>
        {insights.has_transcript && (
          <p className="text-xs text-ink-faint">
            Compared with the facts that were read in the visit, and by rules with its lines.
            Reading can miss things.
          </p>
        )}
      </div>
    </>
  )
}

/** Typed text is a source too. */
function hasSources({ has_transcript, weighty_facts }: Insights): boolean {
  return has_transcript || weighty_facts > 0
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-3 px-4 pt-3">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}

function focusOmission(panel: HTMLElement | null, key: string): void {
  const items = panel?.querySelectorAll<HTMLElement>('[data-omission]') ?? []
  ;[...items].find(({ dataset }) => dataset['omission'] === key)?.focus()
}
