import type { DocumentFormat } from '@chartwright/contract/documents'
import { FileDown, FileText } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/http/api-error.ts'
import { downloadVisit } from '../../lib/storage/download-document.ts'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import {
  DropdownMenu,
  MenuCheck,
  MenuItem,
  MenuSeparator,
} from '../../ui/overlays/dropdown-menu.tsx'
import { notifyError } from '../../ui/overlays/notify.ts'

const iconStyle = 'size-4 shrink-0 text-ink-soft'

interface VisitMenuProps {
  sessionId: string
  /** False: something that was typed has not reached the server. */
  flush: () => Promise<boolean>
}

/** All notes of a visit as one document. */
export function VisitMenu({ sessionId, flush }: VisitMenuProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [withContext, setWithContext] = useState(false)
  const [withTranscript, setWithTranscript] = useState(false)

  const download = async (format: DocumentFormat): Promise<void> => {
    setIsBusy(true)
    try {
      if (await flush()) await downloadVisit(sessionId, format, { withContext, withTranscript })
      else notifyError('Not everything is saved yet. Download the visit when it is.')
    } catch (error) {
      notifyError(messageOf(error), () => void download(format))
    } finally {
      setIsBusy(false)
    }
  }
  const button = (
    <IconButton
      label="Download visit"
      size="icon-sm"
      className="print:hidden"
      busy={isBusy}
      icon={<FileDown aria-hidden className="size-4" />}
    />
  )
  return (
    <DropdownMenu trigger={button} align="start">
      <MenuItem
        icon={<FileDown aria-hidden className={iconStyle} />}
        onSelect={() => void download('pdf')}
      >
        Download visit as PDF
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden className={iconStyle} />}
        onSelect={() => void download('docx')}
      >
        Download visit as Word (DOCX)
      </MenuItem>
      <MenuSeparator />
      <MenuCheck checked={withContext} onChange={setWithContext}>
        Include context
      </MenuCheck>
      <MenuCheck checked={withTranscript} onChange={setWithTranscript}>
        Include transcript
      </MenuCheck>
    </DropdownMenu>
  )
}
