import { Menu, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/inputs/icon-button.tsx'
import { overlayStyle } from '../../ui/overlays/overlay-style.ts'
import { focusMain } from '../focus-main.ts'
import { SidebarContent, type SidebarProps } from './sidebar.tsx'
import { sidebarSize } from './wide-sidebar.tsx'

/** Below 768 px: a bar at the top, and the sidebar over the main part when it is opened. */
export function NarrowSidebar(props: SidebarProps) {
  const { url } = props
  const place = `${url.sessionId ?? ''} ${url.view ?? ''}`
  // It closes on any navigation, from here or from the palette above it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === place
  const isLeaving = useRef(false)
  const openedAt = useRef('')
  const sheet = useRef<HTMLDivElement>(null)
  const leave = (): void => {
    isLeaving.current = true
    setOpenAt(undefined)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setOpenAt(open ? place : undefined)}>
      <header className="flex items-center gap-1 border-b border-line bg-paper px-1.5 py-1 print:hidden">
        <Dialog.Trigger asChild>
          <IconButton label="Open sidebar" icon={<Menu aria-hidden className="size-5" />} />
        </Dialog.Trigger>
        <Brand />
        <IconButton
          label="Search"
          icon={<Search aria-hidden className="size-5" />}
          onClick={props.onOpenPalette}
          className="ml-auto"
        />
      </header>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          ref={sheet}
          data-sidebar
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Focuses the whole sidebar, not its first button, which would show its tooltip.
            event.preventDefault()
            sheet.current?.focus()
            openedAt.current = window.location.search
          }}
          onCloseAutoFocus={(event) => {
            const isElsewhere = window.location.search !== openedAt.current
            if (!isLeaving.current && !isElsewhere) return
            isLeaving.current = false
            event.preventDefault()
            focusMain()
          }}
          className="fixed inset-y-0 left-0 z-40 flex animate-fade-in flex-col border-r border-line bg-paper shadow-raised outline-none"
          style={sidebarSize}
        >
          <Dialog.Title className="sr-only">Sidebar</Dialog.Title>
          <SidebarContent
            {...props}
            onLeave={leave}
            closeButton={
              <Dialog.Close asChild>
                <IconButton label="Close sidebar" icon={<X aria-hidden className="size-5" />} />
              </Dialog.Close>
            }
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
