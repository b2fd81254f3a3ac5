import type { TaskCategory } from '@chartwright/contract/tasks'
import { clsx } from 'clsx'
import { ChevronDown, Search } from 'lucide-react'
import { Button } from '../../../ui/inputs/button.tsx'
import { controlStyle } from '../../../ui/inputs/control-style.ts'
import { Input } from '../../../ui/inputs/input.tsx'
import { LightMenu, MenuChoices } from '../../../ui/overlays/light-menu.tsx'
import type { NamedPatient } from '../task-patients.ts'
import { STATUS_OPTIONS } from '../task-status.ts'
import { DateRangeFilter } from './date-range-filter.tsx'
import { hasFilters, type TaskFilters } from './filter-tasks.ts'
import { PatientFilter } from './patient-filter.tsx'

const ALL = 'All'
const SEARCH = 'Search for a task or patient'

interface TaskFilterBarProps {
  filters: TaskFilters
  categories: readonly TaskCategory[]
  patients: readonly NamedPatient[]
  onChange: (change: Partial<TaskFilters>) => void
  onReset: () => void
}

export function TaskFilterBar(props: TaskFilterBarProps) {
  const { filters, categories, patients, onChange, onReset } = props
  return (
    <div
      role="search"
      aria-label="Tasks"
      className="grid grid-cols-2 items-end gap-3 md:flex md:gap-2 md:flex-wrap"
    >
      <div className="relative col-span-2 md:min-w-68 md:flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
        />
        <Input
          type="search"
          aria-label={SEARCH}
          placeholder={SEARCH}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
          className="pl-9"
        />
      </div>
      <div className="md:w-30">
        <FilterMenu
          label="Status"
          options={STATUS_OPTIONS}
          value={filters.status}
          onChoose={(status) => onChange({ status })}
        />
      </div>
      <div className="md:w-36">
        <FilterMenu
          label="Category"
          options={categories.map((value) => ({ value, label: value }))}
          value={filters.category}
          onChoose={(category) => onChange({ category })}
        />
      </div>
      <div className="min-w-0 md:w-30">
        <PatientFilter
          patients={patients}
          chosen={filters.patient}
          onChoose={(patient) => onChange({ patient })}
        />
      </div>
      <div className="max-md:order-last max-md:col-span-2 md:w-68">
        <DateRangeFilter days={filters.days} onApply={(days) => onChange({ days })} />
      </div>
      <Button disabled={!hasFilters(filters)} onClick={onReset}>
        Reset filters
      </Button>
    </div>
  )
}

interface FilterMenuProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChoose: (value: T | undefined) => void
}

function FilterMenu<T extends string>({ label, options, value, onChoose }: FilterMenuProps<T>) {
  const shown = options.find((option) => option.value === value)?.label ?? ALL
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="text-sm font-medium text-ink">
        {label}
      </span>
      <LightMenu
        label={`${label}: ${shown}`}
        className={clsx(controlStyle, 'flex h-control items-center gap-2 text-left')}
        face={
          <>
            <span className="min-w-0 flex-1 truncate">{shown}</span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </>
        }
      >
        {() => (
          <MenuChoices<string>
            value={value ?? ALL}
            options={[{ value: ALL, label: ALL }, ...options]}
            onChoose={(chosen) => onChoose(options.find((each) => each.value === chosen)?.value)}
          />
        )}
      </LightMenu>
    </div>
  )
}
