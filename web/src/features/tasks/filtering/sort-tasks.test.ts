import { describe, expect, test } from 'vitest'
import { givenTask } from '../testing/given-task.ts'
import type { DatedTask } from './filter-tasks.ts'
import { NEWEST_FIRST, nextSort, sortTasks, type TaskSort } from './sort-tasks.ts'

const tasks: DatedTask[] = [
  givenTask({ title: 'banana', category: 'Order', created_at: '2026-11-03T00:00:00Z' }),
  givenTask({ title: 'Apple', category: 'Generated', created_at: '2026-11-01T00:00:00Z' }),
  givenTask({ title: 'Éclair', category: 'Action', created_at: '2026-11-02T00:00:00Z' }),
  givenTask({ title: 'fig', category: 'Action', created_at: '2026-11-02T00:00:00Z' }),
  { ...givenTask({ title: 'dateless', category: 'Document' }), created_at: undefined },
]

describe('spec 2 §4.4: the sort', () => {
  test.each([
    ['created', 'desc', ['banana', 'Éclair', 'fig', 'Apple', 'dateless']],
    ['created', 'asc', ['dateless', 'Apple', 'Éclair', 'fig', 'banana']],
    ['title', 'asc', ['Apple', 'banana', 'dateless', 'Éclair', 'fig']],
    ['title', 'desc', ['fig', 'Éclair', 'dateless', 'banana', 'Apple']],
    ['category', 'asc', ['Éclair', 'fig', 'dateless', 'Apple', 'banana']],
    ['category', 'desc', ['banana', 'Apple', 'dateless', 'Éclair', 'fig']],
  ] as const)('by %s %s, with equal tasks in the order given', (field, direction, sorted) => {
    expect(sortTasks(tasks, { field, direction }).map(({ title }) => title)).toEqual(sorted)
  })

  test('the given list is not modified', () => {
    const before = [...tasks]
    sortTasks(tasks, NEWEST_FIRST)
    expect(tasks).toEqual(before)
  })

  test('the default is newest first', () => {
    expect(NEWEST_FIRST).toEqual({ field: 'created', direction: 'desc' })
  })

  test.each<[TaskSort, TaskSort['field'], TaskSort['direction']]>([
    [{ field: 'created', direction: 'desc' }, 'created', 'asc'],
    [{ field: 'created', direction: 'asc' }, 'created', 'desc'],
    [{ field: 'created', direction: 'desc' }, 'title', 'asc'],
    [{ field: 'title', direction: 'asc' }, 'category', 'asc'],
    [{ field: 'category', direction: 'asc' }, 'category', 'desc'],
  ])('from %j a click on %s leads to %s', (sort, field, direction) => {
    expect(nextSort(sort, field)).toEqual({ field, direction })
  })
})
