import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withoutOthersTime } from './of-others-time.ts'

test.each([
  ["I refer you to [physiotherapy], they'll be in touch within two weeks.", undefined],
  ['The [physiotherapy] referral is in, you should hear from them within two weeks.', undefined],
  ['I refer you to [physiotherapy], they usually see people within two weeks.', undefined],
  ['I refer you to [physiotherapy] within two weeks.', '2 weeks'],
  ["I refer you to [physiotherapy], they'll see you within two weeks.", '2 weeks'],
])('%s', (sentence, expected) => {
  const told = { act: 'refer', attributes: { when: '2 weeks' } } as const
  const { fact, segments } = saidFact(sentence, told)
  const text = segments[0]?.text ?? ''
  const from = text.indexOf('within')
  const time = { segment_id: 's0', from, to: from + 16, words: 'within two weeks' }
  const timed = withoutOthersTime({ ...fact, said: [...fact.said, time] }, segments)
  expect(timed.attributes.when).toBe(expected)
})
