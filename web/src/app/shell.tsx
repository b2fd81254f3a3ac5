import { NARROW_SCREEN_PX } from '@chartwright/contract/limits'
import { useState } from 'react'
import { useGroupToggle } from '../features/sessions/use-group-toggle.ts'
import { useMedia } from '../lib/use-media.ts'
import { NarrowSidebar } from './narrow-sidebar.tsx'
import type { SidebarProps } from './sidebar.tsx'
import { useLinkedPatients } from './use-linked-patients.ts'
import { usePaletteCode } from './use-palette-code.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { useWorkspaceUrl } from './use-workspace-url.ts'
import { WideSidebar } from './wide-sidebar.tsx'
import { WorkspaceViews } from './workspace-views.tsx'

/** Sidebar, palette and, in the main part, the open view or the selected session. */
export function Shell() {
  const url = useWorkspaceUrl()
  const groups = useGroupToggle()
  const isNarrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  usePaletteKey(setIsPaletteOpen)
  const palette = usePaletteCode(isPaletteOpen, () => setIsPaletteOpen(false))
  useLinkedPatients()

  const Sidebar = isNarrow ? NarrowSidebar : WideSidebar
  const sidebar: SidebarProps = { url, groups, onOpenPalette: () => setIsPaletteOpen(true) }
  return (
    <div className="flex h-dvh overflow-hidden max-md:flex-col">
      <Sidebar {...sidebar} />
      <main
        id="main"
        tabIndex={-1}
        className="relative flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto"
      >
        <WorkspaceViews url={url} />
      </main>
      {isPaletteOpen && palette && (
        <palette.WorkspacePalette url={url} onOpenChange={setIsPaletteOpen} />
      )}
    </div>
  )
}
