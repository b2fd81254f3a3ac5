import { MEDICATION_STATUSES, type FactContent, type FactStatus } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { realise } from '../realise.ts'
import { drugClause } from './tell-drug.ts'
import { tellFact } from './tell-fact.ts'
import { givenContent, givenFacts } from '../testing/given-fact.ts'

const TOLD: Partial<Record<FactStatus, readonly [told: string, possible: string, absent: string]>> =
  {
    takes: ['takes iron', 'possibly takes iron', 'not taking iron'],
    took: ['previously took iron', 'possibly took iron', 'has not taken iron'],
    start: ['start iron', 'consider iron', 'no iron for now'],
    increase: ['increase iron', 'consider increasing iron', 'do not increase iron'],
    decrease: ['decrease iron', 'consider decreasing iron', 'do not decrease iron'],
    continue: ['continue iron', 'consider continuing iron', 'do not continue iron'],
    stop: ['stop iron', 'consider stopping iron', 'do not stop iron'],
    hold: ['hold iron', 'consider holding iron', 'do not hold iron'],
    refill: ['refill iron', 'consider refill of iron', 'no refill of iron needed'],
    advise: ['advised iron', 'consider iron', 'avoid iron'],
    offered: ['offered iron', 'consider iron', 'iron not offered'],
    declined: ['declines iron', 'may decline iron', 'does not decline iron'],
    mentioned: ['discussed iron', 'discussed iron', 'iron not discussed'],
  }

test.each(MEDICATION_STATUSES)('%s, sure, possible and not', (status) => {
  const time = /^takes|took|mentioned$/.test(status) ? 'now' : 'future'
  const fact: FactContent = givenContent({ kind: 'medication', concept: 'iron', status, time })
  const told = [
    drugClause(fact),
    drugClause({ ...fact, certainty: 'possible' }),
    drugClause({ ...fact, polarity: 'absent' }),
  ]
  expect(told).toEqual(TOLD[status])
})

const TO_PATIENT: Partial<Record<FactStatus, readonly [told: string, absent: string]>> = {
  takes: ['You take iron.', 'You do not take iron.'],
  took: ['You have taken iron.', 'You have not taken iron.'],
  start: ['Start taking iron.', 'You do not need iron for now.'],
  increase: ['We are increasing your iron.', 'Do not increase your iron.'],
  decrease: ['We are lowering your iron.', 'Do not lower your iron.'],
  continue: ['Keep taking iron.', 'Do not keep taking iron.'],
  stop: ['Stop taking iron.', 'Do not stop taking iron.'],
  hold: ['Do not take iron for now.', 'Keep taking iron.'],
  refill: ['Pick up your refill of iron.', 'You do not need a refill of iron.'],
  advise: ['Take iron.', 'Do not take iron.'],
  offered: ['You were offered iron.', 'You were not offered iron.'],
  declined: ['You chose not to take iron.', 'You agreed to take iron.'],
  mentioned: ['You talked about iron.', 'You did not talk about iron.'],
}

test.each(MEDICATION_STATUSES)('%s, said to the patient', (status) => {
  const fact = { kind: 'medication', concept: 'iron', status, time: 'future' } as const
  const say = (polarity: 'present' | 'absent') => {
    const facts = givenFacts({ ...fact, polarity })
    const blocks = ['medications', 'plan', 'hpi'] as const
    return blocks.flatMap((block) => realise(block, facts, { reader: 'patient' }))[0]?.text
  }
  expect([say('present'), say('absent')]).toEqual(TO_PATIENT[status])
})

test.each<[Partial<FactContent>, string]>([
  [
    { status: 'increase', attributes: { dose: '40 mg', frequency: 'daily' } },
    'increase iron to 40 mg daily',
  ],
  [
    { status: 'took', time: 'past', attributes: { when: 'last night', relief: 'none' } },
    'took iron last night without relief',
  ],
  [{ status: 'took', time: 'past', attributes: { detail: 'given' } }, 'was given iron'],
  [{ status: 'takes', polarity: 'absent', concept: 'other medications' }, 'no other medications'],
  [{ status: 'start', time: 'now', attributes: { route: 'injection' } }, 'given iron injection'],
  [
    { status: 'start', time: 'future', attributes: { condition: 'strep test positive' } },
    'start iron if strep test positive',
  ],
  [{ status: 'stop', attributes: { reason: 'not covered' } }, 'stop iron (not covered)'],
  [{ status: 'takes', attributes: { dose: 'low dose' } }, 'takes low-dose iron'],
  [
    { status: 'takes', attributes: { frequency: 'once daily', condition: 'once a day' } },
    'takes iron once daily',
  ],
])('%j', (told, clause) => {
  expect(drugClause(givenContent({ kind: 'medication', concept: 'iron', ...told }))).toBe(clause)
})

test('a brand and its drug are one medicine, told by both names', () => {
  const facts = givenFacts(
    { kind: 'medication', concept: 'neurontin', status: 'takes', attributes: { dose: '300 mg' } },
    { kind: 'medication', concept: 'gabapentin', status: 'takes' },
  )
  expect(realise('medications', facts, { reader: 'clinician' })).toEqual([
    { text: 'Neurontin (gabapentin) 300 mg.', factIds: ['0', '1'], group: 'medications' },
  ])
})

test('a reason and a condition keep their words', () => {
  const drug = { kind: 'medication', concept: 'ibuprofen', time: 'future' } as const
  expect(
    tellFact(
      givenContent({
        ...drug,
        status: 'start',
        certainty: 'possible',
        attributes: { condition: "if he isn't better by Saturday" },
      }),
    ),
  ).toBe('Consider ibuprofen if he is not better by Saturday.')
  const reason = 'because of the asthma'
  expect(
    tellFact(
      givenContent({
        ...drug,
        time: 'now',
        status: 'takes',
        polarity: 'absent',
        attributes: { reason },
      }),
    ),
  ).toBe('Not taking ibuprofen (because of the asthma).')
  expect(
    tellFact(givenContent({ ...drug, status: 'stop', attributes: { reason: 'for sleep' } })),
  ).toBe('Stop ibuprofen for sleep.')
})

test.each([
  ['steroid injection', 'plan steroid injection'],
  ['iron infusion', 'plan iron infusion'],
  ['iron', 'start iron'],
])('%s, which is given', (concept, told) => {
  const fact = givenContent({ kind: 'medication', concept, status: 'start', time: 'future' })
  expect(drugClause(fact)).toBe(told)
})

test.each([
  ["it really did n't seem to help", 'Previously took naproxen without relief.'],
  ['gave me some relief', 'Previously took naproxen with some relief.'],
  ['helped', 'Previously took naproxen with relief.'],
])('a relief that was said as "%s" is told', (relief, text) => {
  const fact = givenContent({ kind: 'medication', status: 'took', concept: 'naproxen' })
  expect(tellFact({ ...fact, attributes: { relief } })).toBe(text)
})
