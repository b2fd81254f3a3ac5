import { useEffect } from 'react'
import { hasCommandKey } from '../../lib/shortcut.ts'

/** Another dialog keeps the keyboard to itself; the sidebar on a narrow screen does not. */
const OTHER_DIALOG = '[role=alertdialog], [role=dialog]:not([data-sidebar], [data-palette])'

/** Spec 2 §2.2: Ctrl/Cmd+K opens the palette, and closes it again. */
export function usePaletteKey(setIsOpen: (change: (isOpen: boolean) => boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isModified = event.metaKey || (event.ctrlKey && !hasCommandKey())
      if (event.key.toLowerCase() !== 'k' || !isModified || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (event.repeat || document.querySelector(OTHER_DIALOG)) return
      setIsOpen((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [setIsOpen])
}
