import { SkipLink } from '../ui/skip-link.tsx'
import { Shell } from './shell.tsx'
import { useIdleSignOut } from './use-idle-sign-out.ts'
import { Workspace } from './workspace.tsx'

export function DashboardPage() {
  useIdleSignOut()
  return (
    <Workspace>
      <SkipLink />
      <Shell />
    </Workspace>
  )
}
