import { ListTodo } from 'lucide-react'
import { EmptyState } from '../ui/empty-state.tsx'
import { ViewPage } from './view-page.tsx'

export function TasksView({ onBack }: { onBack: () => void }) {
  return (
    <ViewPage title="Tasks" onBack={onBack}>
      <EmptyState
        icon={<ListTodo aria-hidden className="size-7" />}
        title="No tasks yet"
        hint="Tasks saved from your sessions will appear here."
      />
    </ViewPage>
  )
}
