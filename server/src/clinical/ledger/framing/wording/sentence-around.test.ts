import { expect, test } from 'vitest'
import { sentenceAround } from './sentence-around.ts'

test.each(['seven', 'twelve', 'seventeen', 'thirty', 'hundred'])(
  'the point behind %s ends no sentence',
  (number) => {
    const text = `Take the losartan ${number} . five milligrams daily . And rest .`
    const from = text.indexOf('losartan')
    const { before, after } = sentenceAround(text, { from, to: from + 'losartan'.length })
    expect(before).toBe('Take the ')
    expect(after).toBe(` ${number} . five milligrams daily `)
  },
)
