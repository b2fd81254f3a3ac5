import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { factsOfBlock } from '../../facts-of-block.ts'
import { realise } from '../../realise.ts'
import { givenFacts } from '../../testing/given-fact.ts'

function told(...facts: Partial<Fact>[]): string {
  const given = givenFacts(...facts).map((fact, at) => ({ ...fact, ...facts[at] }))
  return realise('hpi', given, { reader: 'clinician' })
    .map(({ text }) => text)
    .join(' ')
}

const had = { kind: 'history', time: 'past' } as const

test('an injury comes before what is felt, and care behind it, its therapies together', () => {
  expect(
    told(
      { kind: 'history', concept: 'physical therapy' },
      { ...had, concept: 'urgent care' },
      { kind: 'history', concept: 'speech therapy' },
      { concept: 'dizziness' },
      { ...had, concept: 'fall' },
    ),
  ).toBe('Fall. Reports dizziness. Seen at urgent care. Physical therapy and speech therapy.')
})

test('care that is over has been had', () => {
  expect(told({ ...had, concept: 'physical therapy' }, { ...had, concept: 'counseling' })).toBe(
    'Has had physical therapy and counseling.',
  )
})

test('a denial that the phraser wrote with its time is no "no prior"', () => {
  const denied = {
    ...had,
    concept: 'sore throat',
    polarity: 'absent',
    attributes: { when: '2 weeks' },
    phrased: true,
    text: 'No sore throat in the past couple of weeks.',
  } as const
  expect(told(denied)).toBe('No sore throat in the past couple of weeks.')
})

test.each([
  ['common cold', '1 month ago', 'hpi'],
  ['influenza', '3 days ago', 'hpi'],
  ['influenza', '2 years ago', 'history'],
  ['pneumonia', '1 month ago', 'history'],
] as const)('%s %s belongs to the %s', (concept, when, block) => {
  const facts = givenFacts({ kind: 'history', concept, time: 'now', attributes: { when } })
  expect(factsOfBlock(block, facts)).toEqual(facts)
})

test.each([
  ['other injury', 'Denies other injury.'],
  ['elbow injury', 'Denies elbow injury.'],
  ['recent falls', 'Denies recent falls.'],
])('%s that did not happen is of the story', (concept, text) => {
  const denied = givenFacts({ kind: 'history', concept, polarity: 'absent' })
  expect(realise('hpi', denied, { reader: 'clinician' }).map((one) => one.text)).toEqual([text])
  expect(realise('history', denied, { reader: 'clinician' })).toEqual([])
})

test('a season is no fall', () => {
  const facts = givenFacts({ ...had, concept: 'teeth checked in the fall' })
  expect(factsOfBlock('history', facts)).toEqual(facts)
})

test('what was taken without more stands in one sentence, behind what is known to have helped or not', () => {
  const took = { kind: 'medication', status: 'took', time: 'past' } as const
  expect(
    told(
      { ...took, concept: 'naproxen' },
      { ...took, concept: 'ibuprofen', attributes: { relief: "it really did n't seem to help" } },
      { ...took, concept: 'senna' },
    ),
  ).toBe('Tried ibuprofen without relief. Previously took naproxen and senna.')
})

test('what was done at home is told with what it did', () => {
  const tried = { ...had, attributes: { relief: "that didn't help with the stiffness" } }
  expect(
    told(
      { ...tried, concept: 'used heating pads' },
      { ...had, concept: 'cold packs' },
      { ...tried, concept: 'warm baths' },
    ),
  ).toBe('Tried heating pads and warm baths without relief. Used cold packs.')
  expect(told({ ...had, concept: 'putting ice', phrased: true, text: 'Tried ice.' })).toBe(
    'Used ice.',
  )
  expect(told({ ...had, concept: 'used a brace' })).toBe('Used brace.')
})

test.each([
  ['blood glucose', 'in the evening', 'hpi'],
  ['blood glucose', 'after meals', 'hpi'],
  ['blood glucose', 'this morning', 'results'],
  ['blood glucose', '3/9/2021', 'results'],
  ['potassium', 'in the evening', 'results'],
] as const)('%s %s belongs to %s', (concept, when, block) => {
  const facts = givenFacts({ kind: 'measurement', concept, attributes: { value: '118', when } })
  expect(factsOfBlock(block, facts)).toHaveLength(1)
  expect(factsOfBlock(block === 'hpi' ? 'results' : 'hpi', facts)).toHaveLength(0)
})
