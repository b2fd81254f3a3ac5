import { useEffect, useRef, type RefObject } from 'react'

/** Toasts, and popovers opened from inside, are elsewhere in the document. */
const BELONGS = '[data-sonner-toaster], [data-radix-popper-content-wrapper]'

export function useOutsideClick(
  inside: RefObject<HTMLElement | null>,
  isOn: boolean,
  onOutside: () => void,
): void {
  const newest = useRef(onOutside)
  useEffect(() => {
    newest.current = onOutside
  })
  useEffect(() => {
    if (!isOn) return
    const onClick = (event: MouseEvent): void => {
      const { target } = event
      // From before the click took effect: a button may be gone by then.
      const isInside = inside.current !== null && event.composedPath().includes(inside.current)
      if (isInside || (target instanceof Element && target.closest(BELONGS))) return
      newest.current()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [inside, isOn])
}
