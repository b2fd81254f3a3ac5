import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { useState } from 'react'

/** Announces each new line once, politely; never those present when the tab was opened. */
export function LineAnnouncer({ lines }: { lines: readonly TranscriptSegment[] }) {
  const [known, setKnown] = useState(() => lines.length)
  const [said, setSaid] = useState('')
  if (lines.length !== known) {
    setKnown(lines.length)
    setSaid(lines.length > known ? (lines.at(-1)?.text ?? '') : '')
  }
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
