import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withDepartment } from './with-department.ts'

test.each([
  ["I'm [referring you to general surgery] for that.", 'refer', 'general surgery'],
  ["I'm [referring you for surgery].", 'refer', 'surgery'],
  ['We plan [general surgery].', 'procedure', 'surgery'],
] as const)('%s', (sentence, act, expected) => {
  const { fact } = saidFact(sentence, { act, concept: 'surgery' })
  expect(withDepartment(fact).concept).toBe(expected)
})

test('general surgery is nothing that is done', () => {
  const { fact } = saidFact('We get you in with [general surgery about that lump].', {
    act: 'procedure',
  })
  expect(withDepartment(fact)).toMatchObject({ act: 'refer', concept: 'general surgery' })
})
