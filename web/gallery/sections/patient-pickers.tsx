import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { PatientPicker } from '../../src/features/patients/patient-picker.tsx'
import { makeQueryClient } from '../../src/lib/http/query-client.ts'
import { Button } from '../../src/ui/inputs/button.tsx'
import { pickerStates, serve, type PickerState } from '../picker-states.ts'
import { Section } from './section.tsx'

/** `?picker=error` opens that state with the page. */
export function PatientPickers() {
  const [state, setState] = useState<PickerState | undefined>(asked)
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  return (
    <Section title="Patient picker">
      {pickerStates.map((name) => (
        <Button key={name} onClick={() => setState(name)}>
          {name}
        </Button>
      ))}
      <p className="w-full">Chosen: {chosen?.name ?? 'nobody'}</p>
      {state && (
        <OnePicker
          key={state}
          state={state}
          selectedId={chosen?.id}
          onSelect={setChosen}
          onClose={() => setState(undefined)}
        />
      )}
    </Section>
  )
}

interface OnePickerProps {
  state: PickerState
  selectedId: string | undefined
  onSelect: (patient: { id: string; name: string }) => void
  onClose: () => void
}

function OnePicker({ state, selectedId, onSelect, onClose }: OnePickerProps) {
  const [client] = useState(() => {
    serve(state)
    return makeQueryClient()
  })
  return (
    <QueryClientProvider client={client}>
      <PatientPicker
        open
        onOpenChange={(open) => !open && onClose()}
        onSelect={onSelect}
        selectedId={selectedId}
      />
    </QueryClientProvider>
  )
}

function asked(): PickerState | undefined {
  const wanted = new URLSearchParams(window.location.search).get('picker')
  return pickerStates.find((name) => name === wanted)
}
