import { describe, expect, test } from 'vitest'
import { proposeTasks } from '../propose-tasks.ts'
import { ORDER_ROWS } from './said-orders.data.ts'
import { saidFact } from './testing/said-fact.ts'

const lineOf = (text: string) => [{ id: 's0', index: 0, speaker: 'doctor', text }]
const titles = (text: string) =>
  proposeTasks([], lineOf(text), { date: '2026-03-09' }).map(({ title }) => title)

describe('each row proposes what its example decides, and nothing for what is unlike it', () => {
  test.each(ORDER_ROWS)('$example', ({ example, proposes, unlike }) => {
    expect(titles(example)).toEqual([proposes])
    expect(titles(unlike)).toEqual([])
  })
})

test.each([
  ["I'm gon na , um , order a chest x-ray .", ['Order chest x-ray']],
  [
    'We will refer you to physical therapy once we get the biopsy results back.',
    ['Refer to physical therapy once the biopsy results are back'],
  ],
  ["I'll order an ultrasound in a couple of weeks.", ['Order ultrasound in 2 weeks']],
  ["I'll order an ultrasound next week, okay?", ['Order ultrasound next week']],
  ["I'm not sure that I will order an mri.", []],
  ["I'll order an mri if it goes on.", []],
  ["I'll order a surprise for the party.", []],
])('%s', (text, expected) => {
  expect(titles(text)).toEqual(expected)
})

test('what was read as declined or on a condition beside it is not proposed', () => {
  const sentence = "I'll order [an mri of the hip]."
  const { fact, segments } = saidFact(sentence, { act: 'declined', concept: 'hip mri' })
  expect(proposeTasks([fact], segments, { date: '2026-03-09' })).toEqual([])
})

test('what was read already from these words stands under its own name', () => {
  const { fact, segments } = saidFact("I'll order a [podiatry consult].", {
    act: 'refer',
    concept: 'podiatry',
  })
  const tasks = proposeTasks([fact], segments, { date: '2026-03-09' })
  expect(tasks.map(({ title }) => title)).toEqual(['Refer to podiatry'])
})

test('what was read already is one task', () => {
  const sentence = "I'll order [an mri of the hip]."
  const { fact, segments } = saidFact(sentence, { act: 'order', concept: 'hip mri' })
  expect(proposeTasks([fact], segments, { date: '2026-03-09' })).toHaveLength(1)
})
