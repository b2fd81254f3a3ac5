import type { Note } from '@chartwright/contract/notes'
import { useState } from 'react'
import { RecordItems } from '../../features/fhir/record-items.tsx'
import type { RecordSystem } from '../../features/fhir/record-system.ts'
import { SendDialog } from '../../features/fhir/send-dialog.tsx'
import { ExportMenu } from '../../features/notes/export/export-menu.tsx'
import type { OpenDocument } from '../../features/notes/saving/use-saved-document.ts'

/** Every way of getting a note out of the product, in one menu. */
export function NoteExport({ note, document }: { note: Note; document: OpenDocument }) {
  const [to, setTo] = useState<RecordSystem>()
  return (
    <>
      <ExportMenu note={note} document={document}>
        <RecordItems note={note} flush={() => document.actions.flush()} onSend={setTo} />
      </ExportMenu>
      {to && <SendDialog note={note} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}
