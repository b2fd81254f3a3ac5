import { expect, test } from 'vitest'
import type { StylePreference } from '../../../clinical/style/style.ts'
import { applyStyle } from './apply-style.ts'
import { renderNote } from './render-note.ts'
import type { NoteSection } from './section.ts'
import { sourcesOf } from './sources-of.ts'

const NOTE: NoteSection[] = [
  {
    heading: 'HPI',
    isList: false,
    paragraphs: [
      [
        { text: 'The patient has hypertension.', factIds: ['a'] },
        { text: 'Denies fever.', factIds: ['b'] },
      ],
    ],
  },
  {
    heading: 'Family History',
    isList: false,
    paragraphs: [[{ text: 'Not discussed.', factIds: [] }]],
  },
  { heading: 'Plan', isList: true, paragraphs: [[{ text: 'Rest.', factIds: ['c'] }]] },
]
const CLOSING = 'Questions were answered and the plan was agreed.'
const shown = (...style: StylePreference[]) => renderNote(applyStyle(NOTE, style))

test('without a style nothing changes', () => {
  expect(shown()).toBe(renderNote(NOTE))
})

test.each<[StylePreference, string]>([
  [{ kind: 'heading', source: 'hpi', target: 'History' }, '## History\nThe patient has'],
  [
    { kind: 'layout', source: 'hpi', target: 'list' },
    '- The patient has hypertension.\n- Denies fever.',
  ],
  [{ kind: 'word', source: 'hypertension', target: 'HTN' }, 'The patient has HTN.'],
  [{ kind: 'removed', source: 'Not discussed.', target: '' }, '## Family History\n\n\n## Plan'],
  [{ kind: 'removed', source: '## family history', target: '' }, 'Denies fever.\n\n## Plan'],
  [{ kind: 'added', source: CLOSING, target: 'plan' }, `- Rest.\n- ${CLOSING}`],
])('%j shows in the note', (preference, expected) => {
  expect(shown(preference)).toContain(expected)
})

test('what tells a fact is never taken out, whatever is learned', () => {
  expect(
    shown(
      { kind: 'removed', source: 'Denies fever.', target: '' },
      { kind: 'removed', source: '## hpi', target: '' },
      { kind: 'removed', source: '## plan', target: '' },
    ),
  ).toBe(renderNote(NOTE))
})

test('each sentence keeps its facts, and an added one rests on nothing', () => {
  const styled = applyStyle(NOTE, [
    { kind: 'word', source: 'patient', target: 'pt' },
    { kind: 'layout', source: 'hpi', target: 'list' },
    { kind: 'added', source: CLOSING, target: 'plan' },
  ])
  expect(sourcesOf(styled, [])).toEqual([
    { text: 'The pt has hypertension.', factIds: ['a'], lines: [] },
    { text: 'Denies fever.', factIds: ['b'], lines: [] },
    { text: 'Rest.', factIds: ['c'], lines: [] },
  ])
})
