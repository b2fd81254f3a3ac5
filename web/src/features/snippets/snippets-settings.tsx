import { SNIPPETS_MAX } from '@chartwright/contract/limits'
import { snippetsApi, type Snippet } from '@chartwright/contract/snippets'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { notifyError, notifyWithUndo } from '../../ui/overlays/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SnippetDialog } from './snippet-dialog.tsx'
import { snippetsQuery } from './snippets.queries.ts'

/** The practitioner's snippets: add, edit and delete. */
export function SnippetsSettings() {
  const { data, error, isFetching, refetch } = useQuery(snippetsQuery)
  if (data) return <Snippets snippets={data} />
  if (!error) return <Skeleton className="h-24 w-full" />
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
}

function Snippets({ snippets }: { snippets: readonly Snippet[] }) {
  const client = useQueryClient()
  const [edited, setEdited] = useState<Snippet | 'new'>()
  const adder = useRef<HTMLButtonElement>(null)
  const renew = () => client.invalidateQueries(snippetsQuery)
  const putBack = useMutation({
    mutationFn: ({ shortcut, text }: Snippet) =>
      call(snippetsApi.add, { body: { shortcut, text } }),
    onSuccess: renew,
    onError: (error) => notifyError(messageOf(error)),
  })
  const remove = useMutation({
    mutationFn: ({ id }: Snippet) => call(snippetsApi.remove, { params: { id } }),
    onSuccess: (_, snippet) => {
      notifyWithUndo(`.${snippet.shortcut} is deleted.`, () => putBack.mutate(snippet))
      adder.current?.focus()
      return renew()
    },
    onError: (error) => notifyError(messageOf(error)),
  })
  const isFull = snippets.length >= SNIPPETS_MAX

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {snippets.length === 0 ? (
        <p className="text-ink-soft">No snippets yet.</p>
      ) : (
        <ul
          aria-label="Your snippets"
          className="divide-y divide-line rounded-md border border-line"
        >
          {snippets.map((snippet) => (
            <li key={snippet.id} className="flex items-center gap-1 py-1 pr-1 pl-3">
              <div className="min-w-0 flex-1 sm:flex sm:gap-4">
                <bdi className="block shrink-0 truncate font-medium sm:w-36">{`.${snippet.shortcut}`}</bdi>
                <bdi className="block min-w-0 truncate text-ink-soft">{snippet.text}</bdi>
              </div>
              <IconButton
                label={`Edit .${snippet.shortcut}`}
                icon={<Pencil aria-hidden className="size-4" />}
                onClick={() => setEdited(snippet)}
              />
              <IconButton
                label={`Delete .${snippet.shortcut}`}
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => remove.mutate(snippet)}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull && (
        <p className="text-ink-soft">{`There is room for ${String(SNIPPETS_MAX)} snippets.`}</p>
      )}
      <Button
        ref={adder}
        className="justify-self-start"
        disabled={isFull}
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => setEdited('new')}
      >
        Add snippet
      </Button>
      {edited !== undefined && (
        <SnippetDialog
          snippet={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
