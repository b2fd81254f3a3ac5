import type { SearchHit } from '@chartwright/contract/search'
import type { Session } from '@chartwright/contract/sessions'
import { Command } from 'cmdk'
import { MessageSquareText } from 'lucide-react'
import { NoteStateMark } from '../../lib/note-state-mark.tsx'
import { clockTime, shortDate } from '../../lib/text/relative-time.ts'
import { MarkedText } from './marked-text.tsx'
import { paletteItemStyle } from './palette-item-style.ts'

interface SessionItemProps {
  session: Session
  hit: SearchHit | undefined
  onOpen: (sessionId: string) => void
}

export function SessionItem({ session, hit, onOpen }: SessionItemProps) {
  const { id, name, patient_name: patient, created_at } = session
  const at = new Date(created_at)
  return (
    <Command.Item value={id} onSelect={() => onOpen(id)} className={paletteItemStyle}>
      <MessageSquareText aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span dir="auto" title={name} className="block truncate text-left font-medium">
          <MarkedText text={name} marks={hit?.text === name ? hit.marks : []} />
        </span>
        <span
          dir="auto"
          title={patient ?? undefined}
          className="block truncate text-left text-sm text-ink-soft"
        >
          <MarkedText
            text={patient ?? 'No patient'}
            marks={hit && patient !== null && hit.text === patient ? hit.marks : []}
          />
        </span>
      </span>
      <NoteStateMark session={session} />
      <span className="shrink-0 text-right text-sm text-ink-soft tabular-nums">
        <span className="block">{shortDate(at)}</span>
        <span className="block">{clockTime(at)}</span>
      </span>
    </Command.Item>
  )
}
