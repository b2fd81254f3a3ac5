import { expect, test } from 'vitest'
import { givenLines, givenMention } from '../testing/given-facts.ts'
import { isDoubtedByPatient } from './patient-doubts.ts'
import { PATIENT_DOUBTS } from './patient-doubts.data.ts'
import { readCertainty } from './read-certainty.ts'

function mentionsOf(
  of: (typeof PATIENT_DOUBTS)[number]['of'],
  [said, words]: readonly [string, string],
) {
  const lines = givenLines(`P: ${said}`)
  return of.map((kind) => [said, givenMention(lines, words, { kind })] as const)
}

test.each(PATIENT_DOUBTS.map((row) => [row.example[0], row] as const))('%s', (_, row) => {
  for (const [said, mention] of mentionsOf(row.of, row.example))
    expect(readCertainty(said, mention, [])).toBe('possible')
})

test.each(PATIENT_DOUBTS.map((row) => [row.unlike[0], row] as const))('no doubt: %s', (_, row) => {
  for (const [said, mention] of mentionsOf(row.of, row.unlike))
    expect(isDoubtedByPatient(said, mention)).toBe(false)
})
