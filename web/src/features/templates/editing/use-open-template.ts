import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** In the place of an id. */
export const NEW_TEMPLATE = 'new'

/**
 * Which template's modal is open stands in the history's state: Back closes the modal, another
 * view's address knows nothing of it.
 */
export function useOpenTemplate() {
  const location = useLocation()
  const { search } = location
  const navigate = useNavigate()
  const openedId = readId(location.state)
  const latest = useRef(openedId)
  useEffect(() => {
    latest.current = openedId
    return () => {
      latest.current = undefined
    }
  }, [openedId])

  return {
    openedId,
    /** For answers that come later; false, too, when the page is gone. */
    isOpen: (id: string) => latest.current === id,
    open: (id: string): void => {
      const replace = latest.current !== undefined
      void navigate({ search }, { state: { template: id }, replace })
    },
    close: (): void => {
      if (latest.current !== undefined) void navigate(-1)
    },
  }
}

function readId(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('template' in state)) return undefined
  return typeof state.template === 'string' ? state.template : undefined
}
