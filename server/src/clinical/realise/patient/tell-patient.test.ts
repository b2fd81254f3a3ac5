import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import type { Block } from '../block.ts'
import { realise } from '../realise.ts'
import { givenFacts } from '../testing/given-fact.ts'

function say(block: Block, facts: readonly Fact[]): string[] {
  return realise(block, facts, { reader: 'patient' }).map(({ text }) => text)
}
function tell(block: Block, ...told: readonly Partial<FactContent>[]): string[] {
  return say(block, givenFacts(...told))
}
const plan = (act: FactContent['act'], concept: string, attributes = {}): Partial<FactContent> => ({
  kind: 'plan',
  act,
  concept,
  attributes,
  time: 'future',
})
/** A plan with the clinician's own words. */
function spoken(act: FactContent['act'], concept: string, words: string): Fact[] {
  const said = [{ segment_id: 's0', from: 0, to: words.length, words }]
  return givenFacts(plan(act, concept)).map((fact) => ({ ...fact, said }))
}

test.each([
  ['leg elevated', 'keep your leg elevated', 'Keep your leg elevated.'],
  [
    'exercise routine',
    'I want you to get back into your exercise routine and',
    'Get back into your exercise routine.',
  ],
  ['watch your diet', 'continue to watch your , your diet and', 'Watch your diet.'],
])('advice (%s) keeps the words of the clinician', (concept, words, told) => {
  expect(say('advice', spoken('advise', concept, words))).toEqual([told])
})

test.each([
  ['stop out at the desk', 'stop out at the desk'],
  ['scale', 'a scale'],
  ['confidence', 'confidence to'],
  ['needs to be checked', 'needs to be checked every year'],
])('what nobody could follow is left out: %s', (concept, words) => {
  expect(say('advice', spoken('advise', concept, words))).toEqual([])
})

test.each([
  [
    'weight starts to go up',
    'call me if your weight starts to go up',
    'Call us if your weight starts to go up.',
  ],
  ['symptoms worsen', 'if your symptoms worsen', 'Call or come back if your symptoms worsen.'],
  [
    'cough not better',
    "your cough isn't getting any better, or your breathing is getting worse",
    'Call or come back if your cough is not getting any better, or your breathing is getting worse.',
  ],
  [
    'high fever or your breathing is labored',
    'high fever, or your breathing is labored',
    'Call or come back if you have high fever, or your breathing is labored.',
  ],
])('a warning is whole: %s', (concept, words, told) => {
  expect(say('safety-net', spoken('safety_net', concept, words))).toEqual([told])
})

test('a sign without a linking word is told', () => {
  const facts = givenFacts(plan('safety_net', 'call', { condition: 'dyspnea' }))
  expect(say('safety-net', facts)).toEqual(['Call if you have trouble breathing.'])
})

test('where to go at once is told even where the sign was not understood', () => {
  const facts = givenFacts(
    plan('safety_net', 'emergency department', { condition: "you're gonna have the reaction" }),
  )
  expect(say('safety-net', facts)).toEqual([
    'Go to the emergency department when you were told to in the visit.',
  ])
})

test('tests, things to wear, operations and referrals are whole sentences', () => {
  expect(
    tell(
      'plan',
      plan('order', 'follow-up x-ray'),
      plan('order', 'sling for comfort', { side: 'right' }),
      plan('procedure', 'hysterectomy'),
      plan('refer', 'physical therapy', { side: 'right' }),
      plan('follow_up', 'follow-up', { when: '2 weeks', condition: "if you're not better" }),
      plan('follow_up', 'lab results'),
    ),
  ).toEqual([
    'You will get a sling (right).',
    'You are going to have a hysterectomy.',
    'You are being referred to physical therapy.',
    'Come back in 2 weeks if you are not better.',
    'We will contact you with your results.',
    'You will have this test: follow-up x-ray.',
  ])
})

test('talk that names nothing is left out', () => {
  expect(
    tell(
      'plan',
      plan('order', 'cvs'),
      plan('procedure', 'tentatively'),
      plan('refer', 'refer'),
      plan('counsel', 'fracture'),
    ),
  ).toEqual([])
})

test('conditions stand in one sentence, and each once', () => {
  expect(
    tell(
      'assessment',
      { kind: 'assessment', concept: 'diabetes' },
      { kind: 'assessment', concept: 'kidney stone' },
      { kind: 'assessment', concept: 'asthma' },
      { kind: 'assessment', concept: 'asthma', status: 'worse' },
    ),
  ).toEqual(['You have diabetes and a kidney stone.', 'Your asthma is worse.'])
})

const drug = (status: FactContent['status'], concept: string, attributes = {}) => ({
  kind: 'medication' as const,
  status,
  concept,
  attributes,
  time: 'future' as const,
})

test.each<[Partial<FactContent>, string]>([
  [drug('start', 'clindamycin gel'), 'Start using a clindamycin gel.'],
  [
    drug('start', 'albuterol', { dose: '2 puffs', frequency: 'twice daily' }),
    'Start using albuterol 2 puffs twice a day.',
  ],
  [drug('continue', 'statin'), 'Keep taking your statin.'],
  [drug('advise', 'shingles vaccine'), 'Get the shingles vaccine.'],
  [
    drug('increase', 'lisinopril', { dose: '40 mg', reason: "blood pressure's high" }),
    'Increase your lisinopril to 40 mg.',
  ],
])('%j', (fact, told) => {
  expect([...tell('plan', fact), ...tell('medications', fact)][0]).toBe(told)
})

test('a condition that was cut off is not told', () => {
  const fact = drug('start', 'amoxicillin', { condition: 'still not better by next' })
  expect(tell('plan', { ...fact, certainty: 'possible' })).toEqual(['You may need amoxicillin.'])
})

test('a reason to come that is a visit is told as one', () => {
  expect(tell('complaint', { kind: 'complaint', concept: 'annual exam' })).toEqual([
    'You came for your annual exam.',
  ])
})

test.each([
  ['mri', 'You will have this test: MRI.'],
  ['labs', 'You will have lab tests.'],
  ['tests', 'You will have some tests.'],
])('one test is told by its name, where it has one: %s', (concept, told) => {
  expect(tell('tests', plan('order', concept))).toEqual([told])
})

test('tests without a name are left out beside those that have one, labs are not', () => {
  const all = ['urinalysis', 'tests', 'labs'].map((concept) => plan('order', concept))
  expect(tell('tests', ...all)).toEqual(['You will have these tests: urine test and lab tests.'])
})

test.each([
  ['dietitian', 'You are being referred to a dietitian.'],
  ['physical therapy', 'You are being referred to physical therapy.'],
  ['urgent neurology', 'You are being urgently referred to a nerve doctor (neurology).'],
])('a referral to %s', (concept, told) => {
  expect(tell('referrals', plan('refer', concept))).toEqual([told])
})

test.each([
  ['contact the clinic', { condition: 'if feeling poorly' }, 'Contact us if feeling poorly.'],
  ['results contact', {}, 'We will contact you with your results.'],
])('who gets in touch: %s', (concept, attributes, told) => {
  expect(tell('follow-up', plan('follow_up', concept, attributes))).toEqual([told])
})

test('words that only tell when plan nothing', () => {
  expect(tell('plan', plan('procedure', 'after surgery'))).toEqual([])
})

test.each([
  [{ duration: '3 weeks', trigger: 'when climbing', course: 'worsening' }, 'for 3 weeks'],
  [{ site: 'down here in my tummy', onset: '2 days ago' }, 'starting 2 days ago'],
  [{ frequency: 'less than once daily' }, ''],
])('why somebody came is told in short: %o', (attributes, told) => {
  const cough = { kind: 'complaint', concept: 'chest pain', attributes } as const
  expect(tell('complaint', cough)).toEqual([`You came because of chest pain ${told}`.trim() + '.'])
})
