import { SkipLink } from '../ui/skip-link.tsx'
import { Shell } from './shell.tsx'
import { useIdleSignOut } from './use-idle-sign-out.ts'
import { useRenewalNotice } from './use-renewal-notice.ts'
import { Workspace } from './workspace.tsx'

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
