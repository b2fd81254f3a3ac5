import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { controlStyle } from '../../../ui/inputs/control-style.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { matchNames, type NamedPatient } from '../task-patients.ts'
import { FilterButton } from './filter-button.tsx'
import type { TaskFilters } from './filter-tasks.ts'

/** A longer list is searched, not scrolled. */
const ROWS_MAX = 100

interface PatientFilterProps {
  patients: readonly NamedPatient[]
  chosen: TaskFilters['patient']
  onChoose: (patient: TaskFilters['patient']) => void
}

export function PatientFilter({ patients, chosen, onChoose }: PatientFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label="Patient"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton label="Patient" value={chosen?.name ?? 'All'} />}
    >
      <PatientChoice
        patients={patients}
        chosen={chosen}
        onChoose={(patient) => {
          setIsOpen(false)
          onChoose(patient)
        }}
      />
    </Popover>
  )
}

function PatientChoice({ patients, chosen, onChoose }: PatientFilterProps) {
  const [search, setSearch] = useState('')
  const matches = matchNames(patients, search)
  const more = matches.length - ROWS_MAX
  return (
    <Command shouldFilter={false} label="Patient" className="-m-2 w-64 max-w-full">
      <Command.Input
        autoFocus
        value={search}
        onValueChange={setSearch}
        placeholder="Search for a patient"
        className={`${controlStyle} h-control`}
      />
      <Command.List className="mt-2 max-h-72 overflow-y-auto">
        {search.trim() === '' && (
          <Choice name="All" value="all" isChosen={!chosen} onChoose={() => onChoose(undefined)} />
        )}
        {matches.slice(0, ROWS_MAX).map((patient) => (
          <Choice
            key={patient.id}
            name={patient.name}
            value={patient.id}
            isChosen={patient.id === chosen?.id}
            onChoose={() => onChoose(patient)}
          />
        ))}
        {search.trim() !== '' && matches.length === 0 && <Hint>No patients found</Hint>}
        {more > 0 && <Hint>{`${more} more: search to find them.`}</Hint>}
      </Command.List>
    </Command>
  )
}

function Choice(props: { name: string; value: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <Command.Item
      value={props.value}
      onSelect={props.onChoose}
      className="flex min-h-control cursor-pointer items-center gap-2 rounded-sm px-2.5 outline-none data-[selected=true]:bg-hover"
    >
      <bdi className="min-w-0 flex-1 truncate">{props.name}</bdi>
      {props.isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent-ink" />}
    </Command.Item>
  )
}

function Hint({ children }: { children: string }) {
  return (
    <p role="status" className="px-2.5 py-3 text-sm text-ink-soft">
      {children}
    </p>
  )
}
