import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenContent } from '../realise/testing/given-fact.ts'
import { losesNothing } from './loses-nothing.ts'

type Told = Partial<FactContent> & { text?: string; around?: string }

const DRUG: Told = { kind: 'medication', concept: 'lisinopril', status: 'takes' }
const VISIT: Told = { kind: 'plan', act: 'follow_up', concept: 'follow-up' }

test.each<[boolean, string, Told]>([
  [true, 'Knee pain on the left.', { attributes: { side: 'left' } }],
  [false, 'Knee pain.', { attributes: { side: 'left' } }],
  [
    true,
    'Start lisinopril 20 mg if cough persists.',
    {
      ...DRUG,
      attributes: { condition: 'if the cough goes on' },
      text: 'Start lisinopril 20 mg if the cough goes on.',
      around: 'if the cough goes on, lisinopril twenty',
    },
  ],
  [false, 'Start lisinopril.', { ...DRUG, text: 'Start lisinopril 20 mg.' }],
  [false, 'Fatigue.', { text: 'Tired for 5 weeks.' }],
  [false, 'Climbing stairs.', { text: 'Not climbing stairs.' }],
  [false, 'Can walk.', { text: 'Able to walk but not far.' }],
  [true, 'Has not climbed stairs.', { text: 'Not climbing stairs.' }],
  [true, 'Poor sleep.', { text: 'Not sleeping well.' }],
  [true, 'Fatigue for about five weeks.', { text: 'Tired for 5 weeks.' }],
  [false, 'Start 20 mg.', { ...DRUG, text: 'Start lisinopril 20 mg.' }],
  [
    false,
    'Follow up in 6 weeks if results are off.',
    { ...VISIT, around: 'six weeks, unless the results are off' },
  ],
  [
    true,
    'Follow up in 6 weeks unless results are off.',
    { ...VISIT, around: 'six weeks, unless the results are off' },
  ],
  [
    false,
    'Head CT only if normal.',
    {
      kind: 'plan',
      act: 'order',
      concept: 'head ct',
      around: 'a head CT, and only if that is normal we will do a puncture',
    },
  ],
  [
    true,
    'Puncture only if CT is normal.',
    {
      kind: 'plan',
      act: 'order',
      concept: 'puncture',
      text: 'Order puncture.',
      around: 'a head CT, and only if that is normal we will do a puncture',
    },
  ],
  [false, 'Ultrasound if normal.', { kind: 'plan', act: 'order', around: 'get an ultrasound' }],
  [false, 'Come in.', { kind: 'plan', act: 'follow_up', around: 'come in if it swells' }],
  [
    false,
    'Takes lisinopril 40 mg morning and night.',
    {
      ...DRUG,
      text: 'Takes lisinopril 40 mg.',
      around: 'forty in the morning and twenty at night',
    },
  ],
  [
    true,
    'Takes lisinopril 20 mg morning and night.',
    { ...DRUG, text: 'Takes lisinopril 20 mg.', around: 'twenty in the morning and at night' },
  ],
  [
    false,
    'Takes lisinopril 10-3 times daily.',
    { ...DRUG, text: 'Takes lisinopril.', around: 'ten, three times a day' },
  ],
  [
    true,
    'Takes lisinopril 2-3 times a week.',
    { ...DRUG, text: 'Takes lisinopril.', around: 'two or three a week' },
  ],
  [false, 'Father: no gout.', { kind: 'family', who: 'mother', polarity: 'absent' }],
  [false, 'No gout.', { kind: 'family', who: 'father', polarity: 'absent' }],
  [true, 'Father: gout.', { kind: 'family', who: 'mother' }],
  [false, 'Gout.', { kind: 'family', who: 'mother' }],
  [false, 'Stop lisinopril.', { ...DRUG, text: 'Consider stopping lisinopril.' }],
  [true, 'May stop lisinopril.', { ...DRUG, text: 'Consider stopping lisinopril.' }],
  [
    false,
    'No fracture of the knee.',
    { kind: 'result', attributes: { detail: 'x-ray of the knee' } },
  ],
  [
    true,
    'CT: no stone.',
    { around: 'the ct shows no stone', kind: 'result', attributes: { detail: 'CT scan' } },
  ],
  [false, 'No fracture.', { kind: 'result', attributes: { detail: 'knee x-ray' } }],
  [
    false,
    'Ultrasound: no stones.',
    { kind: 'result', attributes: { detail: 'gallbladder ultrasound' } },
  ],
  [true, 'Knee x-ray: no fracture.', { kind: 'result', attributes: { detail: 'knee x-ray' } }],
  [false, 'Right knee: no effusion.', { around: 'at the right knee there is an effusion' }],
  [true, 'No effusion.', { around: "I don't see an effusion" }],
  [false, 'No straight leg raise.', { text: 'Straight leg raise negative.' }],
  [true, 'Negative straight leg raise.', { text: 'Straight leg raise negative.' }],
  [
    false,
    'Denies numbness of all toes.',
    { polarity: 'absent', attributes: { detail: 'but not in all of my toes' } },
  ],
  [
    true,
    'Denies numbness.',
    { polarity: 'absent', attributes: { detail: 'but no nothing out of the ordinary' } },
  ],
  [false, 'Hip problems.', { text: 'Probable hip arthritis.' }],
  [true, 'Trouble walking.', { text: 'Walking problems.' }],
])('%s: %s', (isWhole, sentence, { text = '', around = '', ...told }) => {
  expect(losesNothing(sentence, { ...givenContent(told), text }, around)).toBe(isWhole)
})
