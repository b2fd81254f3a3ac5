import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { isSureEnough } from './is-sure-enough.ts'

test.each<[Fact['kind'], Fact['act'], string, number | undefined, boolean]>([
  ['symptom', '', 'gronk', 0.55, false],
  ['symptom', '', 'gronk', 0.65, true],
  ['symptom', '', 'cough', 0.45, true],
  ['symptom', '', 'cough', 0.35, false],
  ['symptom', '', 'gronk', undefined, true],
  ['social', '', 'gronk', 0.6, false],
  ['plan', 'advise', 'gronk', 0.4, false],
  ['plan', 'order', 'gronk', 0.4, true],
  ['plan', 'order', 'gronk', 0.3, false],
])('%s %s %s, %d sure', (kind, act, concept, sureness, isEnough) => {
  const fact = { kind, act, concept, ...(sureness !== undefined && { sureness }) } as Fact
  expect(isSureEnough(fact)).toBe(isEnough)
})
