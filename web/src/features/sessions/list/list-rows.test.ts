import { expect, test } from 'vitest'
import { givenSession } from '../testing/given-session.ts'
import type { SessionGroup } from './group-sessions.ts'
import { listRows } from './list-rows.ts'

const groups: SessionGroup[] = [
  { key: 'a', label: 'TODAY', sessions: [givenSession({ name: 'One' })] },
  { key: 'b', label: 'YESTERDAY', sessions: [givenSession(), givenSession()] },
]

function shown(closed: string[], hasMore: boolean): string[] {
  return listRows(groups, new Set(closed), hasMore).map((row) =>
    row.kind === 'group' ? `${row.label} ${row.count}` : row.session.name,
  )
}

test('each group has its count and, below it, its sessions', () => {
  expect(shown([], false)).toEqual(['TODAY 1', 'One', 'YESTERDAY 2', 'New Session', 'New Session'])
})

test('a collapsed group keeps its count and shows no session', () => {
  expect(shown(['b'], false)).toEqual(['TODAY 1', 'One', 'YESTERDAY 2'])
})

test('only the last group may have more than has been loaded', () => {
  expect(shown(['a', 'b'], true)).toEqual(['TODAY 1', 'YESTERDAY 2+'])
})
