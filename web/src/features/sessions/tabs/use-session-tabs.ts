import type { Note } from '@chartwright/contract/notes'
import type { SessionDetail } from '@chartwright/contract/sessions'
import { noteTabId, type Tab } from '@chartwright/contract/tabs'
import { useState } from 'react'
import { activeTabOf, closedNotesOf, closeTab, openTabsOf, type OpenTabs } from './open-tabs.ts'
import { useSaveTabs } from './use-save-tabs.ts'

interface SessionTabsOptions {
  readonly session: SessionDetail
  readonly notes: readonly Note[]
  /** From the address; it overrides what was stored. */
  readonly wantedTabId: string | undefined
  readonly onActivate: (tabId: string) => void
}

export interface SessionTabs extends OpenTabs {
  readonly closedNotes: readonly Note[]
  activate(tabId: string): void
  /** `isBehind`: the active tab stays active. */
  open(note: Note, options?: { isBehind?: boolean }): void
  /** `isBehind`: another kind of tab is active, and stays active. */
  close(tabId: string, options?: { isBehind?: boolean }): void
}

/** The open tabs belong to the session: another device finds them as they were left. */
export function useSessionTabs(options: SessionTabsOptions): SessionTabs {
  const { session, notes, wantedTabId, onActivate } = options
  const [open, setOpen] = useState<readonly Pick<Tab, 'id'>[]>(() =>
    openTabsOf(session.tabs, notes),
  )
  const saveTabs = useSaveTabs(session.id)
  const tabs = openTabsOf(open, notes)
  const activeTabId = activeTabOf(tabs, wantedTabId, session.activeTabId)

  const show = (next: OpenTabs, isBehind = false): void => {
    setOpen(next.tabs)
    saveTabs(next)
    if (!isBehind && next.activeTabId !== wantedTabId) onActivate(next.activeTabId)
  }

  return {
    tabs,
    activeTabId,
    closedNotes: closedNotesOf(tabs, notes),
    activate: (id) => show({ tabs, activeTabId: id }),
    open: (note, { isBehind = false } = {}) => {
      const id = noteTabId(note.id)
      const others = tabs.filter((tab) => tab.id !== id)
      const next = [...others, { id, title: note.title, isClosable: true }]
      show({ tabs: next, activeTabId: isBehind ? activeTabId : id }, isBehind)
    },
    close: (id, { isBehind } = {}) => show(closeTab({ tabs, activeTabId }, id), isBehind),
  }
}
