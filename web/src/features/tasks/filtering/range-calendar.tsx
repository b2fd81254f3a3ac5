import { CALENDAR_MONTHS } from '@chartwright/contract/limits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type ClassNames } from 'react-day-picker'
import { buttonStyle } from '../../../ui/inputs/button-style.ts'
import type { DayRange } from './day-range.ts'

interface RangeCalendarProps {
  days: DayRange
  onChange: (range: Partial<DayRange> | undefined) => void
}

const navButton = buttonStyle('quiet', 'icon')

const classNames: Partial<ClassNames> = {
  root: 'relative w-fit',
  months: 'flex gap-6 max-md:flex-col max-md:gap-4',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-control items-center justify-center font-medium',
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-control text-xs font-medium text-ink-soft',
  day: 'p-0 text-center tabular-nums',
  day_button: 'size-control rounded-md hover:bg-hover',
  today: '[&>button]:font-semibold [&>button]:text-accent-ink',
  outside: 'invisible',
  range_middle: 'bg-accent-soft text-accent-ink',
  range_start:
    'rounded-l-md bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-strong',
  range_end:
    'rounded-r-md bg-accent-soft [&>button]:bg-accent [&>button]:text-on-accent [&>button]:hover:bg-accent-strong',
}

/** Two months, opened at the start of the range. */
export function RangeCalendar({ days, onChange }: RangeCalendarProps) {
  return (
    <DayPicker
      mode="range"
      autoFocus
      numberOfMonths={CALENDAR_MONTHS}
      defaultMonth={days.from ?? previousMonth()}
      selected={{ from: days.from, to: days.to }}
      onSelect={onChange}
      classNames={classNames}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft aria-hidden className="size-4" />
          ) : (
            <ChevronRight aria-hidden className="size-4" />
          ),
      }}
    />
  )
}

/** Tasks were created in the past: the current month is on the right. */
function previousMonth(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth() - 1, 1)
}
