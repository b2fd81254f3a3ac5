import { patientsApi, type Patient } from '@chartwright/contract/patients'
import { DELETED } from '@chartwright/contract/values'
import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { FakeApi } from '../../../testing/fake-api.ts'
import { renderInWorkspace } from '../../../testing/render-in-workspace.tsx'
import { PatientPicker, type PatientPickerProps } from '../patient-picker.tsx'

export function patient(name: string): Patient {
  return { id: crypto.randomUUID(), name }
}

/** A server that stores these patients, adds to them and deletes from them. */
export function servePatients(...names: string[]): FakeApi {
  let patients = names.map(patient)
  return new FakeApi()
    .on(patientsApi.list, () => patients)
    .on(patientsApi.create, ({ body }) => {
      const created = patient(body.name)
      patients = [...patients, created]
      return created
    })
    .on(patientsApi.remove, ({ params }) => {
      patients = patients.filter(({ id }) => id !== params.id)
      return DELETED
    })
}

interface OpenPicker {
  user: UserEvent
  onSelect: ReturnType<typeof vi.fn<(patient: Patient) => void>>
  onOpenChange: ReturnType<typeof vi.fn<(open: boolean) => void>>
}

export function openPicker(api: FakeApi, selectedId?: string): OpenPicker {
  const onSelect = vi.fn<(patient: Patient) => void>()
  const onOpenChange = vi.fn<(open: boolean) => void>()
  renderInWorkspace(<Opened {...{ onSelect, onOpenChange, selectedId }} />, api)
  return { user: userEvent.setup(), onSelect, onOpenChange }
}

function Opened({ onOpenChange, ...rest }: Omit<PatientPickerProps, 'open'>) {
  const [isOpen, setIsOpen] = useState(true)
  const change = (open: boolean): void => {
    onOpenChange(open)
    setIsOpen(open)
  }
  return <PatientPicker open={isOpen} onOpenChange={change} {...rest} />
}

/** With its list loaded. */
export async function openLoadedPicker(api: FakeApi, selectedId?: string): Promise<OpenPicker> {
  const picker = openPicker(api, selectedId)
  await screen.findByRole('grid')
  return picker
}

export function searchBox(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Search for a patient' })
}

/** In screen order. */
export function shownNames(): string[] {
  const rows = screen.queryAllByRole('row')
  return rows.map((row) => row.querySelector('[role=gridcell]')?.textContent ?? '')
}
