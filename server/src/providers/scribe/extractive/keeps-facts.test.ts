import { describe, expect, test } from 'vitest'
import { keepsFacts } from './keeps-facts.ts'

describe('a rewritten sentence', () => {
  test.each([
    ['We will continue the patient on the Norvasc 5 mg a day.', 'Continue Norvasc 5 mg daily.'],
    ['We have the patient on Prozac.', 'Takes Prozac.'],
    ['We can we can repeat the scan.', 'Can repeat the scan.'],
  ])('keeps its facts: %s', (before, after) => {
    expect(keepsFacts(before, after)).toBe(true)
  })

  test.each([
    ['a figure', 'Take 20 mg.', 'Take mg.'],
    ['a repeated figure', 'Take 2 2 mg tablets.', 'Take 2 mg tablets.'],
    ['a drug', 'Take Norvasc and Prozac.', 'Take Prozac.'],
    ['a side', 'Inject the left knee.', 'Inject the knee.'],
    ['a negation', 'We will not start insulin.', 'Start insulin.'],
    ['doubt', 'I think it is a sprain.', 'It is a sprain.'],
    ['a possibility', 'We may start insulin.', 'Start insulin.'],
    ['a condition', 'Call if it swells.', 'Call, it swells.'],
    ['a relative', 'Her mother takes insulin.', 'Takes insulin.'],
    ['a time', 'Return in two weeks.', 'Return.'],
    ['the past', 'There was no rash.', 'No rash.'],
    ['the order', 'Switch from Norvasc to Prozac.', 'Switch from Prozac to Norvasc.'],
    ['a frequency', 'Take Norvasc daily.', 'Take Norvasc.'],
    ['a degree', 'There is a little edema.', 'Edema.'],
  ])('may not lose %s', (_, before, after) => {
    expect(keepsFacts(before, after)).toBe(false)
  })

  test('may not gain a word', () => {
    expect(keepsFacts('Take Norvasc.', 'Take Norvasc daily.')).toBe(false)
    expect(keepsFacts('Take Norvasc.', 'Take Norvasc and Prozac.')).toBe(false)
  })
})
