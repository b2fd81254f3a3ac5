import { expect, test } from 'vitest'
import { givenFact } from '../../testing/given-facts.ts'
import { sickButNotSick } from './sick-but-not-sick.ts'

const sick = (polarity: 'present' | 'absent', ...lines: number[]) =>
  givenFact({ concept: 'feeling sick', polarity, lines })
const told = (...facts: ReturnType<typeof sick>[]) =>
  sickButNotSick(facts).map(({ polarity, concept }) => `${polarity} ${concept}`)

test('who feels sick and is not sick has nausea and does not vomit', () => {
  expect(told(sick('present', 2, 3), sick('absent', 3))).toEqual([
    'present nausea',
    'absent vomiting',
  ])
})

test('a denial by itself, or of another time, is left as it was said', () => {
  expect(told(sick('absent', 3))).toEqual(['absent feeling sick'])
  expect(told(sick('present', 2), sick('absent', 9))).toEqual([
    'present feeling sick',
    'absent feeling sick',
  ])
})
