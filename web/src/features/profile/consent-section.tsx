import { consentApi, ORIGINAL_WORDING, type ConsentWording } from '@chartwright/contract/consent'
import { CONSENT_WORDING_MAX_CHARS } from '@chartwright/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { useKeptEdit } from '../../lib/use-kept-edit.ts'
import { useWarnOfLoss } from '../../lib/use-warn-of-loss.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { consentWordingQuery } from './consent-wording.queries.ts'
import { SettingsSection } from './settings-section.tsx'

const HINT =
  'What you read aloud before a visit is recorded. Each consent is kept with the wording that it was given to.'

/** Not rendered if the operator has switched the step off. */
export function ConsentSection() {
  const { data, error, isFetching, refetch } = useQuery(consentWordingQuery)
  if (data?.mode === 'off') return null
  return (
    <SettingsSection title="Consent" hint={HINT}>
      {data ? (
        <Wording wording={data} />
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </SettingsSection>
  )
}

function Wording({ wording }: { wording: ConsentWording }) {
  const client = useQueryClient()
  const { edit, replace } = useKeptEdit<ConsentWording>(['consent-wording-edit'])
  const text = edit?.text ?? wording.text
  const trimmed = text.trim()
  const isDirty = edit !== undefined && trimmed !== wording.text
  useWarnOfLoss(isDirty)
  const save = useMutation({
    mutationFn: () =>
      call(consentApi.changeWording, {
        body: { text: trimmed, based_on: edit?.version ?? wording.version },
      }),
    onSuccess: async (saved) => {
      replace(undefined)
      client.setQueryData(consentWordingQuery.queryKey, saved)
      notify('The wording is saved.')
      await client.invalidateQueries({ queryKey: ['consent', 'session'] })
    },
    // If another window was faster, the next attempt edits its text.
    onError: async () => {
      const { version } = await client.fetchQuery(consentWordingQuery)
      replace({ version, text })
    },
  })
  const type = (next: string): void => {
    save.reset()
    replace({ version: wording.version, text: next })
  }
  const problem = problemOf(trimmed) ?? (save.error ? messageOf(save.error) : undefined)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isDirty && problemOf(trimmed) === undefined) save.mutate()
      }}
    >
      <Field
        label="What you read aloud"
        hint={`Version ${String(wording.version)}`}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            className="field-sizing-content min-h-44"
            dir="auto"
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          disabled={!isDirty || problemOf(trimmed) !== undefined}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Update wording
        </Button>
        {trimmed !== ORIGINAL_WORDING && (
          <Button variant="quiet" onClick={() => type(ORIGINAL_WORDING)}>
            Use the original wording
          </Button>
        )}
        {isDirty && (
          <Button variant="quiet" onClick={() => replace(undefined)}>
            Undo changes
          </Button>
        )}
      </div>
    </form>
  )
}

function problemOf(text: string): string | undefined {
  if (text === '') return 'Write what you read aloud.'
  if (text.length <= CONSENT_WORDING_MAX_CHARS) return undefined
  return `The wording has at most ${String(CONSENT_WORDING_MAX_CHARS)} characters; this one has ${String(text.length)}.`
}
