import { templateTitle, type Template } from '@chartwright/contract/templates'
import type { UseQueryResult } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { FieldSkeleton } from './details/profile-form-skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useDefaultTemplate } from './use-default-template.ts'

/** A list cannot have an empty value; this one represents it. */
const NONE = '-'
const HINT = 'Choose a template to have its note written and opened when you stop recording.'

interface NotesSectionProps {
  templates: Pick<UseQueryResult<Template[]>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

export function NotesSection({ templates }: NotesSectionProps) {
  return (
    <SettingsSection title="Notes" hint={HINT}>
      <DefaultTemplate templates={templates} />
    </SettingsSection>
  )
}

function DefaultTemplate({ templates }: NotesSectionProps) {
  const { settings, chosenId, choose, error } = useDefaultTemplate()
  const failure = settings.error ?? templates.error
  if (!settings.data || !templates.data) {
    if (!failure) return <FieldSkeleton />
    const retry = (): void => void Promise.all([settings.refetch(), templates.refetch()])
    const isBusy = settings.isFetching || templates.isFetching
    return <ErrorState message={messageOf(failure)} onRetry={retry} busy={isBusy} />
  }
  const options = templates.data.map((template) => ({
    value: template.id,
    label: templateTitle(template),
  }))
  const isThere = options.some(({ value }) => value === chosenId)
  return (
    <Field label="Default template" error={error ? messageOf(error) : undefined}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: NONE, label: 'None' }, ...options]}
          value={isThere ? (chosenId ?? NONE) : NONE}
          onValueChange={(value) => choose(value === NONE ? null : value)}
          placeholder="None"
        />
      )}
    </Field>
  )
}
