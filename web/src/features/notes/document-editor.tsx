import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { notifyWithUndo } from '../../ui/overlays/notify.ts'
import { CopyNoteButton } from './copy-note-button.tsx'
import { LazyNoteEditor } from './lazy-note-editor.tsx'
import type { NoteEditorHandle, NoteEditorProps } from './note-editor.tsx'
import { ConflictChoice } from './saving/conflict-choice.tsx'
import { RestoredLine } from './saving/restored-line.tsx'
import { SaveIndicator } from './saving/save-indicator.tsx'
import type { OpenDocument } from './saving/use-saved-document.ts'

const OtherVersion = lazy(async () => ({
  default: (await import('./saving/other-version.tsx')).OtherVersion,
}))

interface DocumentEditorProps {
  document: OpenDocument
  /** The text's name for assistive technology, for example 'Note: SOAP'. */
  label: string
  /** Its name at the start of a sentence. */
  subject?: string
  placeholder?: string
  readOnly?: boolean
  /** Never editable: no save status, and no formatting. */
  isLocked?: boolean
  /** Shown beside the save status. */
  state?: ReactNode
  /** Shown beside Copy. */
  tools?: ReactNode
  onEditor?: NoteEditorProps['onEditor']
}

/** A note, or the context of a session: the text with its save status. */
export function DocumentEditor({ document, ...rest }: DocumentEditorProps) {
  return <OneDocument key={document.documentKey} document={document} {...rest} />
}

function OneDocument(props: DocumentEditorProps) {
  const { document, label, subject = 'This note', placeholder = '', readOnly = false } = props
  const { isLocked = false } = props
  const { view, actions } = document
  const editor = useRef<NoteEditorHandle>(null)
  const shown = useRef(view.replacements)

  useEffect(() => {
    if (shown.current === view.replacements || !editor.current) return
    shown.current = view.replacements
    editor.current.replace(view.html, { isUndoable: view.status !== 'saved' })
  }, [view.replacements, view.html, view.status])

  const chooseOther = (): void => {
    const mine = view.html
    actions.useOther()
    notifyWithUndo('The other version is shown.', () => actions.replace(mine))
  }
  const isConflict = view.status === 'conflict' && view.other !== undefined

  return (
    <div className="@container flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <span className="flex flex-wrap items-center gap-x-3">
          {!isLocked && (
            <SaveIndicator
              status={view.status}
              problem={view.problem}
              onRetry={() => void actions.flush()}
            />
          )}
          {props.state}
        </span>
        <span className="flex flex-wrap items-center max-md:-mx-2 max-md:[&>button]:gap-1 max-md:[&>button]:px-2 max-md:[&>button>svg]:hidden">
          {props.tools}
          <CopyNoteButton html={view.html} />
        </span>
      </div>
      {!view.isKept && view.status !== 'saved' && (
        <p role="status" className="text-sm text-check-ink">
          This browser cannot keep unsaved text. Wait for ‘Saved’ before you leave.
        </p>
      )}
      {view.restored && (
        <RestoredLine
          editedAtMs={view.restored.editedAtMs}
          onUndo={actions.undoRestoring}
          onDismiss={actions.dismissRestored}
        />
      )}
      {isConflict && (
        <ConflictChoice subject={subject} onKeepMine={actions.keepMine} onUseOther={chooseOther} />
      )}
      <div className={isConflict ? 'grid gap-6 md:grid-cols-2' : ''}>
        <section aria-label={isConflict ? 'Your text' : undefined} className="min-w-0">
          {isConflict && <p className="mb-2 text-sm font-medium text-ink-soft">Your text</p>}
          <LazyNoteEditor
            initialHtml={view.html}
            label={label}
            placeholder={placeholder}
            readOnly={readOnly || isLocked || view.isOpening}
            hasToolbar={!isLocked}
            onChange={actions.edit}
            handle={editor}
            onEditor={props.onEditor}
          />
        </section>
        {isConflict && (
          <section aria-label="The other version" className="min-w-0">
            <p className="mb-2 text-sm font-medium text-ink-soft">The other version</p>
            <Suspense>
              <OtherVersion html={view.other.html} />
            </Suspense>
          </section>
        )}
      </div>
    </div>
  )
}
