import { expect, test } from 'vitest'
import { ReaderError } from '../reader.ts'
import { builtinReader } from './builtin.ts'

const lines = [
  { speaker: null, role: null, text: 'Doctor: What medicines do you take?' },
  { speaker: null, role: null, text: 'Patient: I take lisinopril 20 mg once a day.' },
]

test('reads in a process of its own, and tells places in the lines as they are', async () => {
  const reader = builtinReader()
  const facts = await reader.read({ practitionerId: 'ada', lines })
  await reader.close()
  const drug = facts.find(({ kind }) => kind === 'medication')
  const [said] = drug?.said ?? []
  expect(lines[said?.line ?? 0]?.text.slice(said?.from, said?.to)).toBe('lisinopril')
}, 60_000)

test('a reader that is closed says so', async () => {
  const reader = builtinReader()
  await reader.close()
  const reading = reader.read({ practitionerId: 'ada', lines })
  await expect(reading).rejects.toBeInstanceOf(ReaderError)
})
