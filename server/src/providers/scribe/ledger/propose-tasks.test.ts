import type { FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { givenFacts } from '../../../clinical/realise/testing/given-fact.ts'
import { proposeTasks } from './propose-tasks.ts'
import { saidFact } from './tasks/testing/said-fact.ts'
import { drug, plan, propose, titles, SEGMENTS } from './tasks/testing/propose.ts'

test.each<[Partial<FactContent>, string, string]>([
  [plan('order', 'chest x-ray'), 'Order chest x-ray', 'Order'],
  [plan('order', 'knee mri', { side: 'right' }), 'Order right knee MRI', 'Order'],
  [plan('order', 'complete blood count'), 'Order complete blood count', 'Order'],
  [plan('order', 'send you out for an mri'), 'Order MRI', 'Order'],
  [plan('order', 'physical therapy'), 'Refer to physical therapy', 'Coordinate'],
  [plan('refer', 'cardiology'), 'Refer to cardiology', 'Coordinate'],
  [plan('refer', 'colonoscopy'), 'Refer for colonoscopy', 'Coordinate'],
  [plan('order', 'kidney function'), 'Order kidney function tests', 'Order'],
  [
    plan('order', 'tests', { reason: 'to check the blood supply' }),
    'Order tests to check the blood supply',
    'Order',
  ],
  [
    plan('refer', 'clearance from your cardiologist'),
    'Request clearance from the cardiologist',
    'Coordinate',
  ],
  [plan('refer', 'vascular surgery'), 'Refer to vascular surgery', 'Coordinate'],
  [plan('refer', 'shoulder surgery'), 'Refer for shoulder surgery', 'Coordinate'],
  [
    plan('refer', 'stroke clinic', { when: 'urgent, within 2 days' }),
    'Refer to stroke clinic, urgent, within 2 days',
    'Coordinate',
  ],
  [plan('refer', 'neurology', { when: 'urgently' }), 'Refer to neurology urgently', 'Coordinate'],
  [plan('follow_up', 'review by a doctor'), 'Book review by a doctor', 'Coordinate'],
  [
    plan('follow_up', 'chat on the phone', { when: '2 weeks' }),
    'Book phone call in 2 weeks',
    'Coordinate',
  ],
  [plan('procedure', 'wrist splint'), 'Provide wrist splint', 'Action'],
  [plan('procedure', 'hysterectomy'), 'Arrange hysterectomy', 'Coordinate'],
  [plan('follow_up', 'follow-up', { when: '4 weeks' }), 'Book follow-up in 4 weeks', 'Coordinate'],
  [
    plan('follow_up', "week's time week to three weeks' time", { when: '1 week' }),
    'Book follow-up in 1 week',
    'Coordinate',
  ],
  [plan('follow_up', 'contact pcp'), 'Contact PCP', 'Communicate'],
  [plan('follow_up', 'lab results'), 'Contact the patient with the results', 'Communicate'],
  [
    drug('start', 'amoxicillin', { dose: '500 mg', frequency: 'three times daily' }),
    'Prescribe amoxicillin 500 mg three times daily',
    'Order',
  ],
  [drug('increase', 'metformin', { dose: '1000 mg' }), 'Increase metformin to 1000 mg', 'Order'],
  [drug('refill', 'lisinopril', { dose: '20 mg' }), 'Refill lisinopril 20 mg', 'Order'],
  [drug('advise', 'shingles vaccine'), 'Arrange shingles vaccine', 'Order'],
  [plan('order', 'mmr vaccine'), 'Arrange MMR vaccine', 'Order'],
  [plan('order', 'sling', { side: 'right' }), 'Provide sling (right)', 'Action'],
  [plan('order', 'prescribe some crutches'), 'Provide crutches', 'Action'],
  [
    plan('order', 'arterial ultrasound of your leg'),
    'Order arterial ultrasound of the leg',
    'Order',
  ],
  [plan('order', 'another echocardiogram echocardiocardiogram'), 'Order echocardiogram', 'Order'],
  [plan('order', 'repeat another echocardiogram'), 'Order echocardiogram', 'Order'],
  [plan('order', 'strep test', { condition: "if that's positive" }), 'Order strep test', 'Order'],
  [plan('follow_up', 'next week', { when: 'next week' }), 'Book follow-up next week', 'Coordinate'],
  [plan('refer', 'reviewed in a clinic'), 'Refer for face-to-face examination', 'Coordinate'],
  [
    plan('order', 'mammogram', { when: 'april of 2027' }),
    'Order mammogram in April of 2027',
    'Order',
  ],
  [plan('order', 'drop a urine sample'), 'Order urine sample', 'Order'],
  [plan('order', 'bloods tomorrow', { when: 'tomorrow' }), 'Order bloods tomorrow', 'Order'],
  [plan('order', 'blood glucose'), 'Order blood glucose', 'Order'],
  [plan('order', 'write for the spacer'), 'Provide spacer', 'Action'],
  [plan('refer', 'letter to the eye doctor'), 'Write letter to the eye doctor', 'Document'],
  [plan('emergency', 'hospital admission'), 'Arrange hospital admission', 'Action'],
  [
    plan('follow_up', 'seen with the asthma nurse', { when: '2 days' }),
    'Book follow-up in 2 days',
    'Coordinate',
  ],
  [
    drug('hold', 'metformin', { condition: "while you've got the infection" }),
    'Hold metformin while the patient has the infection',
    'Order',
  ],
  [drug('hold', 'metformin', { condition: 'till you hear from me' }), 'Hold metformin', 'Order'],
  [
    plan('follow_up', 'tell the front desk 6 months', { when: '6 months' }),
    'Book follow-up in 6 months',
    'Coordinate',
  ],
  [
    plan('follow_up', "follow-up in a week's", { when: '1 week' }),
    'Book follow-up in 1 week',
    'Coordinate',
  ],
  [
    plan('follow_up', 'follow-up', {
      when: '1 week after the surgery',
      condition: 'after surgery',
    }),
    'Book follow-up 1 week after the surgery',
    'Coordinate',
  ],
  [
    plan('follow_up', 'follow-up', { condition: 'if the MRI is abnormal' }),
    'Book follow-up if the MRI is abnormal',
    'Coordinate',
  ],
  [
    plan('follow_up', 'speak in 4 weeks on the phone', { when: '4 weeks' }),
    'Book phone call in 4 weeks',
    'Coordinate',
  ],
  [plan('refer', 'note to the midwife'), 'Write note to the midwife', 'Document'],
  [plan('refer', 'chase up the letter'), 'Chase up the letter', 'Action'],
  [plan('procedure', 'sick note'), 'Write sick note', 'Document'],
  [
    plan('follow_up', 'follow-up', { when: 'next friday' }),
    'Book follow-up next Friday',
    'Coordinate',
  ],
  [plan('order', 'blood test forms'), 'Send blood test forms', 'Action'],
  [plan('refer', 'follow-up appointment'), 'Book follow-up', 'Coordinate'],
  [plan('refer', 'stroke doctor to assess you'), 'Refer to stroke doctor', 'Coordinate'],
])('%j is “%s”', (fact, title, category) => {
  expect(propose(fact)).toMatchObject([{ title, category, segmentIds: ['s0'] }])
})

describe('no task', () => {
  test.each<[string, Partial<FactContent>]>([
    ['a dose of no drug', drug('start', 'low dose', { dose: '20 mg' })],
    ['the call of the patient', plan('follow_up', 'call with any new pain')],
    ['what patients check themselves', plan('follow_up', 'self-monitoring of the pressure')],
    ['without its object', drug('start', 'something')],
    ['without its object, in other words', plan('order', 'some tests')],
    ['of talk that was taken for a name', plan('order', 'might need to repeat that')],
    ['of a disease', plan('order', 'congestive heart failure')],
    ['of what was declined', plan('declined', 'colonoscopy')],
    ['of a drug that was declined', drug('declined', 'codeine')],
    ['of what shall not be done', { ...plan('order', 'chest x-ray'), polarity: 'absent' }],
    ['of what was done in the visit', { ...plan('procedure', 'hip injection'), time: 'now' }],
    ['of what the patient does', plan('advise', 'daily weights')],
    ['of what the patient arranges', plan('refer', 'counselling', { detail: 'self-referral' })],
    ['of a warning', plan('safety_net', 'fever')],
    ['of a drug that goes on', drug('continue', 'lisinopril')],
    ['of a drug that is bought', drug('stop', 'ibuprofen')],
    ['of what the patient takes', { ...drug('takes', 'lisinopril'), time: 'now' }],
    ['of what a test will show', plan('order', 'what the urine sample shows')],
    ['of a bare verb', plan('refer', 'refer')],
    ['of another bare verb', plan('order', 'giving')],
    ['of a part of the body', plan('procedure', 'hip joint')],
    ['of how a drug is given', drug('start', 'receive an injection once a week')],
    [
      'of a return without a time',
      plan('follow_up', 'follow-up', { condition: 'if you get a fever' }),
    ],
    [
      'of a class that may be needed',
      {
        ...drug('start', 'antibiotics', { condition: 'if it is infected' }),
        certainty: 'possible',
      },
    ],
    ['of a deed that nobody orders', plan('order', 'review all those labs')],
    ['of an errand', plan('order', 'go to the lab')],
    ['of a sign of an emergency', plan('emergency', 'severe headache')],
    ['of a call that is made', plan('emergency', 'call an ambulance')],
    ['of what is done to a dose', drug('increase', 'raise the target overnight')],
    ['of a word that says no thing', plan('procedure', 'discharged')],
    ['of a name that breaks off', plan('procedure', 'more invasive like')],
    ['of a dose without its drug', drug('increase', 'increase the dose')],
    ['of an examination', plan('refer', 'physical examination')],
    ['of a reading', plan('order', 'blood pressure')],
    ['of what the patient does elsewhere', plan('follow_up', 'follow up with the dermatologist')],
    ['of what is done during the talk', plan('procedure', 'stay on the line')],
    ['of what is only possible', { ...plan('refer', 'cardiology'), certainty: 'possible' }],
    ['of anything but plan and drugs', { kind: 'history', concept: 'colonoscopy' }],
  ])('%s', (_, fact) => {
    expect(titles(fact)).toEqual([])
  })
})

test('a task needs a reader who was sure of it', () => {
  const proposed = (sureness: number, ...told: Partial<FactContent>[]) =>
    proposeTasks(
      givenFacts(...told).map((fact) => ({ ...fact, sureness })),
      SEGMENTS,
      { date: '2026-03-09' },
    ).map(({ title }) => title)
  const told = [
    plan('order', 'hyperandrogynism panorama'),
    plan('refer', 'breathing place'),
    plan('procedure', 'wrist splint'),
    drug('start', 'stipend'),
    drug('start', 'lisinopril'),
    drug('start', 'antibiotics'),
    plan('follow_up', 'follow-up', { when: '4 weeks' }),
  ]
  expect(proposed(0.52, ...told)).toEqual(['Book follow-up in 4 weeks'])
  expect(proposed(0.57, ...told)).toEqual([
    'Provide wrist splint',
    'Prescribe lisinopril',
    'Book follow-up in 4 weeks',
  ])
  expect(proposed(0.65, ...told)).toHaveLength(told.length - 1)
  expect(proposed(0.9, ...told)).toHaveLength(told.length)
})

test('a verb that decides makes up for some doubt of a known name', () => {
  const { fact, segments } = saidFact('Please order [albuterol], two puffs.', {
    kind: 'medication',
    status: 'start',
  })
  const proposed = (sureness: number, concept: string) =>
    proposeTasks([{ ...fact, concept, sureness }], segments, { date: '2026-03-09' })
  expect(proposed(0.47, 'albuterol')).toHaveLength(1)
  expect(proposed(0.47, 'albutrex')).toHaveLength(0)
  expect(proposed(0.35, 'albuterol')).toHaveLength(0)
  const script = saidFact('Here is a [script for antibiotics].', {
    kind: 'medication',
    status: 'start',
    concept: 'antibiotics',
  })
  const doubted = { ...script.fact, sureness: 0.47 }
  expect(proposeTasks([doubted], script.segments, { date: '2026-03-09' })).toHaveLength(1)
})

test('a time in the words of the plan is its due date', () => {
  const [fact] = givenFacts(plan('order', 'labs'))
  const said = [{ segment_id: 's0', from: 0, to: 18, words: 'get labs next week' }]
  expect(
    proposeTasks(fact ? [{ ...fact, said }] : [], SEGMENTS, { date: '2026-03-09' }),
  ).toMatchObject([{ title: 'Order labs next week', dueDate: '2026-03-16' }])
})

test('labs that are said beside a test are more than the test', () => {
  const { fact, segments } = saidFact('We send off some more [labs] and an iron panel.', {
    act: 'order',
  })
  const [panel] = givenFacts(plan('order', 'iron studies'))
  const both = panel ? [fact, { ...panel, id: '1' }] : []
  expect(proposeTasks(both, segments, { date: '2026-03-09' })).toHaveLength(2)
})

test('a general word gives way to what it stands for, and to nothing else', () => {
  expect(titles(plan('order', 'labs'), plan('order', 'complete blood count'))).toEqual([
    'Order complete blood count',
  ])
  expect(titles(plan('order', 'labs'), plan('order', 'echocardiogram'))).toHaveLength(2)
  expect(titles(drug('start', 'steroids'), drug('start', 'prednisone'))).toEqual([
    'Prescribe prednisone',
  ])
  expect(
    titles(
      drug('start', 'muscle relaxant', { condition: 'if it gets worse' }),
      drug('start', 'flexeril'),
    ),
  ).toEqual(['Prescribe Flexeril'])
  expect(titles(drug('start', 'antibiotics'), drug('start', 'oxycodone'))).toHaveLength(2)
  expect(titles(drug('start', 'celestone'), drug('start', 'betamethasone'))).toHaveLength(1)
})

test('a condition stands in the title, and one that stays unclear makes no task', () => {
  const on = (condition: string) =>
    titles({ ...plan('order', 'mri', { condition }), certainty: 'possible' })
  expect(on('if still painful')).toEqual(['Order MRI if still painful'])
  expect(on('if your swelling gets worse')).toEqual(['Order MRI if the swelling gets worse'])
  expect(on("if it's still up ,")).toEqual(["Order MRI if it's still up"])
  expect(on('if them before lunch')).toEqual([])
  expect(on("if they have n't")).toEqual([])
  expect(on('if that happens')).toEqual([])
  expect(on('if it comes back')).toEqual([])
  expect(on('get the results back')).toEqual([])
  const condition =
    "if you have any type of infection i do want to see you back and hopefully it's gone"
  expect(titles(drug('start', 'antibiotics', { condition }))).toEqual([
    'Prescribe antibiotics if any type of infection',
  ])
})

test('the last word on a condition or a dose stands', () => {
  const on = (condition: string): Partial<FactContent> => ({
    ...plan('order', 'liver ultrasound', { condition }),
    certainty: 'possible',
  })
  const sure = plan('order', 'liver ultrasound')
  expect(titles(on('if still painful'), sure)).toEqual(['Order liver ultrasound'])
  expect(titles(sure, on('if still painful'))).toEqual(['Order liver ultrasound if still painful'])
  expect(
    titles(
      drug('increase', 'lasix', { dose: '2 tablets', frequency: 'once daily in the morning' }),
      drug('increase', 'lasix', { dose: '1 tablet' }),
    ),
  ).toEqual(['Increase Lasix to 1 tablet'])
  expect(titles(drug('start', 'lasix', { dose: '40 mg' }), drug('start', 'furosemide'))).toEqual([
    'Prescribe Lasix 40 mg',
  ])
})

test.each<[string, Partial<FactContent>, readonly string[]]>([
  ["They'll do an [electrocardiogram].", { act: 'order' }, []],
  ["I'll do an [electrocardiogram].", { act: 'order' }, ['Order electrocardiogram']],
  ['Take some [antihistamines].', { kind: 'medication', status: 'start' }, []],
  [
    'Start them today, something called [doxycycline].',
    {
      kind: 'medication',
      status: 'start',
      certainty: 'possible',
      attributes: { frequency: 'twice daily' },
    },
    ['Prescribe doxycycline twice daily'],
  ],
  [
    'I could give you something called [doxycycline].',
    {
      kind: 'medication',
      status: 'start',
      certainty: 'possible',
      attributes: { frequency: 'twice daily' },
    },
    [],
  ],
  ['We get you started on a [fiber supplement].', { kind: 'medication', status: 'start' }, []],
  ['We try a [cortisone] injection.', { kind: 'medication', status: 'start' }, []],
  [
    'I give you [steroid creams].',
    { kind: 'medication', status: 'start', concept: 'steroids' },
    ['Prescribe steroid creams'],
  ],
  [
    "A [chest x-ray], and I'll send you a leaflet about asthma.",
    { act: 'order' },
    ['Order chest x-ray'],
  ],
])('%s', (sentence, told, expected) => {
  const { fact, segments } = saidFact(sentence, told)
  expect(proposeTasks([fact], segments, { date: '2026-03-09' }).map(({ title }) => title)).toEqual(
    expected,
  )
})

test('an operation that the patient wants to think about is no task', () => {
  const { fact, segments } = saidFact('We do a [hip replacement].', { act: 'procedure' })
  const answer = { id: 's1', index: 1, speaker: 'patient', text: 'Can I think about it?' }
  const date = '2026-03-09'
  const visit = givenFacts(plan('follow_up', 'follow-up', { when: '2 weeks after the surgery' }))
  expect(proposeTasks([fact, ...visit], segments, { date })).toHaveLength(2)
  expect(proposeTasks([fact, ...visit], [...segments, answer], { date })).toEqual([])
})

test('what is to be done before the next visit is due by then', () => {
  const ferritin = plan('order', 'ferritin', { when: 'before the next visit' })
  const visit = plan('follow_up', 'follow-up', { when: '4 weeks' })
  expect(propose(ferritin, visit)[0]).toMatchObject({ dueDate: '2026-04-06' })
  expect(propose(ferritin)[0]).toMatchObject({ dueDate: null })
})

test('two visits that are counted from an operation are two', () => {
  const visits = ['1 day after the surgery', '2 weeks after the surgery']
  expect(titles(...visits.map((when) => plan('follow_up', 'follow-up', { when })))).toHaveLength(2)
})

test('where tasks take opposite sides of a part, no side that was not said is told', () => {
  const mri = plan('order', 'mri', { site: 'wrist', side: 'right' })
  const surgery = plan('procedure', 'surgery', { site: 'wrist', side: 'left' })
  expect(titles(mri, surgery)).toEqual(['Order MRI (wrist)', 'Arrange surgery (wrist)'])
  expect(titles(mri)).toEqual(['Order MRI (right wrist)'])
  expect(titles(mri, plan('procedure', 'surgery', { site: 'knee', side: 'left' }))).toEqual([
    'Order MRI (right wrist)',
    'Arrange surgery (left knee)',
  ])
  const { fact, segments } = saidFact('We do [the MRI of the right wrist].', mri)
  const [other] = givenFacts(surgery)
  const tasks = proposeTasks(other ? [fact, { ...other, id: '1' }] : [], segments, {
    date: '2026-03-09',
  })
  expect(tasks[0]?.title).toBe('Order MRI (right wrist)')
})

test('a test that was read in the visit is no task any more', () => {
  const done = plan('order', 'chest x-ray', { detail: 'done in the visit' })
  expect(titles({ ...done, time: 'now' })).toEqual([])
})
