import type { DocumentFormat } from '@chartwright/contract/documents'
import type { Note } from '@chartwright/contract/notes'
import { Copy, FileDown, FileText, Printer, Share } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { messageOf } from '../../../lib/http/api-error.ts'
import { downloadNote } from '../../../lib/storage/download-document.ts'
import { Button } from '../../../ui/inputs/button.tsx'
import {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '../../../ui/overlays/dropdown-menu.tsx'
import { notify, notifyError } from '../../../ui/overlays/notify.ts'
import { copyNote } from '../copy-note.ts'
import type { OpenDocument } from '../saving/use-saved-document.ts'
import { printPage } from './print-page.ts'
import { sectionsOf } from './sections-of.ts'

const iconStyle = 'size-4 shrink-0 text-ink-soft'

interface ExportMenuProps {
  note: Note
  document: OpenDocument
  /** Further items, after the downloads. */
  children?: ReactNode
}

/** How to get a note out of the system, in the forms that charts accept. */
export function ExportMenu({ note, document, children }: ExportMenuProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { html } = document.view

  const copy = async (what: string, copied: string): Promise<void> => {
    try {
      await copyNote(copied)
      notify(`${what} copied.`)
    } catch {
      notifyError('It could not be copied. Select the text and press Ctrl+C.')
    }
  }
  /** The download contains what the server has: the text is saved first. */
  const download = async (format: DocumentFormat): Promise<void> => {
    setIsBusy(true)
    try {
      await document.actions.flush()
      if (document.actions.read().status === 'saved') await downloadNote(note.id, format)
      else notifyError('The note is not saved yet. Download it when it is.')
    } catch (error) {
      notifyError(messageOf(error), () => void download(format))
    } finally {
      setIsBusy(false)
    }
  }
  const button = (
    <Button size="sm" variant="quiet" busy={isBusy} icon={<Share aria-hidden className="size-4" />}>
      Export
    </Button>
  )
  return (
    <DropdownMenu trigger={button}>
      <MenuItem
        icon={<Copy aria-hidden className={iconStyle} />}
        onSelect={() => void copy('Note', html)}
      >
        Copy note
      </MenuItem>
      <MenuItem icon={<Printer aria-hidden className={iconStyle} />} onSelect={printPage}>
        Print
      </MenuItem>
      <MenuItem
        icon={<FileDown aria-hidden className={iconStyle} />}
        onSelect={() => void download('pdf')}
      >
        Download PDF
      </MenuItem>
      <MenuItem
        icon={<FileText aria-hidden className={iconStyle} />}
        onSelect={() => void download('docx')}
      >
        Download Word (DOCX)
      </MenuItem>
      {children}
      <Sections html={html} onCopy={(title, section) => void copy(title, section)} />
    </DropdownMenu>
  )
}

interface SectionsProps {
  html: string
  onCopy: (title: string, html: string) => void
}

/** Rendered when the menu opens, like everything in it. */
function Sections({ html, onCopy }: SectionsProps) {
  const sections = sectionsOf(html)
  if (sections.length === 0) return null
  return (
    <>
      <MenuSeparator />
      <MenuLabel>Copy section</MenuLabel>
      {sections.map(({ title, html: section }, index) => (
        <MenuItem
          key={index}
          icon={<Copy aria-hidden className={iconStyle} />}
          onSelect={() => onCopy(title, section)}
        >
          <span dir="auto" className="truncate">
            {title}
          </span>
        </MenuItem>
      ))}
    </>
  )
}
