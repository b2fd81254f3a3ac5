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
    'given first in so many words',
    ["doctor: We'll try some hydrocortisone first.", 'doctor: You use it twice a day.'],
    undefined,
    'hydrocortisone',
  ],
  [
    'only weighed',
    ["doctor: We'll try hydrocortisone or maybe none.", 'doctor: You use it twice a day.'],
    undefined,
    undefined,
  ],
  [
    'a prescription without a name',
    ["doctor: We'll send you that prescription.", 'doctor: One tablet, three times a day.'],
    undefined,
    'your prescription',
  ],
  [
    'a prescription beside a name',
    [
      "doctor: We'll send you that prescription, ibuprofen or naproxen.",
      'doctor: One tablet, three times a day.',
    ],
    undefined,
    undefined,
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
  [
    'what is done so often is no medicine',
    ['doctor: Start lithium.', 'doctor: You do that for ten minutes every day, it helps.'],
    'lithium',
    undefined,
  ],
])('%s', (_, lines, started, name) => {
  expect(before(lines, started)).toBe(name)
})

test('what was advised since is what is done so often', () => {
  const segments = givenVisit(
    'doctor: Start lithium.',
    'doctor: Use a cold pack.',
    'doctor: Put it on, one pack every day.',
  )
  const spoken = spokenSentences(segments)
  const facts = [
    heardIn(segments, 'lithium', { kind: 'medication', status: 'start' }),
    heardIn(segments, 'cold pack', { kind: 'plan', act: 'advise' }),
  ]
  const told = spoken.map(({ text }) => facts.filter(({ id }) => text.includes(id)))
  expect(medicineBefore(2, spoken, told)).toBeUndefined()
  expect(medicineBefore(2, spoken, [told[0] ?? [], [], []])?.name).toBe('lithium')
})
