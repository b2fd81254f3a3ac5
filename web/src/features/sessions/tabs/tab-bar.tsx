import type { Tab } from '@chartwright/contract/tabs'
import { TRANSCRIPTION_TAB } from '@chartwright/contract/tabs'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, FileCheck2 } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'
import { TabActions } from './tab-actions.tsx'
import { useTabScroll } from './use-tab-scroll.ts'

const NONE: ReadonlySet<string> = new Set()

interface TabBarProps {
  tabs: readonly Tab[]
  activeTabId: string
  /** Tabs of signed notes. */
  signedTabIds?: ReadonlySet<string>
  isRecording: boolean
  isMuted?: boolean
  onClose: (id: string) => void
  onDelete: (tab: Tab) => void
  /** Placed after the tabs; does not scroll with them. */
  end?: ReactNode
}

/**
 * Inside a Radix.Root. Tabs and their buttons are two groups that share one row of a grid. A title
 * is cut before it leaves no space for its buttons.
 */
export function TabBar(props: TabBarProps) {
  const { tabs, activeTabId, signedTabIds = NONE, isRecording, isMuted = false } = props
  const { onClose, onDelete, end } = props
  const { scroller, canScroll, isLong, scrollBy } = useTabScroll(activeTabId, tabs.length)
  const arrow = 'size-4'
  return (
    <div className="flex items-center border-b border-line px-1 sm:px-3 print:hidden">
      {isLong && (
        <IconButton
          label="Scroll tabs left"
          size="icon-sm"
          disabled={!canScroll.back}
          icon={<ChevronLeft aria-hidden className={arrow} />}
          onClick={() => scrollBy(-1)}
        />
      )}
      <div
        ref={scroller}
        className="@container grid min-w-0 flex-1 auto-cols-max grid-flow-col items-center justify-start overflow-x-auto [scrollbar-width:none]"
      >
        <Radix.List aria-label="Session tabs" className="contents">
          {tabs.map((tab, index) => (
            <Radix.Trigger
              key={tab.id}
              value={tab.id}
              title={tab.title}
              style={{ gridColumn: 2 * index + 1, gridRow: 1 }}
              onKeyDown={(event) => {
                if (event.key === 'Delete' && tab.isClosable) onClose(tab.id)
              }}
              className="relative flex h-11 max-w-[clamp(6rem,100cqw-5.5rem,14rem)] items-center gap-2 px-3 font-medium text-ink-soft -outline-offset-2 transition-colors hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-accent-ink"
            >
              {isRecording && tab.id === TRANSCRIPTION_TAB.id && <RecordingDot isMuted={isMuted} />}
              <span dir="auto" className="truncate">
                {tab.title}
              </span>
              {signedTabIds.has(tab.id) && (
                <FileCheck2
                  role="img"
                  aria-label="Signed"
                  className="size-3.5 shrink-0 text-accent-ink"
                />
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        <TabActions
          tabs={tabs}
          activeTabId={activeTabId}
          signedTabIds={signedTabIds}
          onClose={onClose}
          onDelete={onDelete}
        />
      </div>
      {isLong && (
        <IconButton
          label="Scroll tabs right"
          size="icon-sm"
          disabled={!canScroll.forward}
          icon={<ChevronRight aria-hidden className={arrow} />}
          onClick={() => scrollBy(1)}
        />
      )}
      {end}
    </div>
  )
}

function RecordingDot({ isMuted }: { isMuted: boolean }) {
  return (
    <span
      role="img"
      aria-label={isMuted ? 'Recording paused' : 'Recording'}
      className={clsx(
        'size-2 shrink-0 rounded-full',
        isMuted ? 'bg-check-ink' : 'animate-breathe bg-danger',
      )}
    />
  )
}
