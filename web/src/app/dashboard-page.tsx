import { SkipLink } from '../ui/skip-link.tsx'
import { useIdleSignOut } from './account/use-idle-sign-out.ts'
import { useRenewalNotice } from './account/use-renewal-notice.ts'
import { Shell } from './shell.tsx'
import { Workspace } from './workspace/workspace.tsx'

export function DashboardPage() {
  useIdleSignOut()
  useRenewalNotice()
  return (
    <Workspace>
      <SkipLink />
      <Shell />
    </Workspace>
  )
}
