import { noteTabId, type Tab } from '@chartwright/contract/tabs'
import { useEffect } from 'react'
import type { Writing } from '../../features/notes/writing/note-writer.ts'
import { closeTab } from '../../features/sessions/tabs/open-tabs.ts'
import type { SessionTabs } from '../../features/sessions/tabs/use-session-tabs.ts'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { useWriter, useWritings } from './writer-context.ts'

interface WritingTabs {
  readonly tabs: readonly Tab[]
  readonly activeTabId: string
  /** The note that is being written in the active tab. */
  readonly writing: Writing | undefined
  /** The same for a temporary tab and for the permanent one that has replaced it. */
  readonly contentKey: string
  /** For assistive technology. */
  readonly said: string
  activate(tabId: string): void
  close(tabId: string): void
}

/** Document 2 §4.2: temporary tabs after the stored ones, each replaced when its note is saved. */
export function useWritingTabs(
  sessionId: string,
  stored: SessionTabs,
  url: WorkspaceUrl,
): WritingTabs {
  const writer = useWriter()
  const all = useWritings(sessionId)
  const writings = all.filter(({ isPromoted }) => !isPromoted)
  const tabs = [
    ...stored.tabs,
    ...writings.map(({ id, title }) => ({ id, title, isClosable: true })),
  ]
  const writing = writings.find(({ id }) => id === url.tabId)
  // The address may still name the temporary tab after the permanent one exists.
  const asked = all.find(({ id, isPromoted }) => id === url.tabId && isPromoted)
  const activeTabId = writing?.id ?? permanentIdOf(asked) ?? stored.activeTabId

  const saved = writings.find(({ note }) => note !== undefined)
  useEffect(() => {
    if (!saved?.note) return
    stored.open(saved.note)
    writer.promote(saved.id)
    // `stored` is new at each drawing; each saved note is opened once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [saved, writer])

  const isTemporary = (id: string): boolean => writings.some((each) => each.id === id)
  const activate = (id: string): void => {
    if (isTemporary(id)) url.openTab(sessionId, id)
    else stored.activate(id)
  }
  const close = (id: string): void => {
    const next = closeTab({ tabs, activeTabId }, id).activeTabId
    if (isTemporary(id)) writer.stop(id)
    else stored.close(id, { isBehind: isTemporary(next) })
    if (next !== activeTabId && (isTemporary(id) || isTemporary(next))) activate(next)
  }
  return {
    tabs,
    activeTabId,
    writing,
    contentKey: all.find((each) => permanentIdOf(each) === activeTabId)?.id ?? activeTabId,
    said: saidOf(all),
    activate,
    close,
  }
}

/** A wait is announced where it is shown. */
function saidOf(all: readonly Writing[]): string {
  const writings = all.filter(({ isPromoted }) => !isPromoted)
  if (writings.some(({ wait }) => !wait)) return 'Writing the note…'
  return writings.length === 0 && all.length > 0 ? 'Note saved' : ''
}

function permanentIdOf(writing: Writing | undefined): string | undefined {
  return writing?.note && noteTabId(writing.note.id)
}
