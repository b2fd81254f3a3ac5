import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { isExplainedThere } from './explained-there.ts'

const KNEE = { site: 'knee', side: 'left' }

test.each<[string, Fact['attributes'], string, Fact['attributes'], boolean]>([
  ['arthritis', KNEE, 'knee pain', { side: 'left' }, true],
  ['arthritis', KNEE, 'knee pain', {}, true],
  ['arthritis', KNEE, 'knee pain', { side: 'right' }, false],
  ['arthritis', KNEE, 'hip pain', {}, false],
  ['knee sprain', {}, 'knee pain', {}, true],
  ['knee replacement', {}, 'knee pain', {}, false],
  ['arthritis', {}, 'knee pain', {}, false],
  ['arthritis', KNEE, 'knee swelling', {}, false],
])('%s %j explains %s %j: %s', (concept, attributes, pain, of, expected) => {
  const [diagnosis, symptom] = givenFacts(
    { kind: 'assessment', concept, attributes },
    { kind: 'assessment', concept: pain, attributes: of },
  )
  if (diagnosis === undefined || symptom === undefined) throw new Error('no fact')
  expect(isExplainedThere(diagnosis, { ...symptom, lines: [0] })).toBe(expected)
  expect(isExplainedThere(diagnosis, { ...symptom, lines: [9] })).toBe(false)
})
