import { SIDEBAR_MAX_VIEWPORT_PERCENT, SIDEBAR_WIDTH_PX } from '@chartwright/contract/limits'
import { PanelLeftClose } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../../ui/inputs/button.tsx'
import { LogoPill } from './logo-pill.tsx'
import { SidebarContent, type SidebarProps } from './sidebar.tsx'

export const sidebarSize = {
  width: SIDEBAR_WIDTH_PX,
  maxWidth: `${SIDEBAR_MAX_VIEWPORT_PERCENT}vw`,
} as const

/** Below this width, sidebar and recording would leave a session no room between them. */
const ROOM_FOR_BOTH = '(width >= 1024px)'

/**
 * Beside the main part; collapsed, only a pill with the logo is left. If there is no room for both,
 * it closes for the session that was opened.
 */
export function WideSidebar(props: SidebarProps) {
  const { sessionId, view } = props.url
  const hasRoom = useMedia(ROOM_FOR_BOTH)
  const place = hasRoom ? '' : `${sessionId ?? ''} ${view ?? ''}`
  const [chosen, setChosen] = useState<{ place: string; isOpen: boolean }>()
  const isInTheWay = !hasRoom && sessionId !== undefined && view === undefined
  const isOpen = chosen?.place === place ? chosen.isOpen : !isInTheWay
  const close = useRef<HTMLButtonElement>(null)
  const reopen = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)

  // The pressed button is gone: focus moves to its counterpart.
  useEffect(() => {
    if (!wasToggled.current) return
    wasToggled.current = false
    ;(isOpen ? close : reopen).current?.focus()
  }, [isOpen])
  const toggle = (open: boolean): void => {
    wasToggled.current = true
    setChosen({ place, isOpen: open })
  }

  if (!isOpen) {
    return (
      <div className="w-18 shrink-0 print:hidden">
        <LogoPill ref={reopen} onClick={() => toggle(true)} />
      </div>
    )
  }
  return (
    <aside
      aria-label="Sidebar"
      className="flex shrink-0 flex-col border-r border-line bg-paper print:hidden"
      style={sidebarSize}
    >
      <SidebarContent
        {...props}
        closeButton={
          <Button
            ref={close}
            variant="quiet"
            size="icon"
            aria-label="Close sidebar"
            title="Close sidebar"
            icon={<PanelLeftClose aria-hidden className="size-4.5" />}
            onClick={() => toggle(false)}
          />
        }
      />
    </aside>
  )
}
