import { Check, CornerDownLeft, Plus } from 'lucide-react'
import { Spinner } from '../../ui/spinner.tsx'
import type { Picker } from './use-patient-picker.ts'

/** Does what Enter does with the typed text, and says which of the two that will be. */
export function AddPatientButton({ picker, onAdd }: { picker: Picker; onAdd: () => void }) {
  const { text, exact, isAdding } = picker
  const name = text.trim()
  const Icon = exact ? Check : Plus
  return (
    <button
      type="button"
      aria-disabled={isAdding || undefined}
      aria-busy={isAdding || undefined}
      onClick={onAdd}
      className="flex min-h-11 w-full shrink-0 items-center gap-2 px-4 py-2 text-left font-medium text-accent-ink -outline-offset-4 transition-colors hover:bg-hover"
    >
      {isAdding ? <Spinner /> : <Icon aria-hidden className="size-4 shrink-0" />}
      {isAdding ? (
        <span role="status">Adding...</span>
      ) : (
        <>
          <span className="min-w-0 flex-1 truncate">{label(name, exact?.name)}</span>
          {name !== '' && <CornerDownLeft aria-hidden className="size-4 shrink-0 text-ink-faint" />}
        </>
      )}
    </button>
  )
}

function label(name: string, exactName: string | undefined): string {
  if (exactName !== undefined) return `Select "${exactName}"`
  return name === '' ? 'Add a patient' : `Add "${name}"`
}
