import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { hasMoreToTell } from './blocks/story/complaint.ts'
import { realise } from './realise.ts'
import { tellOnce } from './same-facts.ts'
import { givenFacts } from './testing/given-fact.ts'

/** A fact whose sentence the phraser has written. */
function phrased(text: string, told: Partial<Fact> = {}): Partial<Fact> {
  return { text, phrased: true, sureness: 0.95, ...told }
}

function given(...told: Partial<Fact>[]): Fact[] {
  return givenFacts(...told).map((fact, at) => ({ ...fact, ...told[at] }))
}

test.each<[Block, Partial<Fact>[], string]>([
  [
    'complaint',
    [phrased('Ankle pain after stepping off a curb.', { kind: 'complaint', concept: 'ankle' })],
    'Ankle pain after stepping off a curb.',
  ],
  [
    'hpi',
    [
      phrased('Cough worse when lying down.', { concept: 'cough' }),
      phrased('Fatigue.', { concept: 'fatigue' }),
      { concept: 'nausea' },
    ],
    'Cough worse when lying down. Reports fatigue and nausea.',
  ],
  [
    'hpi',
    [phrased('Denies bowel trouble.', { concept: 'bowel', polarity: 'absent' })],
    'Denies bowel trouble.',
  ],
  [
    'hpi',
    [
      phrased('Back to light jogging since May.', {
        kind: 'social',
        concept: 'progressed to light jogging',
      }),
    ],
    'Back to light jogging since May.',
  ],
  [
    'history',
    [
      { kind: 'history', concept: 'asthma', time: 'past' },
      phrased('Migraine since starting school.', {
        kind: 'history',
        concept: 'migraine',
        time: 'past',
      }),
    ],
    'History of asthma. Migraine since starting school.',
  ],
  [
    'history',
    [
      { kind: 'history', concept: 'asthma', time: 'past', polarity: 'absent' },
      phrased('No previous headaches.', {
        kind: 'history',
        concept: 'denied any trouble with headaches',
        time: 'past',
        polarity: 'absent',
      }),
    ],
    'No previous headaches. No history of asthma.',
  ],
  [
    'family',
    [
      phrased('Aunt: stroke at 50, recovered.', { kind: 'family', concept: 'stroke', who: 'aunt' }),
      phrased('Aunt: gout.', { kind: 'family', concept: 'gout', who: 'aunt' }),
    ],
    'Aunt: stroke at 50, recovered; gout.',
  ],
  [
    'medications',
    [
      phrased('Takes senna 2 tablets at night.', {
        kind: 'medication',
        concept: 'senna',
        status: 'takes',
      }),
    ],
    'Senna 2 tablets at night.',
  ],
  [
    'exam',
    [
      phrased('Lungs: clear at both bases.', { kind: 'finding', concept: 'lungs clear' }),
      phrased('No wheeze in the lungs.', {
        kind: 'finding',
        concept: 'wheezing',
        polarity: 'absent',
      }),
    ],
    'Lungs: clear at both bases, no wheeze.',
  ],
  [
    'results',
    [
      phrased('Chest x-ray: small effusion.', { kind: 'result', concept: 'effusion' }),
      phrased('Urine culture grew nothing.', { kind: 'result', concept: 'urine culture' }),
    ],
    'Chest x-ray: small effusion. Urine culture grew nothing.',
  ],
  [
    'plan',
    [
      phrased('Order ferritin.', { kind: 'plan', act: 'order', concept: 'ferritin' }),
      phrased('Order a hip x-ray if still limping.', {
        kind: 'plan',
        act: 'order',
        concept: 'hip x-ray',
      }),
    ],
    'Order ferritin. Order a hip x-ray if still limping.',
  ],
])('%s: %#', (block, facts, text) => {
  const sentences = realise(block, given(...facts), { reader: 'clinician' })
  expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(text)
})

test('a patient reads the words of the rules', () => {
  const facts = given(
    phrased('Start senna 2 tablets nocte.', {
      kind: 'medication',
      concept: 'senna',
      status: 'start',
    }),
  )
  const [sentence] = realise('plan', facts, { reader: 'patient' })
  expect(sentence?.text).not.toContain('nocte')
})

test('a complaint whose sentence stands in its line is not told again', () => {
  const [fact] = given(
    phrased('Knee pain for 3 days after football.', {
      kind: 'complaint',
      concept: 'knee pain',
      attributes: { duration: '3 days', trigger: 'after football', quality: 'sharp' },
    }),
  )
  expect(fact && hasMoreToTell(fact)).toBe(false)
  expect(fact && hasMoreToTell({ ...fact, phrased: false })).toBe(true)
})

test('of facts that say the same, the rules tell what the sentence does not know', () => {
  const cough = { concept: 'cough' }
  const [told] = tellOnce(
    given(phrased('Cough at night.', cough), { ...cough, attributes: { duration: '2 weeks' } }),
  )
  expect(told?.phrased).toBe(false)
  const [same] = tellOnce(given(phrased('Cough at night.', cough), cough))
  expect(same?.phrased).toBe(true)
})
