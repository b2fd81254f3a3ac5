import { Search } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { Input } from '../../ui/inputs/input.tsx'
import { cellId } from './patient-row.tsx'
import type { Picker } from './use-patient-picker.ts'

const LABEL = 'Search for a patient'

interface PatientSearchProps {
  picker: Picker
  listId: string
  inputRef: RefObject<HTMLInputElement | null>
}

/** A combobox over a grid: focus stays here while the arrows move through the rows. */
export function PatientSearch({ picker, listId, inputRef }: PatientSearchProps) {
  const { text, type, rows, active, isAdding, problem } = picker
  const hasRows = rows.length > 0
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
      />
      <Input
        ref={inputRef}
        role="combobox"
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={LABEL}
        aria-label={LABEL}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={hasRows}
        aria-controls={hasRows ? listId : undefined}
        aria-activedescendant={active && cellId(listId, active.id)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${listId}-problem`}
        readOnly={isAdding}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => handleKey(event, picker)}
        className="pl-9"
      />
    </div>
  )
}

function handleKey(event: KeyboardEvent, { move, enter }: Picker): void {
  // The keys of an input method choose characters, not patients.
  if (event.nativeEvent.isComposing) return
  if (event.key === 'ArrowDown') move(1)
  else if (event.key === 'ArrowUp') move(-1)
  else if (event.key === 'Enter' && !event.repeat) enter()
  else return
  event.preventDefault()
}
