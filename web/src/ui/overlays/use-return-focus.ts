import { useRef, type RefObject } from 'react'

interface ReturnFocus {
  onOpenAutoFocus: () => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * For dialogs without a Radix trigger, which would lose the focus when they close. The fallback
 * gets it if the opener is gone, as with a row whose removal was confirmed.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>): ReturnFocus {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement)
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      const { current } = opener
      const isThere = current instanceof HTMLElement && current.isConnected
      const target = isThere && current !== document.body ? current : fallback?.current
      target?.focus()
    },
  }
}

/** An item disappears with its menu; the button that opened the menu stays, and labels it. */
function openerOf(focused: Element | null): Element | null {
  const id = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (id == null ? null : document.getElementById(id)) ?? focused
}
