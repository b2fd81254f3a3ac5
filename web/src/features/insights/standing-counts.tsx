import type { InsightSentence, Insights } from '@chartwright/contract/insights'
import { clsx } from 'clsx'
import { countStanding, standingWords } from './describe-insights.ts'
import { nextOfStanding } from './findings.ts'
import type { SentenceMarks } from './marks/use-sentence-marks.ts'

type Standing = InsightSentence['standing']

const ALWAYS: readonly Standing[] = ['supported', 'typed', 'unsupported', 'contradicted']
const WHERE_ANY: readonly Standing[] = ['uncertain', 'placeholder']
const signs: Readonly<Partial<Record<Standing, string>>> = {
  unsupported: 'underline decoration-dotted decoration-ink-faint underline-offset-4',
  uncertain: 'underline decoration-dashed decoration-check-ink underline-offset-4',
  contradicted: 'underline decoration-wavy decoration-danger-ink underline-offset-4',
}

interface StandingCountsProps {
  insights: Insights
  marks: Pick<SentenceMarks, 'placed' | 'shown'>
  onShow: (sentence: number) => void
}

/** Each button moves to the next such sentence. */
export function StandingCounts({ insights, marks, onShow }: StandingCountsProps) {
  const further = WHERE_ANY.filter((standing) => countStanding(insights, standing) > 0)
  const shown = [...ALWAYS, ...further]
  return (
    <ul aria-label="Sentences" className="grid grid-cols-2 gap-1.5">
      {shown.map((standing) => {
        const count = countStanding(insights, standing)
        const next = nextOfStanding(insights, marks.placed, standing, marks.shown)
        return (
          <li key={standing}>
            <button
              type="button"
              aria-disabled={next === undefined || undefined}
              title={count > 0 ? 'Go to the next one' : undefined}
              onClick={() => {
                if (next !== undefined) onShow(next)
              }}
              className="flex min-h-control-sm w-full items-center gap-1.5 rounded-sm px-2 py-1 text-left not-aria-disabled:bg-sunken not-aria-disabled:hover:bg-hover aria-disabled:text-ink-faint"
            >
              <span
                className={clsx(
                  'font-semibold tabular-nums',
                  standing === 'contradicted' && count > 0 && 'text-danger-ink',
                )}
              >
                {count}
              </span>{' '}
              <span className={clsx(count > 0 && signs[standing])}>{standingWords[standing]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
