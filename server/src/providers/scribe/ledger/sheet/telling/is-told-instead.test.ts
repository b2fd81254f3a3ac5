import { expect, test } from 'vitest'
import { planSheet } from '../plan-sheet.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'

const START = {
  kind: 'medication',
  status: 'start',
  concept: 'naproxen',
  attributes: { dose: '500 mg', frequency: 'twice daily' },
} as const

function sheetOf(said: string, words: string, told: Parameters<typeof heardIn>[2]) {
  const segments = givenVisit(`doctor: ${said}`)
  const { quotations, facts } = planSheet([heardIn(segments, words, told)], segments)
  return { quoted: quotations.map(({ text }) => text), told: facts.map(({ concept }) => concept) }
}

test.each([
  ['So this, this is your naproxen, twice a day, you know.', 'naproxen', START],
  [
    "I'm thinking I'll, I'll order an MRI of that.",
    'MRI',
    { kind: 'plan', act: 'order', concept: 'MRI' } as const,
  ],
])('%s is told by its fact', (said, words, told) => {
  expect(sheetOf(said, words, told)).toEqual({ quoted: [], told: [told.concept] })
})

test.each([
  ['So this, this is your naproxen, or ibuprofen, twice a day.', START],
  ['So this, this is an extra dose of your naproxen, five hundred milligrams.', START],
  ["So this, this is your naproxen, five hundred, and don't, don't drive with it.", START],
  ['So this, this is your naproxen, five hundred milligrams.', { ...START, sureness: 0.8 }],
  ['So this, this is your naproxen, one tablet, five hundred.', { ...START, attributes: {} }],
])('%s is quoted', (said, told) => {
  const { quoted } = sheetOf(said, 'naproxen', told)
  expect(quoted).toEqual([expect.stringContaining('naproxen')])
})
