import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { tellFact } from './tell-fact.ts'
import { givenContent } from '../testing/given-fact.ts'

test.each<[Partial<FactContent>, string]>([
  [{ concept: 'dysuria', attributes: { duration: '6 days' } }, 'Dysuria for 6 days.'],
  [
    { kind: 'assessment', concept: 'hernia repair', status: 'stable' },
    'Status post hernia repair, stable.',
  ],
  [{ kind: 'assessment', concept: 'hernia repair' }, 'Hernia repair.'],
  [{ kind: 'assessment', concept: 'hernia', status: 'stable' }, 'Hernia, stable.'],
  [{ concept: 'dizziness', attributes: { duration: '1 minute' } }, 'Dizziness lasting 1 minute.'],
  [{ concept: 'poor sleep', attributes: { severity: 'a lot' } }, 'Very poor sleep.'],
  [{ concept: 'mucus', attributes: { severity: 'a lot' } }, 'Copious mucus.'],
  [
    { concept: 'anxious about flying', attributes: { severity: 'a bit' } },
    'Slightly anxious about flying.',
  ],
  [
    { concept: 'pop', time: 'past', attributes: { site: 'ankle', side: 'left' } },
    'Had popping sensation in the left ankle.',
  ],
  [{ concept: 'flank pain', polarity: 'absent' }, 'Denies flank pain.'],
  [
    { concept: 'pain', polarity: 'absent', attributes: { condition: 'on the stairs' } },
    'Denies pain on the stairs.',
  ],
  [{ concept: 'knee pain', attributes: { side: 'left' } }, 'Left knee pain.'],
  [{ concept: 'numbness', attributes: { site: 'more in my thumb' } }, 'Numbness in the thumb.'],
  [
    { kind: 'history', concept: 'significant past medical history', polarity: 'absent' },
    'No significant past medical history.',
  ],
  [
    { kind: 'measurement', concept: 'fasting was 98', attributes: { value: '98' } },
    'Fasting was 98.',
  ],
  [
    {
      kind: 'symptom',
      concept: 'tremor',
      attributes: { site: 'the lower body', side: 'bilateral' },
    },
    'Tremor in the lower body.',
  ],
  [
    {
      kind: 'finding',
      concept: 'swelling',
      polarity: 'absent',
      attributes: { site: 'over that area' },
    },
    'No swelling over that area.',
  ],
  [
    {
      kind: 'finding',
      concept: 'capillary refill normal',
      attributes: { value: '<2', site: 'hand', side: 'left' },
    },
    'Capillary refill <2 seconds of the left hand.',
  ],
  [
    {
      kind: 'result',
      concept: 'oxygen uptake slightly reduced',
      attributes: { value: '31', unit: '%' },
    },
    'Oxygen uptake slightly reduced at 31%.',
  ],
  [
    { kind: 'result', concept: 'swab tests elevated', attributes: { value: '2/3' } },
    'Swab tests elevated 2/3.',
  ],
  [
    { kind: 'result', concept: '4 to 5 mm stone', attributes: { value: '4-5', unit: 'mm' } },
    '4 to 5 mm stone.',
  ],
  [
    { kind: 'result', concept: '3 mm stone', attributes: { value: '3', unit: 'mm' } },
    '3 mm stone.',
  ],
  [
    { kind: 'finding', concept: 'murmurs and rubs or gallops', polarity: 'absent' },
    'No murmurs, rubs or gallops.',
  ],
  [
    { kind: 'finding', concept: 'sensation intact', attributes: { site: 'arm', side: 'left' } },
    'Sensation intact in the left arm.',
  ],
  [
    { kind: 'assessment', concept: 'blood pressure normal', status: 'controlled' },
    'Blood pressure controlled.',
  ],
  [
    { kind: 'allergy', concept: 'plasters', attributes: { detail: 'not just plasters' } },
    'Allergic to plasters.',
  ],
  [
    { concept: 'hot flashes', attributes: { site: 'starts in the chest' } },
    'Hot flashes in the chest.',
  ],
  [
    { concept: 'cramps', attributes: { site: 'all across the abdomen' } },
    'Cramps all across the abdomen.',
  ],
  [{ kind: 'allergy', concept: 'nothing medical', polarity: 'absent' }, 'No known drug allergies.'],
  [
    { kind: 'assessment', concept: 'herniated disc', attributes: { site: 'probably at the base' } },
    'Herniated disc at the base.',
  ],
  [{ concept: 'cramps', attributes: { site: 'low down' } }, 'Cramps low down.'],
  [{ kind: 'symptom', concept: 'bloated', time: 'past' }, 'Previously bloated.'],
  [
    { kind: 'medication', concept: 'refill on the test strips', status: 'refill' },
    'Refill test strips.',
  ],
  [
    { concept: 'thigh pain', attributes: { trigger: 'when i first stand up' } },
    'Thigh pain when first standing up.',
  ],
  [
    { concept: 'back pain', attributes: { trigger: 'after i moved the planters' } },
    'Back pain after moving the planters.',
  ],
  [{ kind: 'finding', concept: 'edema', attributes: { reason: 'from the salt' } }, 'Edema.'],
  [
    { kind: 'finding', concept: 'pitting edema', attributes: { severity: 'trace to 1+' } },
    'Trace to 1+ pitting edema.',
  ],
  [
    {
      kind: 'medication',
      concept: 'mebeverine',
      status: 'takes',
      attributes: { dose: '200 mg', frequency: 'three times daily' },
    },
    'Takes mebeverine 200 mg three times daily.',
  ],
  [
    {
      kind: 'medication',
      concept: 'lisinopril',
      status: 'increase',
      attributes: { dose: '40 mg' },
    },
    'Increase lisinopril to 40 mg.',
  ],
  [
    { kind: 'medication', concept: 'iron', status: 'takes', polarity: 'absent' },
    'Not taking iron.',
  ],
  [
    {
      kind: 'medication',
      concept: 'sertraline',
      status: 'start',
      certainty: 'possible',
      time: 'future',
    },
    'Consider sertraline.',
  ],
  [
    {
      kind: 'medication',
      concept: 'cream',
      status: 'stop',
      attributes: { condition: 'once the rash is gone' },
    },
    'Stop cream once the rash is gone.',
  ],
  [{ kind: 'allergy', concept: 'drug allergy', polarity: 'absent' }, 'No known drug allergies.'],
  [{ kind: 'allergy', concept: 'hay fever' }, 'Hay fever.'],
  [
    { kind: 'allergy', concept: 'penicillin', attributes: { detail: 'hives' } },
    'Allergic to penicillin (hives).',
  ],
  [
    { kind: 'complaint', concept: 'ear pain', attributes: { duration: '2 weeks', when: '4/5/24' } },
    'Ear pain for 2 weeks.',
  ],
  [{ concept: 'cough', attributes: { relief: 'helped a little bit' } }, 'Cough.'],
  [{ concept: 'cough', attributes: { severity: 'a slight' } }, 'Slight cough.'],
  [{ kind: 'family', concept: 'stroke', who: 'father' }, 'Father: stroke.'],
  [
    { kind: 'family', concept: 'stroke', who: 'family', polarity: 'absent' },
    'No family history of stroke.',
  ],
  [{ kind: 'history', concept: 'asthma', polarity: 'absent' }, 'No history of asthma.'],
  [{ kind: 'history', concept: 'wrist brace', time: 'now' }, 'Wrist brace used.'],
  [{ kind: 'history', concept: 'staples', time: 'past' }, 'Staples placed.'],
  [{ kind: 'history', concept: 'shoulder exercises', time: 'now' }, 'Doing shoulder exercises.'],
  [
    { kind: 'history', concept: 'shoulder exercises', polarity: 'absent' },
    'No shoulder exercises.',
  ],
  [
    { kind: 'measurement', concept: 'weight', attributes: { value: '180', unit: 'lb' } },
    'Weight 180 lb.',
  ],
  [
    {
      kind: 'measurement',
      concept: 'ferritin',
      attributes: { value: '9', severity: 'low', when: 'on Monday' },
    },
    'Ferritin 9 on Monday, low.',
  ],
  [
    {
      kind: 'assessment',
      concept: 'pneumonia',
      status: 'suspected',
      certainty: 'possible',
    },
    'Suspected pneumonia.',
  ],
  [{ kind: 'plan', act: 'order', concept: 'knee x-ray' }, 'Order knee x-ray.'],
  [
    { kind: 'plan', act: 'follow_up', concept: 'follow-up', attributes: { when: '2 weeks' } },
    'Follow up in 2 weeks.',
  ],
  [
    { kind: 'plan', act: 'safety_net', concept: 'come back if you get a fever' },
    'Return if fever.',
  ],
  [{ kind: 'plan', act: 'safety_net', concept: 'call us if you see' }, 'Call if needed.'],
  [
    {
      kind: 'plan',
      act: 'safety_net',
      concept: 'call 911',
      attributes: { condition: 'it bleeds' },
    },
    'Call 911 if it bleeds.',
  ],
  [{ kind: 'plan', act: 'emergency', concept: 'call 911' }, 'Emergency: call 911.'],
  [{ concept: 'fever', who: 'brother' }, 'Brother: fever.'],
])('%j', (told, text) => {
  expect(tellFact(givenContent(told))).toBe(text)
})

test.each([
  ['presents for followup', 'Presents for follow-up.'],
  ['here for a check-up', 'Presents for check-up.'],
  ['presents today with cough', 'Cough.'],
])('why somebody comes is told once: %s', (concept, text) => {
  expect(tellFact(givenContent({ kind: 'complaint', concept }))).toBe(text)
})

test.each([
  ['x-ray', 'Gout.'],
  ['much more likely', 'Gout.'],
  ['stage 2', 'Gout: stage 2.'],
  ['in the left big toe', 'Gout: in the left big toe.'],
])('of a conclusion "%s" makes: %s', (detail, told) => {
  expect(
    tellFact(givenContent({ kind: 'assessment', concept: 'gout', attributes: { detail } })),
  ).toBe(told)
})
