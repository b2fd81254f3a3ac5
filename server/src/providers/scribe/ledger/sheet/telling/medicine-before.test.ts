import { expect, test } from 'vitest'
import { medicineBefore } from './medicine-before.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'

function before(lines: readonly string[], started?: string): string | undefined {
  const segments = givenVisit(...lines)
  const spoken = spokenSentences(segments)
  const fact =
    started === undefined
      ? undefined
      : heardIn(segments, started, { kind: 'medication', status: 'start' })
  const told = spoken.map(({ text }) =>
    fact && text.includes(fact.said[0]?.words ?? '') ? [fact] : [],
  )
  return medicineBefore(spoken.length - 1, spoken, told)?.name
}

test.each<[string, string[], string | undefined, string | undefined]>([
  [
    'offered in a question',
    [
      'doctor: What about desogestrel?',
      'patient: Yes.',
      'doctor: Seventy five micrograms, one a day.',
    ],
    undefined,
    'desogestrel',
  ],
  [
    'another one was named since',
    ['doctor: Start lithium.', 'doctor: You had ibuprofen.', 'doctor: One tablet, one a day.'],
    'lithium',
    undefined,
  ],
  [
    'the patient only spoke of another one',
    ['doctor: Start lithium.', 'patient: I read about selenium.', 'doctor: One tablet, one a day.'],
    'lithium',
    'lithium',
  ],
  [
    'only on a condition',
    ['doctor: If it gets worse, start lithium.', 'doctor: One tablet, one a day.'],
    'lithium',
    undefined,
  ],
  [
    'two were started',
    ['doctor: Start lithium and metformin.', 'doctor: One tablet, one a day.'],
    'lithium',
    undefined,
  ],
  [
    'it is to be stopped',
    ['patient: I take biotin.', "doctor: I'd stop it, please."],
    undefined,
    'biotin',
  ],
  [
    'nobody knows which is to be stopped',
    ['doctor: Any ibuprofen?', 'patient: Or Percocet.', "doctor: I'd stop it, please."],
    undefined,
    undefined,
  ],
])('%s', (_, lines, started, name) => {
  expect(before(lines, started)).toBe(name)
})
