import { styleApi, type StylePreference, type WritingStyle } from '@chartwright/contract/style'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { describePreference, describeSeen } from './describe-preference.ts'
import { styleQuery } from './style.queries.ts'

const LEARNING_HINT =
  'From what you change in drafts and what you sign. A habit is listed here once it was seen in three notes, and only what is listed is used.'

/** Everything learned about how the practitioner writes. */
export function StyleSettings() {
  const { data, error, isFetching, refetch } = useQuery(styleQuery)
  if (data) return <Style style={data} />
  if (!error) return <Skeleton className="h-24 w-full" />
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}

function Style({ style }: { style: WritingStyle }) {
  const client = useQueryClient()
  const [deleted, setDeleted] = useState<StylePreference>()
  const list = useRef<HTMLDivElement>(null)
  const show = (next: WritingStyle): void => {
    client.setQueryData(styleQuery.queryKey, next)
  }
  const onError = (error: Error): void => notifyError(messageOf(error))
  const learn = useMutation({
    mutationFn: (is_learning: boolean) => call(styleApi.setLearning, { body: { is_learning } }),
    onSuccess: show,
    onError,
  })
  const turn = useMutation({
    mutationFn: ({ id, is_on }: Pick<StylePreference, 'id' | 'is_on'>) =>
      call(styleApi.set, { params: { id }, body: { is_on } }),
    onSuccess: show,
    onError,
  })
  const remove = useMutation({
    mutationFn: ({ id }: StylePreference) => call(styleApi.remove, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries(styleQuery)
      setDeleted(undefined)
    },
    onError,
  })

  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Switch
        label="Learn how I write"
        hint={LEARNING_HINT}
        checked={learn.isPending ? learn.variables : style.is_learning}
        onCheckedChange={(isOn) => learn.mutate(isOn)}
      />
      {style.preferences.length === 0 ? (
        <p className="text-ink-soft">Nothing is learned yet.</p>
      ) : (
        <ul
          aria-label="What was learned"
          className="divide-y divide-line rounded-md border border-line"
        >
          {style.preferences.map((preference) => (
            <li
              key={preference.id}
              className="flex items-start justify-between gap-2 py-2 pr-1 pl-3"
            >
              <div className="min-w-0 py-1.5 wrap-anywhere">
                <Switch
                  label={describePreference(preference)}
                  hint={describeSeen(preference.seen_in)}
                  checked={isOn(preference, turn)}
                  onCheckedChange={(is_on) => turn.mutate({ id: preference.id, is_on })}
                />
              </div>
              <IconButton
                label={`Delete: ${describePreference(preference)}`}
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => setDeleted(preference)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        onOpenChange={(open) => {
          if (!open) setDeleted(undefined)
        }}
        title="Delete this habit?"
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="Deleting..."
        fallbackFocus={list}
        onConfirm={() => {
          if (deleted) remove.mutate(deleted)
        }}
      >
        <p>{deleted && `${describePreference(deleted)}.`}</p>
        <p>It is not learned again until you switch learning off and on again.</p>
      </ConfirmDialog>
    </div>
  )
}

/** The new state while it is being saved. */
function isOn(
  { id, is_on: saved }: StylePreference,
  turn: {
    isPending: boolean
    variables: Pick<StylePreference, 'id' | 'is_on'> | undefined
  },
): boolean {
  return turn.isPending && turn.variables?.id === id ? turn.variables.is_on : saved
}
