import { expect, test } from 'vitest'
import { triggerWords } from './say-attributes.ts'

test.each([
  ['take out the trash', 'when taking out the trash'],
  ['skip breakfast', 'when skipping breakfast'],
  ['to lift', 'when lifting'],
  ['walk test', 'walk test'],
  ['exercise', 'exercise'],
])('%s', (trigger, told) => {
  expect(triggerWords(trigger)).toContain(told)
})
