import type { Insights, Omission } from '@chartwright/contract/insights'
import { useRef, useState } from 'react'
import { comparedWords, openOmissions } from '../describe-insights.ts'
import type { InsightActs } from '../insight-acts.ts'
import { DismissDialog } from './dismiss-dialog.tsx'
import { DismissedList } from './dismissed-list.tsx'
import { OmissionItem } from './omission-item.tsx'

/** Critical and major facts of the visit that are not in the note, the worst first. */
export function Omissions({ insights, acts }: { insights: Insights; acts: InsightActs }) {
  const [dismissing, setDismissing] = useState<Omission>()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = openOmissions(insights)
  const dismissed = insights.omissions.filter((omission) => omission.dismissed !== null)
  return (
    <section aria-label="Not in the note">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Not in the note{' '}
        {open.length > 0 && <span className="text-ink-soft tabular-nums">({open.length})</span>}
      </h3>
      <p className="py-1 text-ink-soft">{comparedWords(insights)}</p>
      {open.length > 0 && (
        <ul className="divide-y divide-line">
          {open.map((omission) => (
            <OmissionItem
              key={omission.key}
              omission={omission}
              acts={acts}
              onDismiss={() => setDismissing(omission)}
            />
          ))}
        </ul>
      )}
      {dismissed.length > 0 && (
        <DismissedList
          dismissed={dismissed}
          onRestore={(omission) => {
            acts.restore(omission)
            heading.current?.focus()
          }}
        />
      )}
      {dismissing && (
        <DismissDialog
          omission={dismissing}
          onDismiss={(reason) => acts.dismiss(dismissing, reason)}
          onClose={() => setDismissing(undefined)}
          fallbackFocus={heading}
        />
      )}
    </section>
  )
}
