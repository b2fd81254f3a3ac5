import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { drug, plan, propose, titles } from './testing/propose.ts'

test('labs are one order under each of their names', () => {
  expect(titles(plan('order', 'labs'), plan('order', 'some blood work'))).toHaveLength(1)
  expect(titles(plan('order', 'labs'), plan('order', 'routine blood tests'))).toHaveLength(2)
})

test('a call by the clinic is one to the patient, and a call to it no task', () => {
  expect(titles(plan('follow_up', 'contact the clinic'))).toEqual([])
  expect(titles(plan('follow_up', 'call support team'))).toEqual([])
})

test('a strength and a number of tablets are one dose', () => {
  expect(
    titles(
      drug('start', 'codeine', { dose: '1-2 tablets', frequency: 'as needed' }),
      drug('start', 'codeine', { dose: '15 mg' }),
    ),
  ).toEqual(['Prescribe codeine 15 mg, 1-2 tablets as needed'])
})

test('two names of a visit on one day are one visit', () => {
  const today = { when: 'today' }
  const review = plan('follow_up', 'clinic review', today)
  expect(titles(review, plan('follow_up', 'follow-up', today))).toEqual([
    'Book clinic review today',
  ])
  expect(titles(review, plan('follow_up', 'follow-up', { when: '2 weeks' }))).toHaveLength(2)
})

test('a vaccine that is advised and given a time is one task', () => {
  expect(
    propose(
      drug('start', 'shingles vaccine'),
      plan('procedure', 'shingles vaccine', { when: 'next month' }),
    ),
  ).toMatchObject([{ title: 'Arrange shingles vaccine next month', dueDate: '2026-04-09' }])
})

test('one thing under two names is one task, by the better name', () => {
  expect(titles(plan('refer', 'urology'), plan('refer', 'urology for a possible scan'))).toEqual([
    'Refer to urology',
  ])
  expect(titles(plan('order', 'ct scan'), plan('order', 'ct scan of the abdomen'))).toEqual([
    'Order CT scan of the abdomen',
  ])
  expect(
    titles(plan('refer', 'physical therapy'), plan('refer', 'physical therapy appointment')),
  ).toEqual(['Refer to physical therapy'])
  expect(
    titles(plan('order', 'mri', { side: 'right', site: 'foot' }), plan('order', 'mri')),
  ).toEqual(['Order MRI (right foot)'])
  expect(titles(plan('refer', 'nutrition'), plan('refer', 'dietitian'))).toHaveLength(1)
  expect(
    titles(plan('procedure', 'cortisone injection'), plan('procedure', 'steroid injection')),
  ).toHaveLength(1)
  expect(titles(plan('order', 'catheterization'), plan('procedure', 'cath'))).toEqual([
    'Order catheterization',
  ])
  expect(titles(plan('procedure', 'colonoscopy'), plan('order', 'colonoscopy'))).toHaveLength(1)
})

test('a visit that is said again within its span is the same', () => {
  const visit = (attributes: FactContent['attributes']) =>
    plan('follow_up', 'follow-up', attributes)
  expect(titles(visit({ when: '1-2 weeks' }), visit({ when: '1 week' }))).toHaveLength(1)
  expect(titles(visit({ when: '1-2 weeks' }), visit({ when: '4 weeks' }))).toHaveLength(2)
  expect(titles(visit({ when: '4 weeks' }), visit({ when: '1 month' }))).toHaveLength(1)
  expect(titles(visit({ when: '1 day' }), visit({ when: '2 days' }))).toHaveLength(2)
  expect(titles(visit({ when: '1 week' }), visit({ condition: 'if it gets worse' }))).toEqual([
    'Book follow-up in 1 week',
  ])
})

test('what was said twice is one task with both lines', () => {
  expect(
    propose(
      plan('follow_up', 'follow-up'),
      plan('follow_up', 'follow-up', { when: '2 weeks' }),
      drug('start', 'lasix'),
      drug('start', 'lasix', { dose: '40 mg' }),
      plan('refer', 'gastroenterologist'),
      plan('refer', 'gastroenterology'),
    ),
  ).toMatchObject([
    { title: 'Book follow-up in 2 weeks', dueDate: '2026-03-23', segmentIds: ['s1', 's0'] },
    { title: 'Prescribe Lasix 40 mg', segmentIds: ['s3', 's2'] },
    { title: 'Refer to gastroenterologist' },
  ])
})

test('two visits at different times are two tasks', () => {
  expect(
    titles(
      plan('follow_up', 'asthma follow-up', { when: '6 weeks' }),
      plan('follow_up', 'mood follow-up', { when: '2 weeks' }),
      plan('order', 'mri', { side: 'left' }),
      plan('order', 'mri', { side: 'right' }),
    ),
  ).toHaveLength(4)
})

test('a clinic that was named in two ways is one referral', () => {
  expect(titles(plan('refer', 'tia clinic'), plan('refer', 'mini-stroke clinic'))).toHaveLength(1)
})
