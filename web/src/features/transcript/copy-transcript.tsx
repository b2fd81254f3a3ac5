import type { TranscriptSegment } from '@chartwright/contract/transcript'
import { Copy } from 'lucide-react'
import { copyText } from '../../lib/text/copy-text.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { notify, notifyError } from '../../ui/overlays/notify.ts'
import { transcriptText } from './transcript-text.ts'

export function CopyTranscript({ lines }: { lines: readonly TranscriptSegment[] }) {
  const copy = async (withMarks: boolean): Promise<void> => {
    try {
      await copyText(transcriptText(lines, { withMarks }))
      notify('Transcript copied.')
    } catch {
      notifyError('The transcript could not be copied. Select the text and press Ctrl+C.')
    }
  }
  const button = (
    <Button
      variant="quiet"
      size="sm"
      disabled={lines.length === 0}
      icon={<Copy aria-hidden className="size-4" />}
    >
      Copy
    </Button>
  )
  if (lines.length === 0) return button
  return (
    <DropdownMenu trigger={button}>
      <MenuItem onSelect={() => void copy(true)}>With times and speakers</MenuItem>
      <MenuItem onSelect={() => void copy(false)}>Text only</MenuItem>
    </DropdownMenu>
  )
}
