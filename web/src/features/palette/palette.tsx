import type { SearchHit } from '@chartwright/contract/search'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { overlayStyle, sheetStyle } from '../../ui/overlays/overlay-style.ts'
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts'
import type { FoundSessions } from './found-sessions.ts'
import { hitKey, placesOf } from './hit-key.ts'
import { matchNavigation, type Destination } from './navigation.ts'
import { PaletteFooter } from './palette-footer.tsx'
import { PaletteList } from './palette-list.tsx'

const LABEL = 'Search sessions, patients, or navigate...'
const WIDTH_PX = 640

interface PaletteProps {
  useSessions: (text: string) => FoundSessions
  onOpenChange: (open: boolean) => void
  onOpenSession: (sessionId: string) => void
  onOpenHit: (hit: SearchHit) => void
  onNavigate: (to: Destination) => void
  /** Closed by a choice: the focus belongs to what was chosen. */
  onLeave: () => void
}

/** Document 2 §2.2. Open while it is rendered. */
export function Palette(props: PaletteProps) {
  const { useSessions, onOpenChange, onOpenSession, onOpenHit, onNavigate, onLeave } = props
  const [text, setText] = useState('')
  const found = useSessions(text)
  const entries = matchNavigation(text)
  // Until the user moves, the very first entry is highlighted, even if sessions arrive after the
  // pages.
  const [marked, setMarked] = useState<string>()
  const [place] = placesOf(found.hits)
  const first = found.sessions[0]?.id ?? (place ? hitKey(place) : (entries[0]?.to ?? ''))
  const returnFocus = useReturnFocus()
  const isChosen = useRef(false)

  const choose = (go: () => void): void => {
    isChosen.current = true
    go()
    onOpenChange(false)
  }

  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          data-palette
          aria-describedby={undefined}
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isChosen.current) onLeave()
            else returnFocus.onCloseAutoFocus(event)
          }}
          onEscapeKeyDown={(event) => {
            // The first Escape leaves the input method.
            if (event.isComposing) event.preventDefault()
          }}
          style={{ maxWidth: WIDTH_PX }}
          className={sheetStyle}
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Command
            label={LABEL}
            shouldFilter={false}
            vimBindings={false}
            loop
            value={marked ?? first}
            onValueChange={(value) => setMarked(value === first ? undefined : value)}
            className="flex min-h-0 flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
              <Command.Input
                dir="auto"
                value={text}
                onValueChange={(next) => {
                  setText(next)
                  setMarked(undefined)
                }}
                placeholder={LABEL}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint max-md:text-[1rem] max-md:placeholder:text-base"
              />
            </div>
            <PaletteList
              text={text.trim()}
              found={found}
              entries={entries}
              onOpen={(id) => choose(() => onOpenSession(id))}
              onOpenHit={(hit) => choose(() => onOpenHit(hit))}
              onNavigate={(to) => choose(() => onNavigate(to))}
            />
            <PaletteFooter found={found} />
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
