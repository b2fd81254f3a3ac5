import { expect, test } from 'vitest'
import { EMERGENCY_ROWS } from './emergency-contact.data.ts'
import { readEmergency } from './read-emergency.ts'

test.each(EMERGENCY_ROWS.map(([, detail, example]) => [example, detail] as const))(
  'behind the signs: %s',
  (example, detail) => {
    expect(readEmergency('if you faint', { before: '', after: `, ${example}.` })).toBe(detail)
  },
)

test.each<[after: string, detail: string | undefined]>([
  [", or you get chest pain, it's A and E.", 'emergency department'],
  [": ER. I'll see you in May.", 'emergency department'],
  [", don't wait for me, dial 999.", 'call 999'],
  ['. Then 911.', 'call 911'],
  [' come in via a and e and next time ask us', 'emergency department'],
  [', call us. If your chest hurts, go to the ER.', undefined],
  [', call us, and if your chest hurts, go to the ER.', undefined],
  [', tell me that week, and go to the ER with chest pain.', undefined],
  [", er, just come back, that's fine.", undefined],
  [", you don't need to go to the ER for that.", undefined],
  ['. I saw you went to the ER last year.', undefined],
  [', the hospital clinic will ring you.', undefined],
])('behind the sign: %s', (after, detail) => {
  expect(readEmergency('if you feel faint', { before: '', after })).toBe(detail)
})

test.each<[before: string, detail: string | undefined]>([
  ['Go to the ER if you have ', 'emergency department'],
  ['Call 911 right away for any ', 'call 911'],
  ['Call 911 if you faint, and call us if you have ', undefined],
  ['You went to the ER. Call us if you have ', undefined],
  ["You don't have to go to the ER if you have ", undefined],
])('before the sign: %s', (before, detail) => {
  expect(readEmergency('a fever', { before, after: '.' })).toBe(detail)
})

test('the sign itself may say where to go', () => {
  expect(readEmergency("if you can't breathe, call 911", { before: '', after: '.' })).toBe(
    'call 911',
  )
})
