import { useEffect, useState } from 'react'
import { notifyError } from '../ui/notify.ts'
import type { WorkspacePalette } from './workspace-palette.tsx'

/**
 * Fetched once the workspace stands, and rendered without a pause at the opening: what is typed
 * right after the shortcut must not land in a note.
 */
export function usePaletteCode(
  isOpen: boolean,
  onFailed: () => void,
): typeof WorkspacePalette | undefined {
  const [Palette, setPalette] = useState<typeof WorkspacePalette>()
  const isMissing = Palette === undefined

  useEffect(() => {
    if (!isMissing) return
    import('./workspace-palette.tsx')
      .then((code) => setPalette(() => code.WorkspacePalette))
      .catch(() => {
        if (!isOpen) return
        notifyError('The search could not be loaded. Please check your connection.')
        onFailed()
      })
    // Tried again at each opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing, isOpen])

  return Palette
}
