import { patientsApi, type Patient } from '@chartwright/contract/patients'
import { DELETED } from '@chartwright/contract/values'
import { writeSession } from '../src/lib/account/auth-store.ts'
import { FakeApi, NoAnswer, Refusal } from '../src/testing/fake-api.ts'

export const pickerStates = [
  'full',
  'many',
  'odd-names',
  'empty',
  'loading',
  'error',
  'slow-add',
  'refuses',
] as const
export type PickerState = (typeof pickerStates)[number]

const never = new Promise<never>(() => undefined)
const SLOW_MS = 4_000

/** From now on the page's calls are answered as this state of the server would. */
export function serve(state: PickerState): void {
  let patients = namesOf(state).map(patientOf)
  const refuses = state === 'refuses'
  const api = new FakeApi()
    .on(patientsApi.list, () => {
      if (state === 'loading') return never
      if (state === 'error') throw new Refusal('SERVER_ERROR')
      return patients
    })
    .on(patientsApi.create, async ({ body }) => {
      if (refuses) throw new NoAnswer()
      if (state === 'slow-add') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      const created = patientOf(body.name)
      patients = [...patients, created]
      return created
    })
    .on(patientsApi.remove, ({ params }) => {
      if (refuses) throw new NoAnswer()
      patients = patients.filter(({ id }) => id !== params.id)
      return DELETED
    })
  window.fetch = api.fetch
  writeSession({ token: 'gallery' })
}

function patientOf(name: string): Patient {
  return { id: crypto.randomUUID(), name }
}

function namesOf(state: PickerState): string[] {
  if (state === 'empty' || state === 'loading' || state === 'error') return []
  if (state === 'many') return Array.from({ length: 3_000 }, (_, index) => `Patient ${index + 1}`)
  if (state === 'odd-names') return oddNames
  return 'Patient A,Patient B,Patient C,Patient D,Patient E,Patient F,Patient G,Patient H'.split(
    ',',
  )
}

const oddNames = [
  'مريض ألف',
  'מטופל בית',
  '患者 ア',
  'Patiënt Ångström 👩‍⚕️',
  '<b>Bold</b> & "quoted"',
  'W'.repeat(120),
  'A name of many words that goes on and on until it no longer fits on one line of the list',
]
