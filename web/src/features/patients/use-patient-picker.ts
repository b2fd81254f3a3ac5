import type { Patient } from '@chartwright/contract/patients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { findByName, matchPatients } from './match-patients.ts'
import { patientsQuery } from './patients.queries.ts'
import { readPatientName } from './read-patient-name.ts'
import { useAddPatient } from './use-add-patient.ts'

/** A longer list is searched, not scrolled. */
export const ROWS_MAX = 100

/** What is typed, what matches it, which row is selected, and what Enter does. */
export function usePatientPicker(onPick: (patient: Patient) => void) {
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const list = useQuery(patientsQuery)
  const { add, isAdding, error, forgetError } = useAddPatient()

  const patients = list.data ?? []
  const matches = matchPatients(patients, text)
  const rows = matches.slice(0, ROWS_MAX)
  const activeIndex = rows.findIndex(({ id }) => id === activeId)
  const active = rows[activeIndex]
  const exact = findByName(patients, text)

  const type = (next: string): void => {
    setText(next)
    setActiveId(undefined)
    setProblem(undefined)
    forgetError()
  }

  const move = (step: 1 | -1): void => {
    const from = activeIndex === -1 && step === -1 ? 0 : activeIndex
    setActiveId(rows.at((from + step) % rows.length)?.id)
  }

  /** Spec 2 §2.9: the patient with exactly that name, otherwise a new one. */
  const submit = (): void => {
    const read = readPatientName(text)
    if ('problem' in read) setProblem(read.problem)
    else if (exact) onPick(exact)
    else add(read.name, onPick)
  }

  const enter = (): void => {
    if (active) onPick(active)
    else if (text.trim() !== '') submit()
  }

  return {
    ...{ text, type, move, enter, submit },
    ...{ list, matches, rows, active, exact, isAdding },
    problem: problem ?? (error ? messageOf(error) : undefined),
  }
}

export type Picker = ReturnType<typeof usePatientPicker>
