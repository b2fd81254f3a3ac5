import type { Fact } from '@chartwright/contract/facts'
import { useState, type RefObject } from 'react'
import { Button } from '../../ui/inputs/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { contentOf, draftOf, EMPTY_DRAFT } from './fact-draft.ts'
import { FactFields } from './fact-fields.tsx'
import type { CorrectFacts } from './use-correct-facts.ts'

interface FactDialogProps {
  /** Undefined: a new one is added. */
  fact: Fact | undefined
  corrections: CorrectFacts
  onClose: () => void
  fallbackFocus: RefObject<HTMLElement | null>
}

/** Stays open with what was typed until it is saved. */
export function FactDialog({ fact, corrections, onClose, fallbackFocus }: FactDialogProps) {
  const [draft, setDraft] = useState(() => (fact ? draftOf(fact) : EMPTY_DRAFT))
  const [problem, setProblem] = useState<string>()
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [working, setWorking] = useState<'save' | 'restore'>()

  const run = async (what: 'save' | 'restore', work: () => Promise<string | undefined>) => {
    if (working) return
    setWorking(what)
    const hindrance = await work()
    setWorking(undefined)
    if (hindrance === undefined) onClose()
    else setProblem(hindrance)
  }
  const save = (): void => {
    setIsNameMissing(draft.concept.trim() === '')
    if (draft.concept.trim() === '') return
    const content = contentOf(draft, fact)
    void run('save', () => (fact ? corrections.change(fact, content) : corrections.add(content)))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !working) onClose()
      }}
      title={fact ? 'Correct fact' : 'Add fact'}
      fallbackFocus={fallbackFocus}
    >
      <form
        noValidate
        className="flex min-h-0 flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-4 py-3">
          <FactFields
            draft={draft}
            onChange={setDraft}
            canChooseKind={!fact}
            error={isNameMissing ? 'Please say what it is.' : undefined}
          />
        </div>
        {problem !== undefined && (
          <p role="alert" className="px-4 py-2 text-sm text-danger-ink">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
          {fact?.source === 'corrected' && (
            <Button
              variant="quiet"
              className="mr-auto"
              busy={working === 'restore'}
              disabled={working !== undefined}
              onClick={() => void run('restore', () => corrections.restore(fact))}
            >
              As it was heard
            </Button>
          )}
          <Button disabled={working !== undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={working === 'save'}
            busyLabel="Saving..."
            disabled={working !== undefined}
          >
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
