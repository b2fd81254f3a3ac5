import { expect, test } from 'vitest'
import { keepsDenials } from './keeps-denials.ts'

test.each<[isKept: boolean, sentence: string, condition: string | undefined]>([
  [
    false,
    'Call if unable to swallow or the spray is helping.',
    "can't swallow or it isn't helping",
  ],
  [
    true,
    'Call if unable to swallow or the spray is not helping.',
    "can't swallow or it isn't helping",
  ],
  [false, 'Return if it heals.', "if it doesn't heal"],
  [true, 'Return if it does not heal.', "if it doesn't heal"],
  [true, 'Return in two weeks.', undefined],
])('%s: %s (%s)', (isKept, sentence, condition) => {
  const attributes = condition === undefined ? {} : { condition }
  expect(keepsDenials(sentence, { attributes })).toBe(isKept)
})
