import type { Omission } from '@chartwright/contract/insights'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/inputs/button.tsx'
import { omissionWords } from '../describe-insights.ts'
import type { InsightActs } from '../insight-acts.ts'
import { SourceLine } from '../sources/source-line.tsx'

interface OmissionItemProps {
  omission: Omission
  acts: InsightActs
  onDismiss: () => void
}

/** A fact of the visit that is not in the note. */
export function OmissionItem({ omission, acts, onDismiss }: OmissionItemProps) {
  const { key, kind, importance, fact, said, proposal, segment_ids } = omission
  const isInserted = acts.isInNote(proposal.text)
  const problem = isInserted ? undefined : acts.insertProblem
  return (
    <li data-omission={key} tabIndex={-1} className="py-2 focus-visible:bg-hover">
      <p className="wrap-anywhere">
        {importance === 'critical' && (
          <span className="mr-1.5">
            <Badge tone="danger">Critical</Badge>
          </span>
        )}
        <span className="mr-1 text-xs text-ink-faint">{omissionWords[kind]}</span>{' '}
        <span className="inline-block font-medium first-letter:uppercase">{fact}</span>
      </p>
      {typedWords(said).map((words) => (
        <p key={words} className="wrap-anywhere">
          <span className="mr-1 text-xs text-ink-faint">Context</span> {words}
        </p>
      ))}
      {segment_ids.map((id) => (
        <SourceLine key={id} segmentId={id} acts={acts} />
      ))}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={`Insert: ${fact}`}
          title={problem ?? whereTo(proposal)}
          disabled={isInserted || problem !== undefined}
          onClick={() => acts.insert(omission)}
        >
          {isInserted ? 'Inserted' : 'Insert'}
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Dismiss: ${fact}`} onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
      {problem !== undefined && <p className="mt-1 text-xs text-check-ink">{problem}</p>}
    </li>
  )
}

function typedWords(said: Omission['said']): string[] {
  return [...new Set(said.flatMap(({ segment_id, words }) => (segment_id === null ? [words] : [])))]
}

function whereTo({ text, section }: Omission['proposal']): string {
  return section === null
    ? `Adds at the end of the note: ${text}`
    : `Adds under ${section}: ${text}`
}
