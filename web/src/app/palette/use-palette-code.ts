import { useEffect, useState } from 'react'
import { notifyError } from '../../ui/overlays/notify.ts'
import type * as paletteCode from './workspace-palette.tsx'

type PaletteCode = typeof paletteCode

/**
 * Loaded once the workspace is rendered, and opened without a delay: what is typed right after the
 * shortcut must not end up in a note.
 */
export function usePaletteCode(isOpen: boolean, onFailed: () => void): PaletteCode | undefined {
  const [code, setCode] = useState<PaletteCode>()
  const isMissing = code === undefined

  useEffect(() => {
    if (!isMissing) return
    import('./workspace-palette.tsx').then(setCode).catch(() => {
      if (!isOpen) return
      notifyError('The search could not be loaded. Please check your connection.')
      onFailed()
    })
    // Tried again at each opening.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, isOpen])

  return code
}
