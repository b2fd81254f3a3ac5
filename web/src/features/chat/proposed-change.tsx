import type { ProposedNote } from '@chartwright/contract/chat'
import { useMemo, useState } from 'react'
import { diffNotes, shortenDiff } from '../../lib/text/diff-notes.ts'
import { Button } from '../../ui/inputs/button.tsx'
import type { Decision } from './chat-state.ts'

interface ProposedChangeProps {
  /** The note's current text; undefined if the note is gone. */
  before: string | undefined
  proposal: ProposedNote
  decision: Decision | undefined
  onAccept: () => Promise<string | undefined>
  onDecide: (decision: Decision) => void
}

const said: Record<Decision, string> = {
  accepted: 'Accepted: the note is changed.',
  rejected: 'Rejected: the note is as it was.',
}

/**
 * Nothing is changed before it is accepted. The text it was compared with stays visible afterwards.
 */
export function ProposedChange(props: ProposedChangeProps) {
  const { before, proposal, decision, onAccept, onDecide } = props
  const [first] = useState(before)
  const parts = useMemo(
    () => shortenDiff(diffNotes(first ?? '', proposal.note_text)),
    [first, proposal.note_text],
  )
  const [isAccepting, setIsAccepting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accept = async (): Promise<void> => {
    setIsAccepting(true)
    const hindrance = await onAccept()
    setIsAccepting(false)
    setProblem(hindrance)
    if (hindrance === undefined) onDecide('accepted')
  }
  const isPlain = parts.every((part) => part === null || part.kind === 'same')
  return (
    <section
      aria-label="Proposed change"
      className="mt-2 overflow-hidden rounded-md border border-line-strong"
    >
      <div className="max-h-72 space-y-1 overflow-y-auto p-3 text-sm" tabIndex={0}>
        {isPlain && <p className="text-ink-soft">Only the formatting changes.</p>}
        {!isPlain &&
          parts.map((part, index) => {
            if (part === null) return <Left key={index} />
            if (part.kind === 'same') return <p key={index}>{part.text}</p>
            const Tag = part.kind === 'added' ? 'ins' : 'del'
            return (
              <p key={index}>
                <Tag className={part.kind === 'added' ? added : removed}>{part.text}</Tag>
              </p>
            )
          })}
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-2">
        {decision ? (
          <p role="status" className="px-1 text-sm text-ink-soft">
            {said[decision]}
          </p>
        ) : (
          <>
            <Button size="sm" variant="primary" busy={isAccepting} onClick={() => void accept()}>
              Accept
            </Button>
            <Button size="sm" disabled={isAccepting} onClick={() => onDecide('rejected')}>
              Reject
            </Button>
            {problem !== undefined && (
              <p role="alert" className="px-1 text-sm text-danger-ink">
                {problem}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const added = 'bg-accent-soft text-accent-ink no-underline'
const removed = 'bg-danger-soft text-danger-ink'

function Left() {
  return (
    <p className="text-ink-faint">
      <span aria-hidden>…</span>
      <span className="sr-only">Unchanged text left out</span>
    </p>
  )
}
