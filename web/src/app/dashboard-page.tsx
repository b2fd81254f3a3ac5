import { LogOut, Settings } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { signOut, useSession } from '../lib/session.ts'
import { usePage } from '../lib/use-page.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { ChosenPatient } from './chosen-patient.tsx'
import { useIdleSignOut } from './use-idle-sign-out.ts'
import { Workspace } from './workspace.tsx'

const SettingsPage = lazy(async () => ({
  default: (await import('../features/profile/settings-page.tsx')).SettingsPage,
}))

export function DashboardPage() {
  const [query, setQuery] = useSearchParams()
  useIdleSignOut()
  const isSettings = query.get('view') === 'settings'
  return (
    <Workspace>
      <SkipLink />
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <Brand />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1}>
        {isSettings ? (
          <Suspense>
            <SettingsPage onBack={() => setQuery({})} />
          </Suspense>
        ) : (
          <Home onOpenSettings={() => setQuery({ view: 'settings' })} />
        )}
      </main>
    </Workspace>
  )
}

function Home({ onOpenSettings }: { onOpenSettings: () => void }) {
  const heading = usePage('Dashboard')
  const session = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        Dashboard
      </h1>
      <p className="mt-2 text-ink-soft">
        Sessions are not open on this build yet. Your list of patients is.
      </p>
      <ChosenPatient />
      <section
        aria-label="Account"
        className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5"
      >
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">Signed in as</p>
          <p className="font-medium wrap-anywhere">
            {session.status === 'authenticated' && <bdi>{session.user.name}</bdi>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Settings aria-hidden className="size-4" />} onClick={onOpenSettings}>
            Settings
          </Button>
          <Button
            icon={<LogOut aria-hidden className="size-4" />}
            busy={isLeaving}
            onClick={() => {
              setIsLeaving(true)
              void signOut()
            }}
          >
            Sign out
          </Button>
        </div>
      </section>
    </div>
  )
}
