import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { vocabularyApi } from '@chartwright/contract/vocabulary'
import { useState } from 'react'
import type { ClipPlayer } from '../../../lib/audio/clip-player.ts'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notifyError } from '../../../ui/overlays/notify.ts'
import { useDiscardGuard } from '../../../ui/overlays/use-discard-guard.tsx'
import { newWords } from './new-words.ts'
import { PlayLine } from './play-line.tsx'
import type { EditLine } from './use-edit-lines.ts'

interface CorrectLineProps {
  /** As it was when the dialog opened: the save is compared with it. */
  line: TranscriptSegment
  player: ClipPlayer
  onEdit: EditLine
  onClose: () => void
}

export function CorrectLine({ line, player, onEdit, onClose }: CorrectLineProps) {
  const [text, setText] = useState(line.text)
  const [remembered, setRemembered] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = text.trim() !== line.text
  const fresh = newWords(line.original_text ?? line.text, text)
  const guard = useDiscardGuard(
    isChanged,
    onClose,
    'The line is not corrected yet. If you close now, what you typed is lost.',
  )

  const save = async (): Promise<void> => {
    setIsSaving(true)
    const refused = await onEdit(
      { act: 'correct', segment_id: line.id, was: line.text, text, is_checked: true },
      isChanged ? undefined : 'Line confirmed.',
    )
    setIsSaving(false)
    setProblem(refused)
    if (refused !== undefined) return
    void remember(remembered.filter((word) => fresh.includes(word)))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!isSaving) guard.requestClose()
      }}
      title="Correct line"
      maxWidthPx={600}
    >
      <form
        className="flex min-h-0 flex-col gap-3 overflow-y-auto px-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Textarea
          aria-label="Line"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-28 resize-y"
        />
        {/* After the text in the focus order, and above it on screen. */}
        <div className="order-first flex items-start gap-2 text-ink-soft">
          {line.has_audio && line.start_ms !== null && (
            <PlayLine lineId={line.id} startMs={line.start_ms} player={player} />
          )}
          <p dir="auto" className="pt-1 wrap-anywhere">
            {line.start_ms === null ? 'Was' : 'Heard as'} ‘{line.original_text ?? line.text}’
          </p>
        </div>
        {fresh.length > 0 && (
          <fieldset className="flex flex-col">
            <legend className="text-sm text-ink-soft">Remember for your vocabulary:</legend>
            {fresh.map((word) => (
              <Checkbox
                key={word}
                label={word}
                checked={remembered.includes(word)}
                onCheckedChange={(isChosen) =>
                  setRemembered((known) =>
                    isChosen ? [...known, word] : known.filter((each) => each !== word),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {problem !== undefined && (
          <p role="alert" className="text-danger-ink">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {line.original_text !== null && line.original_text !== text && (
            <Button onClick={() => setText(line.original_text ?? text)}>
              Back to the original
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            disabled={text.trim() === ''}
            busy={isSaving}
            busyLabel="Saving..."
          >
            {isChanged ? 'Save correction' : 'Confirm as it stands'}
          </Button>
        </div>
      </form>
      {guard.question}
    </Dialog>
  )
}

async function remember(words: readonly string[]): Promise<void> {
  for (const text of words) {
    try {
      await call(vocabularyApi.add, { body: { text } })
    } catch (error) {
      notifyError(`${text} was not remembered. ${messageOf(error)}`)
      return
    }
  }
}
