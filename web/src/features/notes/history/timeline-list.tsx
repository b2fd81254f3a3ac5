import type { NoteVersion } from '@chartwright/contract/note-history'
import { describeEvidence } from '@chartwright/contract/signatures'
import { momentOf } from '../../../lib/text/relative-time.ts'
import { describeTime, describeWriter } from './describe-version.ts'
import type { TimelineEntry } from './timeline.ts'

interface TimelineListProps {
  entries: readonly TimelineEntry[]
  /** The number of the version that is shown. */
  shown: number
  onShow: (version: NoteVersion) => void
}

export function TimelineList({ entries, shown, onShow }: TimelineListProps) {
  return (
    <ol aria-label="What happened to this note" className="flex flex-col gap-1 text-sm">
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          {entry.kind === 'version' ? (
            <VersionItem
              version={entry.version}
              isShown={entry.version.number === shown}
              onShow={onShow}
            />
          ) : (
            <Act entry={entry} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface VersionItemProps {
  version: NoteVersion
  isShown: boolean
  onShow: (version: NoteVersion) => void
}

function VersionItem({ version, isShown, onShow }: VersionItemProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() => onShow(version)}
      className="w-full rounded-md px-3 py-2 text-left hover:bg-hover aria-pressed:bg-accent-soft"
    >
      <span className="block font-medium">
        {`Version ${version.number}`}
        {version.restored_from !== null && (
          <span className="font-normal">{`, restored from version ${version.restored_from}`}</span>
        )}
      </span>
      <span dir="auto" className="block wrap-anywhere text-ink-soft">
        {describeWriter(version)}
      </span>
      <span className="block text-ink-soft tabular-nums">{describeTime(version)}</span>
    </button>
  )
}

function Act({ entry }: { entry: Exclude<TimelineEntry, { kind: 'version' }> }) {
  const at = momentOf(new Date(entry.at))
  if (entry.kind === 'addendum') {
    return <ActText head={`Addendum by ${entry.addendum.signer_name}`} at={at} />
  }
  const { signature } = entry
  if (entry.kind === 'signed') {
    return (
      <ActText
        head={`Version ${signature.version_number} signed by ${signature.signer_name}`}
        at={at}
        more={describeEvidence(signature.evidence)}
      />
    )
  }
  return (
    <ActText
      head={`Unsigned by ${signature.unsigned_name ?? 'somebody'}`}
      at={at}
      more={`Reason: ${signature.unsigned_reason ?? ''}`}
    />
  )
}

function ActText({ head, at, more }: { head: string; at: string; more?: string }) {
  return (
    <div className="border-l-2 border-line-strong py-1 pr-2 pl-3 text-ink-soft">
      <p dir="auto" className="wrap-anywhere text-ink">
        {head}
      </p>
      {more !== undefined && (
        <p dir="auto" className="wrap-anywhere">
          {more}
        </p>
      )}
      <p className="tabular-nums">{at}</p>
    </div>
  )
}

function keyOf(entry: TimelineEntry): string {
  if (entry.kind === 'version') return entry.version.id
  return entry.kind === 'addendum' ? entry.addendum.id : `${entry.kind} ${entry.signature.id}`
}
