import { PLAN_LABEL } from '@chartwright/contract/limits'
import { useSession } from '../../lib/account/session.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'

export function SidebarAccount() {
  const session = useSession()
  const email = (session.status === 'authenticated' && session.user.email) || 'User'
  return (
    <div className="flex items-center gap-3 border-t border-line py-2.5 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p title={email} className="truncate text-sm font-medium">
          {email}
        </p>
        <p className="text-xs text-ink-soft">{PLAN_LABEL}</p>
      </div>
      <ThemeToggle />
    </div>
  )
}
