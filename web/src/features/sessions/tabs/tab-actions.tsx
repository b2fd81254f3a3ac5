import { noteIdOf, type Tab } from '@chartwright/contract/tabs'
import { Trash2, X } from 'lucide-react'
import { IconButton } from '../../../ui/inputs/icon-button.tsx'

interface TabActionsProps {
  tabs: readonly Tab[]
  activeTabId: string
  /** Of signed notes, which cannot be deleted alone. */
  signedTabIds: ReadonlySet<string>
  onClose: (id: string) => void
  onDelete: (tab: Tab) => void
}

/** Beside each closable tab, in separate columns: a tablist may contain nothing but tabs. */
export function TabActions(props: TabActionsProps) {
  const { tabs, activeTabId, signedTabIds, onClose, onDelete } = props
  return (
    <div role="group" aria-label="Tab actions" className="contents">
      {tabs.map((tab, index) =>
        tab.isClosable ? (
          <span
            key={tab.id}
            data-state={tab.id === activeTabId ? 'active' : 'inactive'}
            style={{ gridColumn: 2 * index + 2, gridRow: 1 }}
            className="-ml-1 flex pr-1"
          >
            {noteIdOf(tab.id) !== undefined && !signedTabIds.has(tab.id) && (
              <IconButton
                label={`Delete ${tab.title}`}
                size="icon-sm"
                icon={<Trash2 aria-hidden className="size-3.5" />}
                onClick={() => onDelete(tab)}
              />
            )}
            <IconButton
              label={`Close ${tab.title}`}
              size="icon-sm"
              icon={<X aria-hidden className="size-3.5" />}
              onClick={() => onClose(tab.id)}
            />
          </span>
        ) : null,
      )}
    </div>
  )
}
