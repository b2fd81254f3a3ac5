import { expect, test } from 'vitest'
import type { FramedFact } from '../../fact.ts'
import { givenFact, givenLines, givenStretch } from '../../testing/given-facts.ts'
import { namePicturedParts } from './name-pictured-parts.ts'
import { PICTURED_PARTS } from './pictured-parts.data.ts'

function detailOf(said: readonly string[], told: Partial<FramedFact['attributes']> = {}) {
  const lines = givenLines(...said)
  const attributes = { detail: 'x-ray', ...told }
  const stretch = givenStretch(lines, 'a shadow')
  const fact = givenFact({ kind: 'result', concept: 'a shadow', said: [stretch], attributes })
  return namePicturedParts(lines, [fact])[0]?.attributes.detail
}

test.each(PICTURED_PARTS)('%s', (_, written, example) => {
  const named = written === '' ? example : written
  expect(detailOf([`C: show me the ${example} x-ray .`, 'C: there is a shadow'])).toBe(
    `${named} x-ray`,
  )
  expect(detailOf([`C: the x-ray of your ${example} has a shadow`])).toBe(`${named} x-ray`)
})

test.each<[string, readonly string[], Partial<FramedFact['attributes']>, string]>([
  [
    'the part that was named last counts',
    ['C: the back x-ray , the lumbar spine x-ray has a shadow'],
    {},
    'lumbar spine x-ray',
  ],
  [
    'what is known besides stays',
    ['C: the chest x-ray has a shadow'],
    { detail: 'x-ray, old' },
    'chest x-ray, old',
  ],
  ['another picture', ['C: the chest ct , a shadow'], {}, 'x-ray'],
  ['one that is still to be made', ['C: we will get a chest x-ray for a shadow'], {}, 'x-ray'],
  ['one that the patient speaks of', ['P: my chest x-ray ?', 'C: it has a shadow'], {}, 'x-ray'],
  ['what was seen at a joint', ['C: the chest x-ray has a shadow'], { site: 'knee' }, 'x-ray'],
  ['what was seen on one side', ['C: the chest x-ray has a shadow'], { side: 'left' }, 'x-ray'],
])('%s', (_, said, told, detail) => {
  expect(detailOf(said, told)).toBe(detail)
})
