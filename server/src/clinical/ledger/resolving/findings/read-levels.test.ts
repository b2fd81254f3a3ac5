import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { DEGREES, FROM_NUMBER, LEVELS, TO_NUMBER } from './levels.data.ts'
import { readLevels } from './read-levels.ts'

function levelOf(said: string, told: Partial<FramedFact['attributes']> = {}) {
  const lines = givenLines(`C: ${said}`)
  const fact = givenFact({
    kind: 'measurement',
    concept: 'ferritin',
    said: [givenStretch(lines, 'ferritin')],
    attributes: { value: '12', ...told },
  })
  return readLevels(lines, [fact])[0]?.attributes.severity
}

test.each(LEVELS)('%s', (_, level, example) => {
  expect(levelOf(`your ferritin is ${example} at 12`)).toBe(level)
})

test.each(DEGREES)('%s', (_, degree, example) => {
  expect(levelOf(`your ferritin is ${example} high at 12`)).toBe(`${degree} high`)
})

test.each(TO_NUMBER)('%s', (_, example) => {
  expect(levelOf(`your ferritin was low${example.startsWith(',') ? '' : ' '}${example} 12`)).toBe(
    'low',
  )
})

test.each(FROM_NUMBER)('%s', (_, example) => {
  expect(levelOf(`your ferritin is 12${example} low`)).toBe('low')
})

test.each<[string, string, Partial<FramedFact['attributes']>, string | undefined]>([
  ['a number in words', 'the ferritin is low at twelve', {}, 'low'],
  ['two numbers', 'the ferritin is high at 180 over 95', { value: '180/95' }, 'high'],
  ['what it is not', 'your ferritin is not low at 12', {}, undefined],
  ['what it may be', 'your ferritin may be low at 12', {}, undefined],
  ['an end of what is normal', 'your ferritin is at the low end of normal at 12', {}, undefined],
  ['of another number', 'your ferritin is 12 and the iron is low at 7', {}, undefined],
  ['a number that was said twice', 'ferritin low at 12 , last time 12', {}, undefined],
  ['what is known already', 'the ferritin is low at 12', { severity: 'very low' }, 'very low'],
  ['a longer number', 'your ferritin is low at 112', {}, undefined],
])('%s', (_, said, told, level) => {
  expect(levelOf(said, told)).toBe(level)
})
