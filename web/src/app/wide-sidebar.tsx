import { SIDEBAR_MAX_VIEWPORT_PERCENT, SIDEBAR_WIDTH_PX } from '@chartwright/contract/limits'
import { PanelLeftClose } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LogoPill } from './logo-pill.tsx'
import { SidebarContent, type SidebarProps } from './sidebar.tsx'

export const sidebarSize = {
  width: SIDEBAR_WIDTH_PX,
  maxWidth: `${SIDEBAR_MAX_VIEWPORT_PERCENT}vw`,
} as const

/** Beside the main part; collapsed, a pill with the logo is left of it. */
export function WideSidebar(props: SidebarProps) {
  const [isOpen, setIsOpen] = useState(true)
  const close = useRef<HTMLButtonElement>(null)
  const reopen = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)

  // The button that was pressed is gone: focus goes to its counterpart.
  useEffect(() => {
    if (wasToggled.current) (isOpen ? close : reopen).current?.focus()
  }, [isOpen])
  const toggle = (open: boolean): void => {
    wasToggled.current = true
    setIsOpen(open)
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
