import { SNIPPET_TEXT_MAX_CHARS } from '@chartwright/contract/limits'
import { SnippetDraft, snippetsApi, type Snippet } from '@chartwright/contract/snippets'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { call } from '../../lib/http/api.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Input } from '../../ui/inputs/input.tsx'
import { SendForm } from '../../ui/inputs/send-form.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useDiscardGuard } from '../../ui/overlays/use-discard-guard.tsx'
import { snippetsQuery } from './snippets.queries.ts'

interface SnippetDialogProps {
  /** Undefined for a new one. */
  snippet: Snippet | undefined
  onClose: () => void
}

/** Stays open with what was typed until it is saved. */
export function SnippetDialog({ snippet, onClose }: SnippetDialogProps) {
  const client = useQueryClient()
  const before = { shortcut: snippet ? `.${snippet.shortcut}` : '', text: snippet?.text ?? '' }
  const [shortcut, setShortcut] = useState(before.shortcut)
  const [text, setText] = useState(before.text)
  const [problem, setProblem] = useState<string>()
  const isDirty = shortcut !== before.shortcut || text !== before.text
  const guard = useDiscardGuard(isDirty, onClose, 'The snippet is not saved yet.')

  const save = async (): Promise<string | undefined> => {
    const read = SnippetDraft.safeParse({ shortcut, text })
    if (!read.success) {
      const [issue] = read.error.issues
      if (issue?.path[0] !== 'shortcut') return `The text ${issue?.message ?? ''}.`
      setProblem(`The shortcut ${issue.message}.`)
      return 'Please change the shortcut.'
    }
    try {
      if (snippet) {
        await call(snippetsApi.update, { params: { id: snippet.id }, body: read.data })
      } else await call(snippetsApi.add, { body: read.data })
      await client.invalidateQueries(snippetsQuery)
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={guard.requestClose}
      title={snippet ? 'Edit snippet' : 'Add snippet'}
      maxWidthPx={560}
    >
      <SendForm
        given={shortcut.trim() === '' ? '' : text}
        send={save}
        onSent={onClose}
        label="Save snippet"
        busyLabel="Saving..."
        variant="primary"
      >
        <Field label="Shortcut" hint="Letters, digits and hyphens, as in .ros" error={problem}>
          {(control) => (
            <Input
              {...control}
              value={shortcut}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setShortcut(event.target.value)
                setProblem(undefined)
              }}
            />
          )}
        </Field>
        <Field label="Text" hint="*** is a stop: Tab leads from one to the next.">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={8}
              value={text}
              maxLength={SNIPPET_TEXT_MAX_CHARS}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </SendForm>
      {guard.question}
    </Dialog>
  )
}
