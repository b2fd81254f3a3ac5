import type { Session } from '@chartwright/contract/sessions'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { SessionList } from '../../features/sessions/list/session-list.tsx'
import type { GroupToggle } from '../../features/sessions/list/use-group-toggle.ts'
import { useCreateSession } from '../../features/sessions/use-create-session.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/inputs/button.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { useDiscardTexts } from '../recording/use-discard-texts.ts'
import { SessionPatientPicker } from '../session/session-patient-picker.tsx'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { SidebarAccount } from './sidebar-account.tsx'
import { SidebarNav } from './sidebar-nav.tsx'

export interface SidebarProps {
  url: WorkspaceUrl
  groups: GroupToggle
  onOpenPalette: () => void
}

interface SidebarContentProps extends SidebarProps {
  closeButton: ReactNode
  /** Something was opened in the main part. */
  onLeave?: () => void
}

/** Document 2 §2.1, without its frame. */
export function SidebarContent(props: SidebarContentProps) {
  const { url, groups, closeButton, onLeave, onOpenPalette } = props
  const [linking, setLinking] = useState<Session>()
  const open = (session: Session): void => {
    url.openSession(session.id)
    onLeave?.()
  }
  const discardTexts = useDiscardTexts()
  const { create, isCreating } = useCreateSession(open)

  return (
    <>
      <div className="flex items-center justify-between gap-2 pt-3 pr-2 pl-4">
        <Brand />
        {closeButton}
      </div>
      <div className="flex flex-col gap-2 px-3 pt-3 pb-2">
        <PaletteButton onClick={onOpenPalette} />
        <Button
          variant="primary"
          busy={isCreating}
          busyLabel="Creating..."
          icon={<Plus aria-hidden className="size-4" />}
          onClick={create}
        >
          New Session
        </Button>
      </div>
      <SessionList
        currentId={url.sessionId}
        groups={groups}
        onOpen={open}
        onLinkPatient={setLinking}
        onDeleted={({ deleted, firstLeft }) => {
          discardTexts(deleted)
          if (url.sessionId !== undefined && deleted.has(url.sessionId)) {
            url.openSession(firstLeft, { replace: true })
          }
        }}
      />
      <SidebarNav
        view={url.view}
        onOpen={(view) => {
          url.openView(view)
          onLeave?.()
        }}
      />
      <SidebarAccount />
      <SessionPatientPicker session={linking} onClose={() => setLinking(undefined)} />
    </>
  )
}
