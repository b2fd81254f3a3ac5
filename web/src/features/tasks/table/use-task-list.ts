import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { filterTasks, NO_FILTERS, type TaskFilters } from '../filtering/filter-tasks.ts'
import { NEWEST_FIRST, nextSort, sortTasks, type SortField } from '../filtering/sort-tasks.ts'
import { patientsOf } from '../task-patients.ts'
import { tasksQuery } from '../tasks.queries.ts'
import { logFailure, tellQuietly } from '../tell-quietly.ts'
import { categoryNames, useCategories } from '../use-categories.ts'

const NOT_LOADED = 'The tasks could not be loaded.'

/** The filtered and sorted tasks, and the options to filter by. */
export function useTaskList() {
  const list = useQuery(tasksQuery)
  const looks = useCategories()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [sort, setSort] = useState(NEWEST_FIRST)
  const { data: all, error, refetch } = list
  // What was typed or clicked shows immediately; the list follows, in pieces shorter than a frame.
  const settled = useDeferredValue(filters)
  const settledSort = useDeferredValue(sort)
  const sorted = useMemo(() => sortTasks(all ?? [], settledSort), [all, settledSort])
  const shown = useMemo(() => filterTasks(sorted, settled), [sorted, settled])
  const patients = useMemo(() => patientsOf(all ?? []), [all])
  const categories = useMemo(
    () =>
      categoryNames(
        looks,
        (all ?? []).map(({ category }) => category),
      ),
    [looks, all],
  )

  useEffect(() => {
    if (!error) return
    // Without a list the page itself says so, and offers a retry.
    if (all) tellQuietly(NOT_LOADED, error, () => void refetch())
    else logFailure(NOT_LOADED, error)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [error])

  return {
    ...{ list, all, shown, looks, patients, categories, filters, sort },
    /** The filters that `shown` reflects. */
    settled,
    changeFilters: (change: Partial<TaskFilters>) =>
      setFilters((known) => ({ ...known, ...change })),
    resetFilters: () => setFilters(NO_FILTERS),
    sortBy: (field: SortField) => setSort((known) => nextSort(known, field)),
  }
}

export type TaskList = ReturnType<typeof useTaskList>
