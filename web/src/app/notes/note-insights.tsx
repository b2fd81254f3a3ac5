import { NARROW_SCREEN_PX } from '@chartwright/contract/limits'
import type { Note } from '@chartwright/contract/notes'
import type { Editor } from '@tiptap/core'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { InsightActs } from '../../features/insights/insight-acts.ts'
import { InsightsAside } from '../../features/insights/insights-aside.tsx'
import { InsightsButton } from '../../features/insights/insights-button.tsx'
import { InsightsSheet } from '../../features/insights/insights-sheet.tsx'
import { useSentenceMarks } from '../../features/insights/marks/use-sentence-marks.ts'
import { insertProposal } from '../../features/insights/omissions/insert-proposal.ts'
import { useDismissals } from '../../features/insights/omissions/use-dismissals.ts'
import { SourceCard } from '../../features/insights/sources/source-card.tsx'
import { useAnnouncement } from '../../features/insights/use-announcement.ts'
import { useWanted } from '../../features/insights/use-wanted.ts'
import type { OpenDocument } from '../../features/notes/saving/use-saved-document.ts'
import { PlayLine } from '../../features/transcript/lines/play-line.tsx'
import { findSpeakerName } from '../../features/transcript/roles/role-labels.ts'
import { useClipPlayer } from '../../lib/audio/use-clip-player.ts'
import { messageOf } from '../../lib/http/api-error.ts'
import { useMedia } from '../../lib/use-media.ts'
import { notifyError } from '../../ui/overlays/notify.ts'
import { InsightsSlotsContext } from './insights-slots.ts'
import type { NoteAround } from './note-around.ts'
import { useInsights } from './use-insights.ts'

interface NoteInsightsProps {
  note: Note
  document: OpenDocument
  editor: Editor
  around: NoteAround
}

/** Beside the note if there is room; otherwise a button, and a card for the current sentence. */
export function NoteInsights({ note, document, editor, around }: NoteInsightsProps) {
  const { column, drawer } = use(InsightsSlotsContext)
  const { insights, lines, error, isFetching, refetch } = useInsights(note)
  const marks = useSentenceMarks(editor, insights?.sentences)
  const dismissals = useDismissals(note.id)
  const said = useAnnouncement(note.id, insights, around.isNew)
  const [isOpen, setIsOpen] = useState(false)
  const [closedCard, setClosedCard] = useState<number>()
  const player = useClipPlayer(notifyError)
  const opener = useRef<HTMLButtonElement>(null)
  const isNarrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`)
  useWanted(around, insights, marks)

  /** Closes what covers the note. */
  const toNote = (): void => {
    if (isNarrow) setIsOpen(false)
  }
  const acts: InsightActs = {
    ...dismissals,
    lineOf: (id) => lines.get(id),
    showLine: around.showLine,
    speakerOf: findSpeakerName,
    renderPlay: ({ id, start_ms, has_audio }) =>
      has_audio && start_ms !== null && <PlayLine lineId={id} startMs={start_ms} player={player} />,
    showSentence: (sentence, options) => {
      toNote()
      setClosedCard(undefined)
      marks.show(sentence, options)
    },
    insert: ({ proposal }) => {
      toNote()
      insertProposal(editor, proposal)
      // On a phone the keyboard would cover what was inserted.
      if (!isNarrow) editor.view.focus()
      void document.actions.flush()
    },
    insertProblem: insertProblem(note, document),
    isInNote: marks.isWritten,
  }
  const problem = error && {
    message: messageOf(error),
    isRetrying: isFetching,
    retry: () => void refetch(),
  }
  const panel = { insights, problem: problem ?? undefined, marks, acts }
  const sentence = marks.shown === undefined ? undefined : insights?.sentences[marks.shown]
  const isCardDue = sentence && !column && !isOpen && closedCard !== marks.shown
  const bringBack = useEffectEvent(() => marks.bringBack())
  useEffect(() => {
    if (isCardDue && isNarrow) bringBack()
  }, [isCardDue, isNarrow, marks.shown])
  const close = (): void => {
    setIsOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      {!column && (
        <InsightsButton
          ref={opener}
          insights={insights}
          isOpen={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      {column && createPortal(<InsightsAside {...panel} />, column)}
      {isOpen && drawer && createPortal(<InsightsAside {...panel} onClose={close} />, drawer)}
      {isOpen && !column && !drawer && (
        <InsightsSheet
          {...panel}
          isNarrow={isNarrow}
          opener={opener}
          onClose={() => setIsOpen(false)}
        />
      )}
      {isCardDue &&
        around.floor &&
        createPortal(
          <SourceCard sentence={sentence} acts={acts} onClose={() => setClosedCard(marks.shown)} />,
          around.floor,
        )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function insertProblem({ signature }: Note, { view }: OpenDocument): string | undefined {
  if (signature) return 'This note is signed. Add an addendum, or unsign it.'
  if (view.status === 'conflict') return 'Please choose a version of the note first.'
  return view.isOpening ? 'The note is being opened.' : undefined
}
