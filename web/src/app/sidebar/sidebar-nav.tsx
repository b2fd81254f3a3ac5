import { clsx } from 'clsx'
import { LayoutTemplate, ListTodo, Settings, UsersRound, type LucideIcon } from 'lucide-react'
import type { WorkspaceView } from '../workspace/use-workspace-url.ts'

const entries: readonly { view: WorkspaceView; label: string; Icon: LucideIcon }[] = [
  { view: 'patients', label: 'Patients', Icon: UsersRound },
  { view: 'templates', label: 'Templates', Icon: LayoutTemplate },
  { view: 'tasks', label: 'Tasks', Icon: ListTodo },
  { view: 'settings', label: 'Settings', Icon: Settings },
]

interface SidebarNavProps {
  view: WorkspaceView | undefined
  onOpen: (view: WorkspaceView) => void
}

export function SidebarNav({ view, onOpen }: SidebarNavProps) {
  return (
    <nav aria-label="Workspace" className="grid grid-cols-4 gap-1 border-t border-line p-2">
      {entries.map(({ view: of, label, Icon }) => (
        <button
          key={of}
          type="button"
          aria-current={view === of ? 'page' : undefined}
          onClick={() => onOpen(of)}
          className={clsx(
            'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-md text-xs font-medium transition-colors',
            view === of
              ? 'bg-accent-soft text-accent-ink'
              : 'text-ink-soft hover:bg-hover hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </button>
      ))}
    </nav>
  )
}
