import { useRef } from 'react'

interface ReturnFocus {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** For dialogs without a trigger of Radix's own, which would drop the focus when they close. */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
