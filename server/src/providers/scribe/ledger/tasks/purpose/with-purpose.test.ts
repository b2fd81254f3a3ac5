import { expect, test } from 'vitest'
import type { Fact, FactContent } from '@chartwright/contract/facts'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { proposeTasks } from '../../propose-tasks.ts'
import { saidFact } from '../testing/said-fact.ts'

const FACTS: readonly Fact[] = givenFacts(
  { kind: 'assessment', concept: 'knee pain' },
  { kind: 'assessment', concept: 'anemia' },
)

function titleOf(sentence: string, told: Partial<FactContent> = {}): string | undefined {
  const { fact, segments } = saidFact(sentence, { act: 'order', ...told })
  const given = [{ ...fact, id: 'ordered' }, ...FACTS]
  return proposeTasks(given, segments, { date: '2026-03-09' })[0]?.title
}

test.each([
  ['For your left knee pain, I order an [MRI] today.', 'Order MRI for the left knee pain today'],
  ['For your anemia, I order some [labs].', 'Order labs for the anemia'],
  [
    'Your left knee pain is worse than the right knee. For your left knee pain, I order an [MRI].',
    'Order MRI for the knee pain',
  ],
])('what is not clear by itself says what it is for: %s', (sentence, title) => {
  expect(titleOf(sentence)).toBe(title)
})

test.each([
  ['For your anemia, I order a [colonoscopy].', 'Order colonoscopy'],
  ['For your knee pain, I order an [ankle MRI].', 'Order ankle MRI'],
  [
    'There is a lump in the groin and one in the axilla. I order an [ultrasound] of that area.',
    'Order ultrasound',
  ],
  ['There is a lump in the right groin. I order an [ultrasound] to be safe.', 'Order ultrasound'],
  [
    'We had the left and right ankle. The left ankle hurts, the right ankle not. I order an [MRI] of that area.',
    'Order MRI',
  ],
])('nothing is added: %s', (sentence, title) => {
  expect(titleOf(sentence)).toBe(title)
})

test('a part that is known stays', () => {
  const told = { attributes: { site: 'hip' } }
  expect(titleOf('For your knee pain, I order an [MRI].', told)).toBe('Order MRI (hip)')
})

test('the purpose stands before the condition', () => {
  const told = { attributes: { condition: 'if symptoms persist' } }
  const title = titleOf(
    'For your knee pain, I use ice. If symptoms persist, I order an [MRI].',
    told,
  )
  expect(title).toBe('Order MRI for the knee pain if symptoms persist')
})
