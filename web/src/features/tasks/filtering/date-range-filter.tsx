import { Calendar as CalendarIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/inputs/button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { NO_DAYS, rangeLabel, settleRange, type DayRange } from './day-range.ts'
import { FilterButton } from './filter-button.tsx'
import { RangeCalendar } from './range-calendar.tsx'

interface DateRangeFilterProps {
  days: DayRange
  onApply: (days: DayRange) => void
}

/** Document 2 §2.8, date range popover. Nothing is filtered before Apply. */
export function DateRangeFilter({ days, onApply }: DateRangeFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const apply = (next: DayRange): void => {
    setIsOpen(false)
    onApply(next)
  }
  return (
    <Popover
      label="Select Date Range"
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <FilterButton
          label="Date"
          value={rangeLabel(days)}
          icon={<CalendarIcon aria-hidden className="size-4 shrink-0 text-ink-soft" />}
        />
      }
    >
      <RangeChoice days={days} onApply={apply} />
    </Popover>
  )
}

function RangeChoice({ days, onApply }: DateRangeFilterProps) {
  const [draft, setDraft] = useState(days)
  return (
    <div className="flex max-h-[calc(var(--radix-popover-content-available-height)-2.25rem)] flex-col gap-3">
      <h2 className="font-semibold">Select Date Range</h2>
      <div className="min-h-0 overflow-y-auto">
        <RangeCalendar days={draft} onChange={(range) => setDraft(settleRange(range))} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="mr-auto text-sm text-ink-soft tabular-nums">
          {wordsFor(draft)}
        </p>
        <Button onClick={() => onApply(NO_DAYS)}>Reset</Button>
        <Button variant="primary" onClick={() => onApply(draft)}>
          Apply
        </Button>
      </div>
    </div>
  )
}

/** Spec 2 §5: a start without an end filters nothing. */
function wordsFor(draft: DayRange): string {
  if (!draft.from) return 'Choose the first day.'
  return draft.to ? rangeLabel(draft) : 'Choose a last day, or nothing is filtered.'
}
