import { afterEach, describe, expect, test, vi } from 'vitest'
import { givenTask } from '../testing/given-task.ts'
import { filterTasks, hasFilters, NO_FILTERS, type TaskFilters } from './filter-tasks.ts'

afterEach(() => vi.unstubAllEnvs())

const ana = { patient_id: crypto.randomUUID(), patient_name: 'Ana Müller' }
const other = { patient_id: crypto.randomUUID(), patient_name: 'Ana Müller' }
const tasks = [
  givenTask({ title: 'Order MRI', category: 'Order', status: 'todo', ...ana }),
  givenTask({ title: 'Call the lab', category: 'Communicate', status: 'pending', ...other }),
  givenTask({ title: 'Write the letter', category: 'Document', status: 'in-progress' }),
  givenTask({ title: 'Book a room', category: 'Coordinate', status: 'completed' }),
  givenTask({ title: 'Ask about CALLUS', category: 'Generated', status: 'completed' }),
]

function titles(filters: Partial<TaskFilters>): string[] {
  return filterTasks(tasks, { ...NO_FILTERS, ...filters }).map(({ title }) => title)
}

describe('spec 2 §5: task filtering', () => {
  test('everything passes if all filters are All, in the order given', () => {
    expect(filterTasks(tasks, NO_FILTERS)).toEqual(tasks)
  })

  test.each([
    ['call', ['Call the lab', 'Ask about CALLUS']],
    ['CALL', ['Call the lab', 'Ask about CALLUS']],
    ['müller', ['Order MRI', 'Call the lab']],
    ['MU\u0308LLER', ['Order MRI', 'Call the lab']],
    ['  letter ', ['Write the letter']],
    ['   ', tasks.map(({ title }) => title)],
    ['null', []],
    ['.*', []],
  ])('the search for %j finds titles and patients’ names, case-insensitively', (search, found) => {
    expect(titles({ search })).toEqual(found)
  })

  test.each([
    ['pending', ['Order MRI', 'Call the lab']],
    ['in-progress', ['Write the letter']],
    ['completed', ['Book a room', 'Ask about CALLUS']],
  ] as const)("the status %s matches as it is shown: 'todo' is Pending", (status, found) => {
    expect(titles({ status })).toEqual(found)
  })

  test.each([
    ['Order', ['Order MRI']],
    ['Generated', ['Ask about CALLUS']],
    ['Action', []],
  ] as const)('the category %s must match exactly', (category, found) => {
    expect(titles({ category })).toEqual(found)
  })

  test('the patient is matched by identity, not by name', () => {
    const patient = { id: ana.patient_id, name: ana.patient_name }
    expect(titles({ patient })).toEqual(['Order MRI'])
  })

  test('all filters must hold', () => {
    expect(titles({ search: 'ana', status: 'pending', category: 'Communicate' })).toEqual([
      'Call the lab',
    ])
    expect(titles({ search: 'mri', status: 'completed' })).toEqual([])
  })
})

function day(text: string): Date {
  return new Date(`${text}T00:00:00`)
}

function isKept(created_at: string | undefined, from?: string, to?: string): boolean {
  const days = { from: from ? day(from) : undefined, to: to ? day(to) : undefined }
  const task = { ...givenTask(), created_at }
  return filterTasks([task], { ...NO_FILTERS, days }).length === 1
}

describe('spec 2 §5: the date range, in the days of the time zone', () => {
  test.each([
    ['UTC', '2026-11-01T00:00:00.000Z', true, 'the first moment'],
    ['UTC', '2026-10-31T23:59:59.999Z', false, 'just before'],
    ['UTC', '2026-11-05T23:59:59.999Z', true, 'the last moment'],
    ['UTC', '2026-11-06T00:00:00.000Z', false, 'just after'],
    ['Pacific/Auckland', '2026-10-31T11:00:00.000Z', true, 'Nov 1 there, Oct 31 in UTC'],
    ['Pacific/Auckland', '2026-10-31T10:59:59.999Z', false, 'still Oct 31 there'],
    ['Pacific/Auckland', '2026-11-05T11:00:00.000Z', false, 'Nov 6 there, Nov 5 in UTC'],
    ['America/Los_Angeles', '2026-11-01T06:59:59.999Z', false, 'Oct 31 there, Nov 1 in UTC'],
    ['America/Los_Angeles', '2026-11-01T07:00:00.000Z', true, 'the first moment, in summer time'],
    ['America/Los_Angeles', '2026-11-06T07:59:59.999Z', true, 'the last moment, in winter time'],
    ['America/Los_Angeles', '2026-11-06T08:00:00.000Z', false, 'Nov 6 there'],
    ['Asia/Kolkata', '2026-10-31T18:30:00.000Z', true, 'a zone of half hours'],
    ['Asia/Kolkata', '2026-10-31T18:29:59.999Z', false, 'a zone of half hours, before'],
  ])('from Nov 1 to Nov 5 in %s: %s is %s (%s)', (zone, at, expected) => {
    vi.stubEnv('TZ', zone)
    expect(isKept(at, '2026-11-01', '2026-11-05')).toBe(expected)
  })

  test.each([
    ['America/New_York', '2026-03-07', '2026-03-08', '2026-03-09T03:59:59.999Z', true],
    ['America/New_York', '2026-03-07', '2026-03-08', '2026-03-09T04:00:00.000Z', false],
    ['America/New_York', '2026-10-31', '2026-11-01', '2026-11-02T04:59:59.999Z', true],
    ['America/New_York', '2026-10-31', '2026-11-01', '2026-11-02T05:00:00.000Z', false],
    ['Africa/Cairo', '2026-04-24', '2026-04-25', '2026-04-23T22:00:00.000Z', true],
    ['Africa/Cairo', '2026-04-24', '2026-04-25', '2026-04-23T21:59:59.999Z', false],
  ])('a day of 23 or 25 hours is a whole day in %s, %s to %s: %s', (zone, from, to, at, kept) => {
    vi.stubEnv('TZ', zone)
    expect(isKept(at, from, to)).toBe(kept)
  })

  test('it applies only when both ends are set', () => {
    expect(isKept('2020-01-01T12:00:00Z', '2026-11-01')).toBe(true)
    expect(isKept('2030-01-01T12:00:00Z', undefined, '2026-11-05')).toBe(true)
    expect(isKept('2020-01-01T12:00:00Z', '2026-11-01', '2026-11-05')).toBe(false)
  })

  test('tasks without a date are excluded when a range is set, and only then', () => {
    expect(isKept(undefined)).toBe(true)
    expect(isKept(undefined, '2026-11-01')).toBe(true)
    expect(isKept(undefined, '2026-11-01', '2026-11-05')).toBe(false)
    expect(isKept('no date', '2026-11-01', '2026-11-05')).toBe(false)
  })
})

test('there is something to reset once a filter is set', () => {
  const set: Partial<TaskFilters>[] = [
    { search: 'x' },
    { status: 'pending' },
    { category: 'Order' },
    { patient: { id: 'x', name: '' } },
    { days: { from: new Date(), to: undefined } },
  ]
  expect(set.map((filters) => hasFilters({ ...NO_FILTERS, ...filters }))).toEqual(
    set.map(() => true),
  )
  expect(hasFilters({ ...NO_FILTERS, search: '  ' })).toBe(false)
})
