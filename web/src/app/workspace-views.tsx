import { lazy, Suspense } from 'react'
import { SessionWorkspace } from './session-workspace.tsx'
import { TasksView } from './tasks-view.tsx'
import { TemplatesView } from './templates-view.tsx'
import type { WorkspaceUrl } from './use-workspace-url.ts'

const SettingsPage = lazy(async () => ({
  default: (await import('../features/profile/settings-page.tsx')).SettingsPage,
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
      return <TasksView onBack={url.closeView} />
    case undefined:
      return <SessionWorkspace url={url} />
  }
}
