import { Search } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { CATEGORY_LABELS } from '../template-labels.ts'
import { FILTERS, type TemplateFilter } from './filter-templates.ts'
import { LayoutToggle } from './layout-toggle.tsx'
import type { TemplateLayout } from './use-template-layout.ts'

interface TemplateFiltersProps {
  filter: TemplateFilter
  onFilterChange: (filter: TemplateFilter) => void
  search: string
  onSearchChange: (search: string) => void
  layout: TemplateLayout
  onLayoutChange: (layout: TemplateLayout) => void
}

const LABELS: Record<TemplateFilter, string> = {
  all: 'All Templates',
  ...CATEGORY_LABELS,
  community: 'Community',
}

export function TemplateFilters(props: TemplateFiltersProps) {
  const { filter, onFilterChange, search, onSearchChange, layout, onLayoutChange } = props
  return (
    <div className="space-y-3 pb-5">
      <div className="flex items-center gap-3">
        <div className="relative flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
          />
          <Input
            type="search"
            aria-label="Search templates"
            placeholder="Search templates"
            value={search}
            onChange={(event) => onSearchChange(event.target.value)}
            className="pl-9"
          />
        </div>
        <LayoutToggle layout={layout} onChange={onLayoutChange} />
      </div>
      <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
        {FILTERS.map((of) => (
          <Chip key={of} pressed={filter === of} onClick={() => onFilterChange(of)}>
            {LABELS[of]}
          </Chip>
        ))}
      </div>
    </div>
  )
}
