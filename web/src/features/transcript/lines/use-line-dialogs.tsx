import type {
  LineSuggestion,
  Transcript,
  TranscriptSegment,
} from '@chartwright/contract/transcript'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ClipPlayer } from '../../../lib/audio/clip-player.ts'
import { notifyError } from '../../../ui/overlays/notify.ts'
import { CorrectLine } from './correct-line.tsx'
import type { LineActs } from './line-menu.tsx'
import { SplitLine } from './split-line.tsx'
import { useEditLines } from './use-edit-lines.ts'

interface LineDialogs {
  acts: LineActs
  accept: (line: TranscriptSegment, suggestion: LineSuggestion) => void
  dialog: ReactNode
}

/** What can be done to lines, with the dialogs needed for it. The acts are stable. */
export function useLineDialogs(
  transcript: Transcript | null,
  player: ClipPlayer,
  onChanged: () => void,
): LineDialogs {
  const edit = useEditLines(transcript, onChanged)
  const [open, setOpen] = useState<{ kind: 'correct' | 'split'; line: TranscriptSegment }>()
  const latest = useRef({ edit, transcript })
  useLayoutEffect(() => {
    latest.current = { edit, transcript }
  })

  const acts = useMemo(() => {
    const tell = async (work: Promise<string | undefined>): Promise<void> => {
      const refused = await work
      if (refused !== undefined) notifyError(refused)
    }
    const correct = ({ id, text: was }: TranscriptSegment, text: string, isChecked: boolean) => {
      const body = { act: 'correct', segment_id: id, was, text, is_checked: isChecked } as const
      void tell(latest.current.edit(body, isChecked ? 'Line confirmed.' : undefined))
    }
    return {
      correct: (line: TranscriptSegment) => setOpen({ kind: 'correct', line }),
      split: (line: TranscriptSegment) => setOpen({ kind: 'split', line }),
      confirm: (line: TranscriptSegment) => correct(line, line.text, true),
      mergeWithNext: ({ id, text: was }: TranscriptSegment) => {
        const lines = latest.current.transcript?.segments ?? []
        const next = lines[lines.findIndex((line) => line.id === id) + 1]
        if (!next) return
        void tell(latest.current.edit({ act: 'merge', segment_id: id, was, next_was: next.text }))
      },
      accept: (line: TranscriptSegment, { from, to, text }: LineSuggestion) =>
        correct(line, `${line.text.slice(0, from)}${text}${line.text.slice(to)}`, false),
    }
  }, [])

  const close = (): void => setOpen(undefined)
  return {
    acts,
    accept: acts.accept,
    dialog: open && (
      <>
        {open.kind === 'correct' ? (
          <CorrectLine line={open.line} player={player} onEdit={edit} onClose={close} />
        ) : (
          <SplitLine line={open.line} onEdit={edit} onClose={close} />
        )}
      </>
    ),
  }
}
