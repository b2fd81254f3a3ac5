import { usePage } from '../lib/use-page.ts'
import { Brand } from '../ui/brand.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { ChosenPatient } from './chosen-patient.tsx'
import { Workspace } from './workspace.tsx'

export function DashboardPage() {
  const heading = usePage('Dashboard')
  return (
    <Workspace>
      <SkipLink />
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <Brand />
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          Dashboard
        </h1>
        <p className="mt-2 text-ink-soft">
          Sessions are not open on this build yet. Your list of patients is.
        </p>
        <ChosenPatient />
      </main>
    </Workspace>
  )
}
