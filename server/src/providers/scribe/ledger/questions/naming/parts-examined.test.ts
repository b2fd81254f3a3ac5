import { expect, test } from 'vitest'
import { PARTS_EXAMINED } from './parts-examined.data.ts'

test.each([
  ['cardiac', 'a systolic murmur', 'tender calf'],
  ['pulmonary', 'no wheezes', 'no edema'],
  ['abdominal', 'no guarding', 'clear lungs'],
  ['neuro', 'normal gait', 'soft abdomen'],
  ['skin', 'scaly plaques', 'regular rhythm'],
])('%s exam', (asked, named, other) => {
  const own = PARTS_EXAMINED.find(([of]) => of.test(asked))?.[1]
  expect(own?.test(named)).toBe(true)
  expect(own?.test(other)).toBe(false)
})
