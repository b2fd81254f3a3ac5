import { useCallback, useState } from 'react'

/** Spec 2 §4.4: a set of task ids; tasks hidden by the filters stay in it, and are not acted on. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (id: string) =>
      setIds((known) => {
        const next = new Set(known)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  /** Selects all of these, unless all of them are already selected: then none of them. */
  const toggleAll = useCallback(
    (visible: readonly string[]) =>
      setIds((known) => {
        const areAll = visible.every((id) => known.has(id))
        if (!areAll) return new Set([...known, ...visible])
        const off = new Set(visible)
        return new Set([...known].filter((id) => !off.has(id)))
      }),
    [],
  )
  const drop = useCallback(
    (gone: ReadonlySet<string>) =>
      setIds((known) => new Set([...known].filter((id) => !gone.has(id)))),
    [],
  )
  return { ids, toggle, toggleAll, drop }
}

export type Selection = ReturnType<typeof useSelection>
