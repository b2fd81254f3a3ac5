import { expect, test } from 'vitest'
import { givenContent } from '../../../../clinical/realise/testing/given-fact.ts'
import { shortCondition, taskObject } from './task-object.ts'

test.each([
  ["if you're still having symptoms", 'if symptoms persist'],
  ['once you get the mri', 'once the MRI is done'],
  ["after you've had your biopsy i'll know more", 'after the biopsy is done'],
  ['once we get the biopsy results back', 'once the biopsy results are back'],
  ['once i see the report', 'once the report is back'],
  ['if you get a rash', 'if a rash'],
  ["if you're not doing better by then", 'if not doing better by then'],
  ["if you're not doing better by", 'if not doing better'],
])('%s is told as %s', (said, told) => {
  expect(shortCondition(said)).toBe(told)
})

test.each([
  ['order', 'recheck on your ferritin', 'ferritin'],
  ['order', 'repeat of the urine culture', 'urine culture'],
  ['refer', 'refer you to a breathing a copd clinic', 'COPD clinic'],
  ['refer', 'a memory clinic', 'memory clinic'],
  ['order', 'sending the removed mole to pathology', 'send the removed mole to pathology'],
  ['refer', 'very urgent rheumatology referral', 'rheumatology referral'],
  ['order', 'check your liver and kidneys', 'liver function tests and kidney function'],
  ['order', 'stool sample sent to the lab', 'stool sample'],
  ['refer', 'seen today by the on-call surgeon', 'on-call surgeon'],
  ['refer', 'urgent care', 'urgent care'],
  ['refer', 'podiatry folks', 'podiatry'],
  ['procedure', 'due for a bone scan anyway', 'bone scan'],
  ['order', 'redo the lipids', 'lipid panel'],
  ['refer', 'feet to a podiatrist', 'podiatrist'],
  ['refer', 'two week wait referral to the bowel clinic', 'bowel clinic'],
  ['refer', 'orthopedic surgeon dr', 'orthopedic surgeon'],
  ['order', 'down for a bone scan', 'bone scan'],
  ['order', 'off with a bone scan', 'bone scan'],
  ['order', 'all the swabs', 'swabs'],
  ['order', 'somebody to look into it', undefined],
  ['order', 'certain tests', undefined],
  ['order', 'recheck the thyroid', 'thyroid function tests'],
  ['procedure', 'have the stitches out', 'stitch removal'],
  ['order', 'put those insoles to the test', 'insoles'],
  ['procedure', 'excision of the node to remove', 'excision of the node'],
  ['order', 'iron panel in addition', 'iron panel'],
  ['order', 'get the culture back', 'culture'],
  ['order', 'x-ray of the lower back', 'x-ray of the lower back'],
] as const)('to %s %s is about %s', (act, concept, thing) => {
  expect(taskObject(givenContent({ kind: 'plan', act, concept }))).toBe(thing)
})

test('what only begins a name is no medicine', () => {
  expect(taskObject(givenContent({ kind: 'medication', concept: 'anti' }))).toBeUndefined()
})

test.each([
  ['full-dose aspirin', 'full-dose aspirin'],
  ['baby aspirin', 'baby aspirin'],
  ['lysinopril', 'lisinopril'],
  ['certain medications', undefined],
  ['cc', undefined],
])('%s is written as %s', (concept, thing) => {
  expect(taskObject(givenContent({ kind: 'medication', status: 'stop', concept }))).toBe(thing)
})

test.each([
  ['to help with the nausea', 'medications'],
  ['make you function a bit', undefined],
  [undefined, undefined],
])('a medicine without a name %s', (reason, thing) => {
  const attributes = reason === undefined ? {} : { reason }
  expect(
    taskObject(
      givenContent({ kind: 'medication', status: 'start', concept: 'medication', attributes }),
    ),
  ).toBe(thing)
})
