import type { Snippet } from '@chartwright/contract/snippets'
import { expect, test } from 'vitest'
import { findStops, findTyped, matchSnippets } from './typed-shortcut.ts'

test.each([
  ['.ros', 'ros'],
  ['Heart: .ROS', 'ros'],
  ['(.exam-2', 'exam-2'],
  ['.r', 'r'],
  ['\uFFFC.ros', 'ros'],
  ['.größe', 'größe'],
])('%j is a shortcut being typed', (before, prefix) => {
  expect(findTyped(before)).toEqual({ prefix, length: prefix.length + 1 })
})

test.each([
  'a.ros',
  'mail@clinic.ros',
  'x@.ros',
  '0.5',
  '.5',
  '..ros',
  '/.ros',
  'ros',
  '.',
  '.ros ',
  '.a_b',
])('%j is not', (before) => {
  expect(findTyped(before)).toBeUndefined()
})

test('the exact shortcut comes first, then those that start with it', () => {
  const snippets = ['exam', 'ro', 'ros', 'ros-child'].map((shortcut): Snippet => ({
    id: shortcut,
    shortcut,
    text: '',
    created_at: '',
  }))
  const offered = (prefix: string) =>
    matchSnippets(snippets, { prefix, length: 0 }).map(({ shortcut }) => shortcut)
  expect(offered('ros')).toEqual(['ros', 'ros-child'])
  expect(offered('r')).toEqual(['ro', 'ros', 'ros-child'])
  expect(offered('x')).toEqual([])
})

test('stops are separate, even when asterisks follow each other', () => {
  expect(findStops('a *** b ***')).toEqual([2, 8])
  expect(findStops('******* **')).toEqual([0, 3])
  expect(findStops('none')).toEqual([])
})
