import { lazy, Suspense } from 'react'
import { SessionWorkspace } from '../session/session-workspace.tsx'
import { TemplatesView } from './templates-view.tsx'
import type { WorkspaceUrl } from './use-workspace-url.ts'

const SettingsView = lazy(async () => ({
  default: (await import('./settings-view.tsx')).SettingsView,
}))

const TasksView = lazy(async () => ({
  default: (await import('./tasks-view.tsx')).TasksView,
}))

const PatientsView = lazy(async () => ({
  default: (await import('./patients-view.tsx')).PatientsView,
}))

/** Document 2 §2: mutually exclusive, each with a way back to the session. */
export function WorkspaceViews({ url }: { url: WorkspaceUrl }) {
  switch (url.view) {
    case 'settings':
      return (
        <Suspense>
          <SettingsView onBack={url.closeView} />
        </Suspense>
      )
    case 'templates':
      return <TemplatesView onBack={url.closeView} />
    case 'tasks':
      return (
        <Suspense>
          <TasksView url={url} />
        </Suspense>
      )
    case 'patients':
      return (
        <Suspense>
          <PatientsView url={url} />
        </Suspense>
      )
    case undefined:
      return <SessionWorkspace url={url} />
  }
}
