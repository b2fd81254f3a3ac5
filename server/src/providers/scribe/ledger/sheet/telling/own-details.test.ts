import { expect, test } from 'vitest'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { ownDetails } from './own-details.ts'

const attributes = { duration: '10 minutes', frequency: '3 times a day', site: 'heel' }

function detailsIn(line: string) {
  const segments = givenVisit(`doctor: ${line}`)
  const fact = heardIn(segments, 'stretch the heel', { kind: 'plan', act: 'advise', attributes })
  const time = heardIn(segments, 'ten minutes three times a day', {})
  const other = heardIn(segments, 'ice', { kind: 'plan', act: 'advise' })
  return ownDetails({ ...fact, said: [...fact.said, ...time.said] }, [fact, other])
}

test('how often is told of what was named last', () => {
  expect(detailsIn('you stretch the heel for ten minutes three times a day and ice it')).toEqual({
    duration: '10 minutes',
    frequency: '3 times a day',
  })
  expect(detailsIn('you stretch the heel and ice it for ten minutes three times a day')).toEqual({})
  expect(detailsIn('for ten minutes three times a day you stretch the heel and ice it')).toEqual({})
})
