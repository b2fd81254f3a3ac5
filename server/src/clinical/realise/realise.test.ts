import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { BLOCKS, type Block } from './block.ts'
import { realise } from './realise.ts'
import { givenFacts } from './testing/given-fact.ts'

type Given = Partial<FactContent>

const absent = (concept: string, told: Given = {}): Given => ({
  concept,
  polarity: 'absent',
  ...told,
})

test.each<[Block, Given[], string]>([
  [
    'complaint',
    [
      {
        kind: 'complaint',
        concept: 'knee pain',
        attributes: { side: 'left', duration: '3 weeks', course: 'worse' },
      },
    ],
    'Left knee pain for 3 weeks.',
  ],
  ['hpi', [absent('fever'), absent('chills'), absent('cough')], 'Denies fever, chills and cough.'],
  [
    'hpi',
    [
      absent('cough'),
      absent('foot injury', { kind: 'history', time: 'past' }),
      absent('physical therapy', { kind: 'history', time: 'past' }),
    ],
    'Denies cough. No prior foot injury or physical therapy.',
  ],
  [
    'hpi',
    [{ kind: 'social', concept: 'progressed to light jogging' }],
    'Progressed to light jogging.',
  ],
  ['hpi', [{ concept: 'nausea' }, { concept: 'fatigue' }], 'Reports nausea and fatigue.'],
  [
    'hpi',
    [
      {
        kind: 'medication',
        concept: 'ibuprofen',
        status: 'took',
        time: 'past',
        attributes: { relief: 'none' },
      },
    ],
    'Tried ibuprofen without relief.',
  ],
  [
    'ros',
    [{ concept: 'cough' }, absent('wheezing'), absent('nausea')],
    'Respiratory: cough; denies wheezing. Gastrointestinal: denies nausea.',
  ],
  [
    'history',
    [
      { kind: 'history', concept: 'hypertension' },
      { kind: 'history', concept: 'copd' },
    ],
    'History of hypertension and COPD.',
  ],
  [
    'history',
    [
      {
        kind: 'history',
        concept: 'knee surgery',
        time: 'past',
        attributes: { side: 'right', when: 'age 14' },
      },
    ],
    'Right knee surgery at age 14.',
  ],
  [
    'medications',
    [
      {
        kind: 'medication',
        concept: 'lisinopril',
        status: 'takes',
        attributes: { dose: '20 mg', frequency: 'once daily' },
      },
    ],
    'Lisinopril 20 mg once daily.',
  ],
  [
    'medications',
    [{ kind: 'medication', concept: 'iron', status: 'takes', polarity: 'absent' }],
    'Not taking iron.',
  ],
  [
    'family',
    [
      { kind: 'family', concept: 'stroke', who: 'mother' },
      { kind: 'family', concept: 'asthma', who: 'mother' },
    ],
    'Mother: stroke and asthma.',
  ],
  [
    'vitals',
    [
      { kind: 'measurement', concept: 'blood pressure', attributes: { value: '132/80' } },
      { kind: 'measurement', concept: 'heart rate', attributes: { value: '84' } },
    ],
    'Blood pressure 132/80, heart rate 84.',
  ],
  ['exam', [{ kind: 'finding', concept: 'lungs clear' }], 'Lungs: clear.'],
  [
    'exam',
    [
      { kind: 'finding', concept: 'regular rate and rhythm' },
      { kind: 'finding', ...absent('murmur') },
      { kind: 'finding', ...absent('rub') },
    ],
    'Heart: regular rate and rhythm, no murmur or rub.',
  ],
  [
    'exam',
    [
      { kind: 'finding', ...absent('clubbing of the fingers') },
      { kind: 'finding', ...absent('murmurs and rubs') },
      { kind: 'finding', ...absent('gallop') },
    ],
    'Heart: no murmurs, rubs or gallop. Extremities: no clubbing of the fingers.',
  ],
  [
    'exam',
    [{ kind: 'finding', concept: 'knee effusion', attributes: { side: 'right' } }],
    'Right knee: effusion.',
  ],
  [
    'results',
    [
      {
        kind: 'result',
        ...absent('fracture'),
        attributes: { side: 'left', detail: 'ankle x-ray' },
      },
    ],
    'Left ankle x-ray: no fracture.',
  ],
  [
    'safety-net',
    [
      { kind: 'plan', act: 'safety_net', concept: 'fever' },
      { kind: 'plan', act: 'safety_net', concept: 'back pain' },
    ],
    'Return if fever or back pain.',
  ],
])('%s of %j', (block, given, text) => {
  const told = realise(block, givenFacts(...given), { reader: 'clinician' })
  expect(told.map((sentence) => sentence.text).join(' ')).toBe(text)
  expect(told.flatMap(({ factIds }) => factIds).sort()).toEqual(given.map((_, at) => String(at)))
})

test('a problem is told with its plan', () => {
  const facts = givenFacts(
    {
      kind: 'plan',
      act: 'follow_up',
      concept: 'recheck',
      time: 'future',
      problem: 'hypertension',
      attributes: { when: '4 weeks' },
    },
    {
      kind: 'assessment',
      concept: 'hypertension',
      status: 'uncontrolled',
      problem: 'hypertension',
      attributes: { detail: 'home readings 150s/90s' },
    },
    {
      kind: 'medication',
      concept: 'lisinopril',
      status: 'increase',
      time: 'future',
      problem: 'hypertension',
      attributes: { dose: '40 mg', frequency: 'daily' },
    },
  )
  expect(realise('assessment-and-plan', facts, { reader: 'clinician' })).toEqual([
    {
      text: 'Hypertension, uncontrolled: home readings 150s/90s.',
      factIds: ['1'],
      group: 'hypertension',
    },
    { text: 'Increase lisinopril to 40 mg daily.', factIds: ['2'], group: 'hypertension' },
    { text: 'Recheck in 4 weeks.', factIds: ['0'], group: 'hypertension' },
  ])
})

test('what says the same is told once, with all its facts', () => {
  const facts = givenFacts(
    { kind: 'complaint', concept: 'back pain', importance: 'critical' },
    { concept: 'back pain', attributes: { duration: '3 weeks' } },
    { concept: 'back pain', attributes: { onset: '3 weeks ago' } },
  )
  expect(realise('hpi', facts, { reader: 'clinician' })).toEqual([
    { text: 'Reports back pain for 3 weeks.', factIds: ['0', '1', '2'], group: '' },
  ])
})

test('of too many words the least important go first, critical ones never', () => {
  const facts = givenFacts(
    { concept: 'cough', importance: 'minor' },
    { concept: 'chest pain', importance: 'critical' },
    { concept: 'nausea', importance: 'major' },
  )
  const tell = (budgetWords: number) =>
    realise('hpi', facts, { reader: 'clinician', budgetWords }).map(({ text }) => text)
  expect(tell(5)).toEqual(['Reports chest pain and nausea.'])
  expect(tell(1)).toEqual(['Reports chest pain.'])
})

test.each(BLOCKS)('%s without facts is empty', (block) => {
  expect(realise(block, [], { reader: 'clinician' })).toEqual([])
  expect(realise(block, [], { reader: 'patient' })).toEqual([])
})

test('care that nobody had is not denied, and what is over is told together', () => {
  const facts = givenFacts(
    { kind: 'history', concept: 'physical therapy', polarity: 'absent', time: 'past' },
    { concept: 'vomiting', time: 'past' },
    { concept: 'nausea', time: 'past' },
  )
  const told = realise('hpi', facts, { reader: 'clinician' }).map(({ text }) => text)
  expect(told).toEqual(['Had vomiting and nausea.', 'No prior physical therapy.'])
})

test('how one feels is told as a feeling', () => {
  const facts = givenFacts({ concept: 'bloated' }, { concept: 'nausea' })
  expect(realise('hpi', facts, { reader: 'clinician' }).map(({ text }) => text)).toEqual([
    'Reports feeling bloated and nausea.',
  ])
})

test('a specialist who was not seen is no illness, and what is denied of late is not denied for ever', () => {
  const facts = givenFacts(
    { kind: 'history', concept: 'psychiatry', polarity: 'absent' },
    { kind: 'history', concept: 'recent bladder infection', polarity: 'absent' },
  )
  expect(realise('history', facts, { reader: 'clinician' }).map(({ text }) => text)).toEqual([
    'Not seen by psychiatry.',
    'No recent bladder infection.',
  ])
})
