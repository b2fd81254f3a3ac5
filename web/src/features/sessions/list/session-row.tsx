import type { Session } from '@chartwright/contract/sessions'
import { clsx } from 'clsx'
import { Check, Trash2, UserRoundPen, UserRoundPlus } from 'lucide-react'
import { NoteStateMark } from '../../../lib/note-state-mark.tsx'
import { clockTime, relativeTime, shortDate } from '../../../lib/text/relative-time.ts'
import { Button } from '../../../ui/inputs/button.tsx'

interface SessionRowProps {
  session: Session
  now: Date
  tabIndex: 0 | -1
  isCurrent: boolean
  /** Undefined outside multi-select. */
  isSelected: boolean | undefined
  onChoose: (session: Session, withShift: boolean) => void
  onLinkPatient: (session: Session) => void
  onDelete: (session: Session) => void
}

export function SessionRow(props: SessionRowProps) {
  const { session, now, tabIndex, isCurrent, isSelected, onChoose } = props
  const isSelecting = isSelected !== undefined
  const at = new Date(session.created_at)
  return (
    <div
      className={clsx(
        'group relative flex h-full items-center rounded-md',
        isCurrent ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        {...(isSelecting
          ? { role: 'checkbox', 'aria-checked': isSelected }
          : { 'aria-current': isCurrent || undefined })}
        onClick={(event) => onChoose(session, event.shiftKey)}
        className="flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 text-left select-none"
      >
        {isSelecting && <Box isChecked={isSelected} />}
        <span className="min-w-0 flex-1">
          <span dir="auto" title={session.name} className="block truncate text-left font-medium">
            {session.name}
          </span>
          <span className="flex gap-1.5 text-sm text-ink-soft">
            {session.patient_name !== null && (
              <>
                <span dir="auto" title={session.patient_name} className="truncate">
                  {session.patient_name}
                </span>
                <span aria-hidden>·</span>
              </>
            )}
            <time
              dateTime={session.created_at}
              title={`${shortDate(at)}, ${clockTime(at)}`}
              className="shrink-0 tabular-nums"
            >
              {relativeTime(at, now)}
            </time>
            <NoteStateMark session={session} />
          </span>
        </span>
      </button>
      {!isSelecting && <RowActions {...props} />}
    </div>
  )
}

/** With a mouse they appear over the row; on touch screens they are always visible. */
function RowActions({ session, tabIndex, isCurrent, onLinkPatient, onDelete }: SessionRowProps) {
  const isLinked = session.patient_id !== null
  const LinkIcon = isLinked ? UserRoundPen : UserRoundPlus
  const link = isLinked ? 'Change patient' : 'Link patient'
  return (
    <span
      className={clsx(
        'flex items-center rounded-md pr-1 pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-0 pointer-fine:pl-2 pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-within:opacity-100',
        isCurrent ? 'bg-accent-soft' : 'group-hover:bg-hover pointer-fine:focus-within:bg-paper',
      )}
    >
      <Button
        variant="quiet"
        size="icon-sm"
        tabIndex={tabIndex}
        aria-label={`${link}: ${session.name}`}
        title={link}
        icon={<LinkIcon aria-hidden className="size-4" />}
        onClick={() => onLinkPatient(session)}
      />
      <Button
        variant="quiet"
        size="icon-sm"
        tabIndex={tabIndex}
        aria-label={`Delete: ${session.name}`}
        title="Delete"
        icon={<Trash2 aria-hidden className="size-4" />}
        onClick={() => onDelete(session)}
      />
    </span>
  )
}

function Box({ isChecked }: { isChecked: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-4.5 shrink-0 place-items-center rounded-sm border',
        isChecked ? 'border-accent bg-accent text-on-accent' : 'border-edge bg-surface',
      )}
    >
      {isChecked && <Check strokeWidth={3} className="size-3.5" />}
    </span>
  )
}
