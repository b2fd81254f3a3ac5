import { Palette } from '../features/palette/palette.tsx'
import { useSessionSearch } from '../features/sessions/use-session-search.ts'
import { focusMain } from './focus-main.ts'
import type { WorkspaceUrl } from './use-workspace-url.ts'

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
      onNavigate={url.openView}
      onLeave={focusMain}
    />
  )
}
