import { expect, test } from 'vitest'
import { ReaderError } from '../reader.ts'
import { builtinReader } from './builtin.ts'

const lines = [
  { speaker: null, role: null, text: 'Doctor: Are you allergic to anything?' },
  { speaker: null, role: null, text: 'Patient: I am allergic to penicillin.' },
]

test('reads in a process of its own, and tells places in the lines as they are', async () => {
  const reader = builtinReader()
  const facts = await reader.read({ practitionerId: 'ada', lines })
  await reader.close()
  const allergy = facts.find(({ kind }) => kind === 'allergy')
  const [said] = allergy?.said ?? []
  expect(lines[said?.line ?? 0]?.text.slice(said?.from, said?.to)).toMatch(/penicillin$/)
}, 60_000)

test('a reader that is closed says so', async () => {
  const reader = builtinReader()
  await reader.close()
  const reading = reader.read({ practitionerId: 'ada', lines })
  await expect(reading).rejects.toBeInstanceOf(ReaderError)
})
