import { describe, expect, test } from 'vitest'
import { headingTopics } from './heading-topics.ts'

describe('what goes under a heading', () => {
  test.each([
    ['HPI', ['hpi']],
    ['Medications and Allergies', ['medications', 'allergies']],
    ['A/P', ['assessment', 'plan']],
    ['Physical Examination', ['exam', 'vitals']],
    ['Follow-up', ['followUp']],
    ['Signature', []],
    ['Restrictions on Return', []],
    ['Shoe size', []],
  ])('%s', (title, topics) => {
    expect(headingTopics(title)).toEqual(topics)
  })
})
