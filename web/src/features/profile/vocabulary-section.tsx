import { OWN_WORDS_MAX } from '@chartwright/contract/limits'
import { NewOwnWord, vocabularyApi, type OwnWord } from '@chartwright/contract/vocabulary'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { notifyError, notifyWithUndo } from '../../ui/overlays/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { vocabularyQuery } from './vocabulary.queries.ts'

const HINT =
  'Names and terms that you use. They are suggested where unclear words sound like them, and passed to speech recognisers that accept hints.'

export function VocabularySection() {
  const { data, error, isFetching, refetch } = useQuery(vocabularyQuery)
  return (
    <SettingsSection title="Vocabulary" hint={HINT}>
      {data ? (
        <Words words={data} />
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </SettingsSection>
  )
}

function Words({ words }: { words: readonly OwnWord[] }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const renew = () => client.invalidateQueries(vocabularyQuery)
  const add = useMutation({
    mutationFn: (word: string) => call(vocabularyApi.add, { body: { text: word } }),
    onSuccess: async () => {
      setText('')
      await renew()
    },
    onError: (error) => setProblem(messageOf(error)),
  })
  const remove = useMutation({
    mutationFn: ({ id }: OwnWord) => call(vocabularyApi.remove, { params: { id } }),
    onSuccess: (_, word) => {
      notifyWithUndo(`${word.text} is removed.`, () => add.mutate(word.text))
      input.current?.focus()
      return renew()
    },
    onError: (error) => notifyError(messageOf(error)),
  })

  const submit = (): void => {
    const read = NewOwnWord.safeParse({ text })
    setProblem(read.success ? undefined : `A word ${read.error.issues[0]?.message ?? 'is needed'}.`)
    if (read.success) add.mutate(read.data.text)
  }
  return (
    <div className="grid gap-4">
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="min-w-48 flex-1">
          <Field label="New word" error={problem}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                value={text}
                autoComplete="off"
                onChange={(event) => {
                  setText(event.target.value)
                  setProblem(undefined)
                }}
              />
            )}
          </Field>
        </div>
        <Button type="submit" busy={add.isPending} busyLabel="Adding..." className="mt-6.5">
          Add
        </Button>
      </form>
      {words.length === 0 ? (
        <p className="text-ink-soft">No words yet.</p>
      ) : (
        <ul aria-label="Your words" className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li
              key={word.id}
              className="flex min-h-control-sm max-w-full items-center gap-1 rounded-md border border-line pl-2.5"
            >
              <bdi className="truncate">{word.text}</bdi>
              <Button
                variant="quiet"
                size="icon-sm"
                aria-label={`Remove ${word.text}`}
                icon={<X aria-hidden className="size-3.5" />}
                onClick={() => remove.mutate(word)}
              />
            </li>
          ))}
        </ul>
      )}
      {words.length >= OWN_WORDS_MAX && (
        <p className="text-ink-soft">{`There is room for ${String(OWN_WORDS_MAX)} words.`}</p>
      )}
    </div>
  )
}
