import { useQuery } from '@tanstack/react-query'
import { ConsentSection } from '../../features/profile/consent-section.tsx'
import { NotesSection } from '../../features/profile/notes-section.tsx'
import { SettingsPage } from '../../features/profile/settings-page.tsx'
import { SettingsSection } from '../../features/profile/settings-section.tsx'
import { VocabularySection } from '../../features/profile/vocabulary-section.tsx'
import { SnippetsSettings } from '../../features/snippets/snippets-settings.tsx'
import { StyleSettings } from '../../features/style/style-settings.tsx'
import { templatesQuery } from '../../features/templates/templates.queries.ts'

const SNIPPETS_HINT =
  'Texts that you use again and again. Type the shortcut in a note, in the context or to the assistant, then a space: .ros'

const STYLE_HINT = 'How notes are worded for you. Facts are never added or taken out by it.'

export function SettingsView({ onBack }: { onBack: () => void }) {
  // Queried here: data that only a child queries does not re-render this view.
  const { data, error, isFetching, refetch } = useQuery(templatesQuery)
  const templates = { data, error, isFetching, refetch }
  const notes = (
    <>
      <NotesSection templates={templates} />
      <SettingsSection title="Writing style" hint={STYLE_HINT}>
        <StyleSettings />
      </SettingsSection>
      <SettingsSection title="Snippets" hint={SNIPPETS_HINT}>
        <SnippetsSettings />
      </SettingsSection>
      <VocabularySection />
      <ConsentSection />
    </>
  )
  return <SettingsPage onBack={onBack} notes={notes} />
}
