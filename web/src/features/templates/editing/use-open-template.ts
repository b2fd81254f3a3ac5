import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Used in place of an id. */
export const NEW_TEMPLATE = 'new'

/**
 * The open template's id is in the history state: Back closes the modal, and the address of another
 * view does not carry it.
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
    /** For responses that arrive later; also false if the page is gone. */
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
