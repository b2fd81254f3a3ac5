import type { Note } from '@chartwright/contract/notes'
import { CONTEXT_TAB, noteTabId, TRANSCRIPTION_TAB, type Tab } from '@chartwright/contract/tabs'

const FIXED_TABS: readonly Tab[] = [
  { ...CONTEXT_TAB, isClosable: false },
  { ...TRANSCRIPTION_TAB, isClosable: false },
]

export interface OpenTabs {
  readonly tabs: readonly Tab[]
  readonly activeTabId: string
}

/** The fixed ones, then the notes that were left open; all notes if nothing was ever stored. */
export function openTabsOf(stored: readonly Pick<Tab, 'id'>[], notes: readonly Note[]): Tab[] {
  const byTabId = new Map(notes.map((note) => [noteTabId(note.id), note]))
  const open = stored.length === 0 ? [...byTabId.keys()] : stored.map(({ id }) => id)
  const noteTabs = open.flatMap((id) => byTabId.get(id) ?? []).map(noteTab)
  return [...FIXED_TABS, ...noteTabs]
}

function noteTab(note: Note): Tab {
  return { id: noteTabId(note.id), title: note.title, isClosable: true }
}

export function closedNotesOf(tabs: readonly Tab[], notes: readonly Note[]): Note[] {
  const open = new Set(tabs.map(({ id }) => id))
  return notes.filter(({ id }) => !open.has(noteTabId(id)))
}

/** Spec 2 §2.3: the last one stays; closing the active one activates the last remaining one. */
export function closeTab({ tabs, activeTabId }: OpenTabs, id: string): OpenTabs {
  const remaining = tabs.filter((tab) => tab.id !== id || !tab.isClosable)
  const last = remaining.at(-1)
  if (last === undefined) return { tabs, activeTabId }
  const isActiveGone = !remaining.some((tab) => tab.id === activeTabId)
  return { tabs: remaining, activeTabId: isActiveGone ? last.id : activeTabId }
}

/** The requested one if it is open, otherwise the first. */
export function activeTabOf(
  tabs: readonly Tab[],
  ...wanted: (string | null | undefined)[]
): string {
  const isOpen = (id: string | null | undefined) => tabs.some((tab) => tab.id === id)
  return wanted.find(isOpen) ?? CONTEXT_TAB.id
}
