import { Palette } from '../../features/palette/palette.tsx'
import { useSessionSearch } from '../../features/sessions/list/use-session-search.ts'
import { focusMain } from '../focus-main.ts'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { openHit } from './open-hit.ts'

interface WorkspacePaletteProps {
  url: WorkspaceUrl
  onOpenChange: (open: boolean) => void
}

export function WorkspacePalette({ url, onOpenChange }: WorkspacePaletteProps) {
  return (
    <Palette
      useSessions={useSessionSearch}
      onOpenChange={onOpenChange}
      onOpenSession={(id) => url.openSession(id)}
      onOpenHit={(hit) => openHit(url, hit)}
      onNavigate={url.openView}
      onLeave={focusMain}
    />
  )
}
