import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { saidFact } from '../testing/said-fact.ts'
import { withSaidTime } from './task-time.ts'

function whenOf(sentence: string, told: Partial<FactContent>): string | undefined {
  const { fact, segments } = saidFact(sentence, told)
  return withSaidTime(fact, segments).attributes.when
}

test.each([
  ["I'll [repeat the ECG today].", 'today'],
  ['We take a [urine sample] before you leave.', 'before you leave'],
  ['We take a [urine sample] before you leave for your trip.', undefined],
  ['We do the [ultrasound] on Monday week.', undefined],
  ['I want the [ultrasound] done this afternoon, if that works.', 'this afternoon'],
  ['We do the [ultrasound] on Thursday.', 'on thursday'],
  ['Let us do another [ultrasound] in a couple of weeks.', '2 weeks'],
  ['Come back in two weeks to get a [wrist x-ray].', '2 weeks'],
  ['Come back in a month and recheck the [ferritin].', '1 month'],
  ['I want a [ferritin] before your next visit.', 'before the next visit'],
  ['I want a [bone scan]. We try and get that done this week.', 'this week'],
  ['I want a [bone scan]. Go down to the nurse tomorrow for that.', 'tomorrow'],
  ['I want a [bone scan]. You did well today.', undefined],
  ['I draw your [ferritin] on the way out.', 'on the way out'],
  ['I see you on Friday and [take the stitches out].', 'on friday'],
  ['I order an [ultrasound] in two weeks I see you again.', undefined],
  ['I see you in two weeks, and I order an [ultrasound].', undefined],
  ['We do an [ultrasound] within two weeks of the surgery.', undefined],
  ['An [ultrasound]. It hurt more today.', undefined],
])('%s is due %s', (sentence, when) => {
  expect(whenOf(sentence, { act: 'order' })).toBe(when)
})

test('a prescription is due on a day, and not after the time that it is taken', () => {
  const drug = { kind: 'medication', status: 'start' } as const
  expect(whenOf('I give you [amoxicillin] today.', drug)).toBe('today')
  expect(whenOf('Stop the [amoxicillin] in two weeks.', drug)).toBeUndefined()
})

test('a referral is due when it is sent, also where that is said a little later', () => {
  const { fact, segments } = saidFact('I refer you to a [memory clinic].', { act: 'refer' })
  const whenAfter = (text: string) =>
    withSaidTime(fact, [...segments, { id: 's1', index: 1, speaker: 'doctor', text }]).attributes
      .when
  expect(whenAfter('I send that referral off now.')).toBe('today')
  expect(whenAfter('I had the referral of last year now.')).toBeUndefined()
})

test.each([
  ['[Come in Thursday] for it.', 'on thursday'],
  ['I [see you Thursday week].', undefined],
  ['I [see you] after the sleep study is done.', 'after the sleep study'],
  ['Come back in a month for a [weight check].', '1 month'],
  ['[See me in a fortnight].', '2 weeks'],
])('the visit of “%s” is %s', (sentence, when) => {
  expect(whenOf(sentence, { act: 'follow_up' })).toBe(when)
})

test('those who are referred to may be asked to see the patient soon', () => {
  const sentence = 'I refer you to [cardiology]. I want them to see you within six weeks.'
  expect(whenOf(sentence, { act: 'refer' })).toBe('6 weeks')
})

test('a drug that is left off before a procedure says when', () => {
  const drug = { kind: 'medication', status: 'stop' } as const
  expect(whenOf('Stop the [warfarin] five days before your procedure.', drug)).toBe(
    '5 days before the procedure',
  )
  expect(whenOf('[Stop the warfarin five days] before the procedure.', drug)).toBe(
    '5 days before the procedure',
  )
  expect(whenOf('Stop the [warfarin] before you fall.', drug)).toBeUndefined()
})

test('a visit of today is nothing to book', () => {
  expect(whenOf('You are here for your [follow-up] today.', { act: 'follow_up' })).toBeUndefined()
})

test('a time that says what it is counted from is not told twice', () => {
  const attributes = { when: 'within 2 weeks of surgery' }
  expect(whenOf('A check [within two weeks] of your surgery.', { act: 'order', attributes })).toBe(
    'within 2 weeks of surgery',
  )
})
