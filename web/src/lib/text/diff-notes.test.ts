import { expect, test } from 'vitest'
import { diffNotes, shortenDiff } from './diff-notes.ts'

const BEFORE = '<h2>Plan</h2><ul><li><p>Rest. Drink water.</p></li><li><p>Come back.</p></li></ul>'

test('a changed sentence is removed and inserted; the others stay', () => {
  const after = '<h2>Plan</h2><ul><li><p>Rest. Drink tea.</p></li><li><p>Come back.</p></li></ul>'
  expect(diffNotes(BEFORE, after)).toEqual([
    { kind: 'same', text: 'Plan', isHeading: true },
    { kind: 'same', text: 'Rest.' },
    { kind: 'removed', text: 'Drink water.' },
    { kind: 'added', text: 'Drink tea.' },
    { kind: 'same', text: 'Come back.' },
  ])
})

test('removed and inserted parts together make up both notes', () => {
  const after = '<p>Come back.</p><h2>Plan</h2><p>Rest.<br>Sleep.</p>'
  const parts = diffNotes(BEFORE, after)
  const without = (kind: string) =>
    parts.filter((part) => part.kind !== kind).map(({ text }) => text)
  expect(without('added')).toEqual(['Plan', 'Rest.', 'Drink water.', 'Come back.'])
  expect(without('removed')).toEqual(['Come back.', 'Plan', 'Rest.', 'Sleep.'])
})

test('tags and entities in a note are text, never elements', () => {
  expect(diffNotes('', '<p>BP &lt; 140 &lt;script&gt;</p>')).toEqual([
    { kind: 'added', text: 'BP < 140 <script>' },
  ])
})

test('far from a change, only an ellipsis is shown', () => {
  const same = ['a', 'b', 'c', 'd'].map((text) => ({ kind: 'same', text }) as const)
  const change = { kind: 'added', text: 'x' } as const
  expect(shortenDiff([...same, change, ...same])).toEqual([null, same[3], change, same[0], null])
})
