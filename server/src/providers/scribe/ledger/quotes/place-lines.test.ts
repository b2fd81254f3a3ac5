import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { ALSO_SAID } from './also-said.ts'
import { blocksOfLine, placeLines } from './place-lines.ts'

const PLAN = {
  heading: 'PLAN',
  paragraphs: [[{ text: 'Order a film.', factIds: ['a'] }]],
  isList: true,
}
const STORY = { ...PLAN, heading: 'STORY', isList: false }
const also = (text: string, factIds: string[]) => ({
  heading: ALSO_SAID,
  paragraphs: [[{ text, factIds }]],
  isList: true,
})

test('a line stands under the heading of its facts, in a list as an item of it', () => {
  const line = { text: 'Can try ice.', factIds: ['b'] }
  const sections = [PLAN, STORY, also(line.text, line.factIds)]
  expect(placeLines(sections, () => 'PLAN')).toEqual([
    { ...PLAN, paragraphs: [...PLAN.paragraphs, [line]] },
    STORY,
  ])
  expect(placeLines(sections, () => 'STORY')).toEqual([
    PLAN,
    { ...STORY, paragraphs: [[...(STORY.paragraphs[0] ?? []), line]] },
  ])
})

test.each([
  ['it is quoted', '“You can try ice.”', ['b'], 'PLAN'],
  ['nothing else stands under the heading', 'Can try ice.', ['b'], 'EMPTY'],
  ['its facts are of two headings', 'Can try ice.', ['b', 'c'], 'PLAN'],
])('a line stays by itself where %s', (_, text, ids, heading) => {
  const sections = [
    PLAN,
    STORY,
    { heading: 'EMPTY', paragraphs: [[{ text: '-', factIds: [] }]], isList: false },
    also(text, ids),
  ]
  expect(placeLines(sections, (id) => (id === 'c' ? 'STORY' : heading))).toEqual(sections)
})

test.each([
  ['symptom', 'a rash', false, ['hpi']],
  ['finding', 'a rash', false, ['exam']],
  ['finding', 'a rash', true, ['hpi']],
  ['finding', 'kidney function', false, ['results']],
  ['result', 'a clear film', false, ['results']],
  ['result', 'a clear film', true, []],
  ['plan', 'ice', false, ['plan', 'assessment-and-plan']],
  ['social', 'smoking', true, []],
] as const)('a line of a %s, %s, of the patient: %s', (kind, words, isOfPatient, blocks) => {
  const said = [{ segment_id: 's0', from: 0, to: words.length, words }]
  const [fact] = givenFacts({ kind })
  expect(fact && blocksOfLine({ ...fact, said }, isOfPatient)).toEqual(blocks)
})
