import { lazy, Suspense } from 'react'
import { SessionWorkspace } from './session-workspace.tsx'
import { TemplatesView } from './templates-view.tsx'
import type { WorkspaceUrl } from './use-workspace-url.ts'

const SettingsPage = lazy(async () => ({
  default: (await import('../features/profile/settings-page.tsx')).SettingsPage,
}))

const TasksView = lazy(async () => ({
  default: (await import('./tasks-view.tsx')).TasksView,
}))

/** Document 2 §2: mutually exclusive, each with a way back to the session. */
export function WorkspaceViews({ url }: { url: WorkspaceUrl }) {
  switch (url.view) {
    case 'settings':
      return (
        <Suspense>
          <SettingsPage onBack={url.closeView} />
        </Suspense>
      )
    case 'templates':
      return <TemplatesView onBack={url.closeView} />
    case 'tasks':
      return (
        <Suspense>
          <TasksView onBack={url.closeView} />
        </Suspense>
      )
    case undefined:
      return <SessionWorkspace url={url} />
  }
}
