import type { SearchHit } from '@chartwright/contract/search'
import { Command } from 'cmdk'
import { AudioLines, FileText, ListTodo, MessageSquareText } from 'lucide-react'
import { NoteStateMark } from '../../lib/note-state-mark.tsx'
import { shortDate } from '../../lib/text/relative-time.ts'
import { hitKey } from './hit-key.ts'
import { MarkedText } from './marked-text.tsx'
import { paletteItemStyle } from './palette-item-style.ts'

const KINDS = {
  session: { icon: MessageSquareText, label: 'Session' },
  note: { icon: FileText, label: 'Note' },
  transcript: { icon: AudioLines, label: 'Transcript' },
  task: { icon: ListTodo, label: 'Task' },
}

interface HitItemProps {
  hit: SearchHit
  onOpen: (hit: SearchHit) => void
}

/** The line in which it was found, and where it belongs. */
export function HitItem({ hit, onOpen }: HitItemProps) {
  const { kind, session, text, marks, note, date } = hit
  const { icon: Icon, label } = KINDS[kind]
  const place = [note?.title ?? label, session?.name, session?.patient_name]
    .filter(Boolean)
    .join(' · ')
  const state = note && { note_count: 1, signed_note_count: note.state === 'signed' ? 1 : 0 }
  return (
    <Command.Item value={hitKey(hit)} onSelect={() => onOpen(hit)} className={paletteItemStyle}>
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-left text-sm wrap-anywhere">
          <MarkedText text={text} marks={marks} />
        </span>
        <span dir="auto" title={place} className="block truncate text-left text-sm text-ink-soft">
          {place}
        </span>
      </span>
      {state && <NoteStateMark session={state} />}
      <span className="shrink-0 text-right text-sm text-ink-soft tabular-nums">
        {shortDate(new Date(date))}
      </span>
    </Command.Item>
  )
}
