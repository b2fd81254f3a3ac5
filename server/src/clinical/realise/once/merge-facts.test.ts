import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../testing/given-fact.ts'
import { givenMerged } from '../testing/given-merged.ts'

type Given = Partial<FactContent>

const drug = (concept: string, status: FactContent['status'], told: Given = {}): Given => ({
  kind: 'medication',
  concept,
  status,
  ...told,
})
const plan = (act: FactContent['act'], concept: string, told: Given = {}): Given => ({
  kind: 'plan',
  act,
  concept,
  time: 'future',
  ...told,
})

function kept(...given: Given[]): string[] {
  return givenMerged(givenFacts(...given)).facts.map(({ id }) => id)
}

test.each<[title: string, given: Given[], keptIds: string[]]>([
  [
    'a problem that is assessed is no symptom, and history only where it was known before',
    [
      { concept: 'eczema' },
      { kind: 'assessment', concept: 'eczema' },
      { kind: 'history', concept: 'eczema' },
    ],
    ['1'],
  ],
  [
    'what was thought possible is settled by what was concluded',
    [
      { kind: 'history', concept: 'kidney stone', certainty: 'possible' },
      { kind: 'assessment', concept: 'kidney stone' },
    ],
    ['1'],
  ],
  [
    'a history that tells since when stays beside the assessment',
    [
      { kind: 'history', concept: 'hypertension', attributes: { onset: '6 months ago' } },
      { kind: 'assessment', concept: 'hypertension' },
    ],
    ['0', '1'],
  ],
  [
    'an operation stays history, though how it heals is assessed',
    [
      { kind: 'history', concept: 'rotator cuff repair' },
      { kind: 'assessment', concept: 'rotator cuff repair', status: 'improved' },
    ],
    ['0', '1'],
  ],
  [
    'a complaint is no symptom as well',
    [
      { kind: 'complaint', concept: 'back pain' },
      { concept: 'back pain', time: 'past' },
    ],
    ['0'],
  ],
  [
    'the narrower name tells the broader one',
    [{ concept: 'pain' }, { concept: 'knee pain' }],
    ['1'],
  ],
  [
    'another side is another thing',
    [
      { concept: 'pain', attributes: { side: 'left' } },
      { concept: 'knee pain', attributes: { side: 'right' } },
    ],
    ['0', '1'],
  ],
  [
    'a doubt is settled by what was concluded',
    [
      { kind: 'assessment', concept: 'asthma or copd', certainty: 'possible', status: 'suspected' },
      { kind: 'assessment', concept: 'chronic obstructive pulmonary disease' },
    ],
    ['1'],
  ],
  [
    'how a problem stands tells that it is there',
    [
      { kind: 'assessment', concept: 'arthritis' },
      { kind: 'assessment', concept: 'arthritis', status: 'worse' },
    ],
    ['1'],
  ],
  [
    'two things denied together are denied each',
    [
      { concept: 'chest pain', polarity: 'absent' },
      { concept: 'shortness of breath', polarity: 'absent' },
      { concept: 'chest pain or shortness of breath', polarity: 'absent' },
    ],
    ['0', '1'],
  ],
  [
    'a drug that is taken is not discussed as well',
    [drug('lipitor', 'takes'), drug('atorvastatin', 'mentioned')],
    ['0'],
  ],
  [
    'a change tells that the drug goes on',
    [
      drug('lisinopril', 'continue'),
      drug('lisinopril', 'increase', { attributes: { dose: '40 mg' } }),
    ],
    ['1'],
  ],
  [
    'what the examiner found is no result as well',
    [
      { kind: 'finding', concept: 'lachman test negative' },
      { kind: 'result', concept: 'lachman test negative' },
      { kind: 'finding', concept: 'effusion' },
      { kind: 'result', concept: 'effusion' },
    ],
    ['0', '2', '3'],
  ],
  [
    'what is taken and what is prescribed stay two',
    [drug('ibuprofen', 'takes'), drug('ibuprofen', 'start')],
    ['0', '1'],
  ],
  [
    'a drug tells the group that it is of',
    [drug('antibiotics', 'start'), drug('amoxicillin', 'start')],
    ['1'],
  ],
  [
    'the last word on a drug holds',
    [drug('ibuprofen', 'continue'), drug('ibuprofen', 'stop')],
    ['1'],
  ],
  [
    'coming back is planned once for a time',
    [
      plan('follow_up', 'follow-up', { attributes: { when: '2 weeks' } }),
      plan('follow_up', 'appointment', { attributes: { when: '2 weeks' } }),
      plan('follow_up', 'follow-up', { attributes: { when: '3 months' } }),
    ],
    ['0', '2'],
  ],
  [
    'each sign to come back for stays',
    [plan('safety_net', 'fever'), plan('safety_net', 'high fever')],
    ['0', '1'],
  ],
  [
    'numbers tell that the vital signs were looked at',
    [
      { kind: 'finding', concept: 'vital signs normal' },
      { kind: 'measurement', concept: 'blood pressure', attributes: { value: '156/94' } },
    ],
    ['1'],
  ],
  [
    'a finding is told of its own place alone',
    [
      { kind: 'finding', concept: 'tenderness' },
      { concept: 'cough' },
      { concept: 'fever' },
      { kind: 'finding', concept: 'midfoot tenderness' },
    ],
    ['0', '1', '2', '3'],
  ],
  [
    'what a relative has is not what the patient has',
    [
      { kind: 'assessment', concept: 'diabetes' },
      { kind: 'history', concept: 'diabetes', who: 'mother' },
    ],
    ['0', '1'],
  ],
  [
    'what was never there before may be found today',
    [
      { kind: 'history', concept: 'migraine', polarity: 'absent' },
      { kind: 'assessment', concept: 'migraine', certainty: 'possible', status: 'suspected' },
    ],
    ['0', '1'],
  ],
  [
    'a stroke before is another one than today',
    [
      { kind: 'history', concept: 'stroke' },
      { kind: 'assessment', concept: 'stroke' },
    ],
    ['0', '1'],
  ],
  [
    'an operation for something does not tell that it is there',
    [
      { kind: 'history', concept: 'spina bifida' },
      { kind: 'history', concept: 'spina bifida surgery' },
    ],
    ['0', '1'],
  ],
  [
    'pulmonary hypertension is another thing than hypertension',
    [
      { kind: 'history', concept: 'hypertension' },
      { kind: 'history', concept: 'pulmonary hypertension' },
    ],
    ['0', '1'],
  ],
  [
    'hepatitis A is not hepatitis B',
    [drug('hepatitis a vaccine', 'start'), drug('hepatitis b vaccine', 'start')],
    ['0', '1'],
  ],
  [
    'what is ruled out today may still never have been there before',
    [
      { kind: 'history', concept: 'blood clot', polarity: 'absent' },
      { kind: 'assessment', concept: 'blood clot', certainty: 'ruled_out' },
    ],
    ['0', '1'],
  ],
  [
    'an allergy to latex is none to a drug',
    [
      { kind: 'allergy', concept: 'drug allergy', polarity: 'absent' },
      { kind: 'allergy', concept: 'latex' },
    ],
    ['0', '1'],
  ],
  [
    'a named allergy speaks against none',
    [
      { kind: 'allergy', concept: 'allergies', polarity: 'absent' },
      { kind: 'allergy', concept: 'penicillin' },
    ],
    ['1'],
  ],
])('%s', (_, given, keptIds) => {
  expect(kept(...given)).toEqual(keptIds)
})

test('of what contradicts itself the surer is left, and a person is surest', () => {
  const [present, absent] = givenFacts(
    { concept: 'nausea' },
    { concept: 'nausea', polarity: 'absent' },
  )
  if (!present || !absent) throw new Error('no facts')
  const left = (...facts: Fact[]) => givenMerged(facts).facts.map(({ id }) => id)
  expect(left({ ...present, sureness: 0.5 }, { ...absent, sureness: 0.9 })).toEqual(['1'])
  expect(left({ ...present, sureness: 0.9 }, { ...absent, sureness: 0.5 })).toEqual(['0'])
  expect(left({ ...present, sureness: 0.9 }, { ...absent, source: 'corrected' })).toEqual(['1'])
})

test('who tells it is known, also where that one is told by another', () => {
  const facts = givenFacts(
    { concept: 'pain' },
    { kind: 'complaint', concept: 'knee pain' },
    { concept: 'knee pain', attributes: { course: 'worse' } },
  )
  const { facts: left, toldBy } = givenMerged(facts)
  expect(Object.fromEntries(toldBy)).toEqual({ 0: '1', 2: '1' })
  expect(left.map(({ attributes }) => attributes)).toEqual([{ course: 'worse' }])
})

test('what is decided of a group is decided of the drug that was named for it', () => {
  const [statin, lipitor] = givenFacts(drug('statin', 'continue'), drug('lipitor', 'mentioned'))
  if (!statin || !lipitor) throw new Error('no facts')
  const { facts } = givenMerged([statin, { ...lipitor, lines: statin.lines }])
  expect(facts).toMatchObject([{ concept: 'lipitor', status: 'continue' }])
})

test('of two things that are denied together, the one that is denied elsewhere is not said twice', () => {
  const { facts } = givenMerged(
    givenFacts(
      { concept: 'syncope', polarity: 'absent' },
      { concept: 'weight loss or syncope', polarity: 'absent' },
    ),
  )
  expect(facts.map(({ concept }) => concept)).toEqual(['syncope', 'weight loss'])
})

test('a dose that was said of the inhaler belongs to the one that has a name', () => {
  const { facts } = givenMerged(
    givenFacts(
      drug('albuterol inhaler', 'takes'),
      drug('inhaler', 'takes', { attributes: { dose: '2 puffs' } }),
    ),
  )
  expect(facts.map(({ concept, attributes }) => [concept, attributes.dose])).toEqual([
    ['albuterol inhaler', '2 puffs'],
  ])
})

test.each<[title: string, given: Given[], keptIds: string[]]>([
  [
    'who has no allergies has none to a drug',
    [
      { kind: 'allergy', concept: 'drug allergy', polarity: 'absent' },
      { kind: 'allergy', concept: 'allergies', polarity: 'absent' },
      { kind: 'allergy', concept: 'antibiotics', polarity: 'absent' },
    ],
    ['1'],
  ],
  [
    'a finding at the same place is told by the fuller one, however late it was said',
    [
      { kind: 'finding', concept: 'tenderness', attributes: { site: 'elbow', side: 'right' } },
      { concept: 'fever' },
      { concept: 'cough' },
      { concept: 'rash' },
      { concept: 'chills' },
      {
        kind: 'finding',
        concept: 'tenderness over the lateral epicondyle',
        attributes: { site: 'elbow', side: 'right' },
      },
    ],
    ['1', '2', '3', '4', '5'],
  ],
])('%s', (_, given, keptIds) => {
  expect(kept(...given)).toEqual(keptIds)
})

const SPRAINED: Given[] = [
  { kind: 'assessment', concept: 'back pain' },
  { kind: 'assessment', concept: 'lumbar sprain' },
]

test('a symptom is explained by the diagnosis of its sentence', () => {
  const { facts } = givenMerged(givenFacts(...SPRAINED), () => 'back pain from a lumbar sprain')
  expect(facts.map(({ id }) => id)).toEqual(['1'])
})

test('a symptom of another sentence stays', () => {
  const { facts } = givenMerged(givenFacts(...SPRAINED), ({ concept }) => concept)
  expect(facts.map(({ id }) => id)).toEqual(['0', '1'])
})

test.each([
  plan('order', 'x-ray', { problem: 'back pain' }),
  drug('naproxen', 'start', { problem: 'back pain' }),
])('a symptom for which something is done stays: %j', (done) => {
  const { facts } = givenMerged(
    givenFacts(...SPRAINED, done),
    () => 'back pain from a lumbar sprain',
  )
  expect(facts.map(({ id }) => id)).toEqual(['0', '1', '2'])
})

test.each([
  ['Left knee: no effusion or edema.', 'No effusion of the left knee.', 1],
  ['Left knee: no effusion.', 'No effusion of the right knee.', 2],
])('of %s and %s, one of them by the phraser, %d are kept', (one, other, count) => {
  const finding: Given = { kind: 'finding', polarity: 'absent' }
  const [first, second] = givenFacts(
    { ...finding, concept: 'fluid' },
    { ...finding, concept: 'swelling of the joint' },
  )
  if (!first || !second) throw new Error('there are two')
  const facts = [
    { ...first, text: one, phrased: true },
    { ...second, text: other },
  ]
  expect(givenMerged(facts).facts).toHaveLength(count)
})
