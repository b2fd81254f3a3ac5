import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { ALSO_SAID } from '../also-said.ts'
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

const EMPTY = {
  heading: 'EMPTY',
  paragraphs: [[{ text: 'Not discussed', factIds: [] }]],
  isList: false,
}
const HEADINGS = { order: ['STORY', 'PLAN', 'EMPTY', 'RETURN'], placeholder: 'Not discussed' }
const place = (heading: string, kind: 'plan' | 'symptom' = 'plan', isWarning = false) => ({
  kind,
  isWarning,
  ofLine: heading,
  ofQuotation: heading,
})

test('a line stands under the heading of its facts, in a list as an item of it', () => {
  const line = { text: 'Can try ice.', factIds: ['b'] }
  const sections = [PLAN, STORY, also(line.text, line.factIds)]
  expect(placeLines(sections, HEADINGS, () => place('PLAN'))).toEqual([
    { ...PLAN, paragraphs: [...PLAN.paragraphs, [line]] },
    STORY,
  ])
  expect(placeLines(sections, HEADINGS, () => place('STORY'))).toEqual([
    PLAN,
    { ...STORY, paragraphs: [[...(STORY.paragraphs[0] ?? []), line]] },
  ])
})

test('a line of the story stands behind the story, and not behind the medicines', () => {
  const told = (text: string, id: string) => ({ text, factIds: [id] })
  const subjective = {
    heading: 'SUBJECTIVE',
    paragraphs: [[told('Reports a cough.', 'cough')], [told('Medications: aspirin.', 'drug')]],
    isList: false,
  }
  const line = told('Slipped on the ice.', 'fall')
  const sections = [subjective, also(line.text, line.factIds)]
  const placesOf = (id: string) => place('SUBJECTIVE', id === 'drug' ? 'plan' : 'symptom')
  expect(placeLines(sections, HEADINGS, placesOf)[0]?.paragraphs).toEqual([
    [told('Reports a cough.', 'cough'), line],
    [told('Medications: aspirin.', 'drug')],
  ])
})

test.each(['Can try ice.', '“You can try ice.”'])(
  '%s stands where nothing else is known for its heading, and that is not called undiscussed',
  (text) => {
    const sections = [PLAN, EMPTY, also(text, ['b'])]
    expect(placeLines(sections, HEADINGS, () => place('EMPTY'))).toEqual([
      PLAN,
      { heading: 'EMPTY', paragraphs: [[{ text, factIds: ['b'] }]], isList: true },
    ])
  },
)

test.each([
  ['it is quoted', '“You can try ice.”', ['b'], 'PLAN'],
  ['its facts are of two headings', 'Can try ice.', ['b', 'c'], 'PLAN'],
])('a line stays by itself where %s', (_, text, ids, heading) => {
  const sections = [PLAN, STORY, EMPTY, also(text, ids)]
  const placesOf = (id: string) => place(id === 'c' ? 'STORY' : heading)
  expect(placeLines(sections, HEADINGS, placesOf)).toEqual(sections)
})

test('a line of the plan opens the heading that the note has left out, one of the story does not', () => {
  const sections = [STORY, also('See a doctor.', ['b'])]
  const [line] = also('See a doctor.', ['b']).paragraphs
  expect(placeLines(sections, HEADINGS, () => place('PLAN'))).toEqual([
    STORY,
    { heading: 'PLAN', paragraphs: [line], isList: true },
  ])
  expect(placeLines(sections, HEADINGS, () => place('PLAN', 'symptom'))).toEqual(sections)
  expect(placeLines(sections, HEADINGS, () => place('OTHER'))).toEqual(sections)
})

test('a quoted warning stands where the signs to come back with stand', () => {
  const text = '“If it swells, go to hospital.”'
  const warned = () => place('RETURN', 'plan', true)
  const [line] = also(text, ['b']).paragraphs
  const opened = { heading: 'RETURN', paragraphs: [line], isList: true }
  expect(placeLines([PLAN, also(text, ['b'])], HEADINGS, warned)).toEqual([PLAN, opened])
  const told = { heading: 'RETURN', paragraphs: [[{ text: 'Rest.', factIds: [] }]], isList: false }
  expect(placeLines([told, also(text, ['b'])], HEADINGS, warned)).toEqual([
    { ...told, paragraphs: [[{ text: 'Rest.', factIds: [] }, ...(line ?? [])]] },
  ])
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

test('what was concluded stands under its heading, quoted and of a fact or not', () => {
  const quoted = { text: '“That is gout.”', factIds: ['b'] }
  const told = () => ({ ...place('PLAN'), kind: 'assessment' as const })
  expect(placeLines([PLAN, also(quoted.text, quoted.factIds)], HEADINGS, told)).toEqual([
    { ...PLAN, paragraphs: [...PLAN.paragraphs, [quoted]] },
  ])
  const unread = { lines: new Set([quoted.text]), heading: 'STORY' }
  expect(placeLines([also(quoted.text, [])], { ...HEADINGS, unread }, () => undefined)).toEqual([
    { heading: 'STORY', paragraphs: [[{ ...quoted, factIds: [] }]], isList: true },
  ])
})
