import { useCallback, useState } from 'react'

/** Multi-select: undefined while it is off. */
export interface Selection {
  readonly ids: ReadonlySet<string> | undefined
  start(): void
  clear(): void
  /** With Shift: everything between the previously chosen one and this one, in the order given. */
  toggle(id: string, order?: readonly string[]): void
  /** They are gone. */
  drop(ids: ReadonlySet<string>): void
}

interface State {
  readonly ids: ReadonlySet<string>
  readonly lastId: string | undefined
}

export function useSelection(): Selection {
  const [state, setState] = useState<State>()
  const start = useCallback(() => setState({ ids: new Set(), lastId: undefined }), [])
  const clear = useCallback(() => setState(undefined), [])
  const toggle = useCallback(
    (id: string, order?: readonly string[]) =>
      setState((known) => toggled(known ?? { ids: new Set(), lastId: undefined }, id, order)),
    [],
  )
  const drop = useCallback(
    (gone: ReadonlySet<string>) =>
      setState((known) => {
        const left = new Set([...(known?.ids ?? [])].filter((id) => !gone.has(id)))
        return known && left.size > 0 ? { ...known, ids: left } : undefined
      }),
    [],
  )
  return { ids: state?.ids, start, clear, toggle, drop }
}

function toggled({ ids, lastId }: State, id: string, order: readonly string[] = []): State {
  const next = new Set(ids)
  const isChosen = !ids.has(id)
  for (const each of [id, ...between(order, lastId, id)]) {
    if (isChosen) next.add(each)
    else next.delete(each)
  }
  return { ids: next, lastId: id }
}

function between(order: readonly string[], from: string | undefined, to: string): string[] {
  const ends = [order.indexOf(from ?? ''), order.indexOf(to)]
  if (ends.includes(-1)) return []
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}
