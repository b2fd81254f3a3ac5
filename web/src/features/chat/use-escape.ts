import { useEffect, useRef } from 'react'

/** Overlays handle Escape first. */
const ABOVE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

export function useEscape(isOn: boolean, onEscape: () => void): void {
  const newest = useRef(onEscape)
  useEffect(() => {
    newest.current = onEscape
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (!document.querySelector(ABOVE)) newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
