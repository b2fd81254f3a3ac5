import { useCallback, useState } from 'react'

export interface GroupToggle {
  readonly closed: ReadonlySet<string>
  toggle(key: string): void
}

/** Which groups are collapsed, for the lifetime of the component. */
export function useGroupToggle(): GroupToggle {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (key: string) =>
      setClosed((known) => {
        const next = new Set(known)
        if (!next.delete(key)) next.add(key)
        return next
      }),
    [],
  )
  return { closed, toggle }
}
