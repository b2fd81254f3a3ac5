import type { Patient } from '@chartwright/contract/patients'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus, Search, UserRound } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { usePage } from '../../../lib/use-page.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Input } from '../../../ui/inputs/input.tsx'
import { matchPatients } from '../match-patients.ts'
import { patientsQuery } from '../patients.queries.ts'
import { readPatientName } from '../read-patient-name.ts'
import { useAddPatient } from '../use-add-patient.ts'
import { Loaded, Nothing } from './record-section.tsx'

interface PatientsPageProps {
  onBack: () => void
  onOpen: (patientId: string) => void
}

const LABEL = 'Search patients, or type a new name'

/** Every patient by name, with search and add in one field, as in the picker. */
export function PatientsPage({ onBack, onOpen }: PatientsPageProps) {
  const heading = usePage('Patients')
  const query = useQuery(patientsQuery)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { add, isAdding, error, forgetError } = useAddPatient()

  const type = (next: string): void => {
    setText(next)
    setProblem(undefined)
    forgetError()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const read = readPatientName(text)
    if ('problem' in read) setProblem(read.problem)
    else add(read.name, ({ id }) => onOpen(id))
  }
  const shownProblem = problem ?? (error ? messageOf(error) : undefined)

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-4 pb-6 sm:px-6">
      <div className="-mx-3 flex items-center py-4">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4" />}
          onClick={onBack}
        >
          Back
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1} className="pb-5 text-2xl font-semibold tracking-tight">
        Patients
      </h1>
      <form onSubmit={submit} className="flex gap-2 max-md:flex-col">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint"
          />
          <Input
            dir="auto"
            autoComplete="off"
            aria-label={LABEL}
            placeholder={LABEL}
            aria-invalid={shownProblem ? true : undefined}
            aria-describedby="patients-problem"
            value={text}
            onChange={(event) => type(event.target.value)}
            className="pl-9"
          />
        </div>
        <Button
          type="submit"
          busy={isAdding}
          busyLabel="Adding..."
          icon={<Plus aria-hidden className="size-4" />}
        >
          Add patient
        </Button>
      </form>
      <p id="patients-problem" role="alert" className="min-h-6 pt-1 text-sm text-danger-ink">
        {shownProblem}
      </p>
      <Loaded query={query}>
        {(patients) => (
          <List patients={matchPatients(patients, text)} text={text} onOpen={onOpen} />
        )}
      </Loaded>
    </div>
  )
}

interface ListProps {
  patients: readonly Patient[]
  text: string
  onOpen: (patientId: string) => void
}

function List({ patients, text, onOpen }: ListProps) {
  if (patients.length === 0) {
    return (
      <Nothing>{text.trim() === '' ? 'No patients yet.' : 'No patient has this name.'}</Nothing>
    )
  }
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
      {patients.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="flex min-h-control w-full items-center gap-3 px-4 py-2 text-left hover:bg-hover"
          >
            <UserRound aria-hidden className="size-4 shrink-0 text-ink-faint" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
