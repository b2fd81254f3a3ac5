import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { withWholeOrientation } from './whole-orientation.ts'

test.each([
  [
    'alert , oriented to time , place',
    ' , and person . calm',
    'alert and oriented to time, place and person',
  ],
  ['oriented to person and place', '.', 'oriented to person and place'],
  ['oriented to person and place', ' but not to time', 'oriented to person and place, not to time'],
  ['oriented to person', ', not time', 'oriented to person, not to time'],
  ['oriented to person', ' but does not know the year', 'first'],
  ['disoriented to time', ' and place', 'first'],
  ['oriented to time', '. The place is dry.', 'first'],
  ['only oriented to person', ', place', 'first'],
])('%s%s', (words, behind, name) => {
  const [given] = givenFacts({ kind: 'finding', concept: 'first' })
  if (given === undefined) throw new Error('no fact')
  const said = [{ segment_id: 's0', from: 0, to: words.length, words }]
  const concept = name === 'first' ? words : 'oriented to time'
  const segment = { id: 's0', index: 0, text: `${words}${behind}`, speaker: null, role: null }
  const whole = withWholeOrientation({ ...given, said, concept, phrased: true }, [segment])
  expect(whole.concept).toBe(name === 'first' ? words : name)
  expect(whole.phrased).toBe(name === 'first')
})
