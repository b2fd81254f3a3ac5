import { useQuery } from '@tanstack/react-query'
import { NotesSection } from '../features/profile/notes-section.tsx'
import { SettingsPage } from '../features/profile/settings-page.tsx'
import { templatesQuery } from '../features/templates/templates.queries.ts'

export function SettingsView({ onBack }: { onBack: () => void }) {
  // Read here: what only a child reads does not draw this view again.
  const { data, error, isFetching, refetch } = useQuery(templatesQuery)
  const templates = { data, error, isFetching, refetch }
  return <SettingsPage onBack={onBack} notes={<NotesSection templates={templates} />} />
}
