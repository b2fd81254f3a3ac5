import { useMemo } from 'react'
import '../note-text.css'
import { sanitizeNote } from '../pasting/sanitize-note.ts'

/** The other window's text, beside one's own. */
export function OtherVersion({ html }: { html: string }) {
  const clean = useMemo(() => sanitizeNote(html), [html])
  return <div className="note-text" dangerouslySetInnerHTML={{ __html: clean }} />
}
