import { useQuery } from '@tanstack/react-query'
import { ConsentSection } from '../features/profile/consent-section.tsx'
import { NotesSection } from '../features/profile/notes-section.tsx'
import { VocabularySection } from '../features/profile/vocabulary-section.tsx'
import { SettingsPage } from '../features/profile/settings-page.tsx'
import { templatesQuery } from '../features/templates/templates.queries.ts'

export function SettingsView({ onBack }: { onBack: () => void }) {
  // Read here: what only a child reads does not draw this view again.
  const { data, error, isFetching, refetch } = useQuery(templatesQuery)
  const templates = { data, error, isFetching, refetch }
  const notes = (
    <>
      <NotesSection templates={templates} />
      <VocabularySection />
      <ConsentSection />
    </>
  )
  return <SettingsPage onBack={onBack} notes={notes} />
}
