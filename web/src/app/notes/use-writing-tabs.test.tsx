import type { Note } from '@chartwright/contract/notes'
import { noteTabId, type Tab } from '@chartwright/contract/tabs'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { makeNoteWriter } from '../../features/notes/writing/note-writer.ts'
import { activeTabOf, closeTab } from '../../features/sessions/tabs/open-tabs.ts'
import { deferred } from '../../testing/deferred.ts'
import type { WorkspaceUrl } from '../workspace/use-workspace-url.ts'
import { useWritingTabs } from './use-writing-tabs.ts'
import { WriterContext } from './writer-context.ts'

const fixed: Tab[] = [
  { id: 'context', title: 'Context & Record', isClosable: false },
  { id: 'note-old', title: 'Old', isClosable: true },
]

function openTabs() {
  const ends: ReturnType<typeof deferred<string>>[] = []
  const writer = makeNoteWriter({
    write: () => {
      const end = deferred<string>()
      ends.push(end)
      return end.promise
    },
    readNote: (id) => Promise.resolve({ id, session_id: 's', title: 'SOAP' } as Note),
    onSaved: () => undefined,
    onFailed: () => undefined,
    onStopped: () => undefined,
  })
  const { result } = renderHook(
    () => {
      const [tabs, setTabs] = useState(fixed)
      const [tabId, setTabId] = useState<string>()
      const activeTabId = activeTabOf(tabs, tabId)
      const stored = {
        tabs,
        activeTabId,
        closedNotes: [],
        activate: setTabId,
        open: (note: Note) => {
          setTabs([...tabs, { id: noteTabId(note.id), title: note.title, isClosable: true }])
          setTabId(noteTabId(note.id))
        },
        close: (id: string, { isBehind = false } = {}) => {
          const next = closeTab({ tabs, activeTabId }, id)
          setTabs([...next.tabs])
          if (!isBehind) setTabId(next.activeTabId)
        },
      }
      const url = { tabId, openTab: (_: string, id: string) => setTabId(id) } as WorkspaceUrl
      return { ...useWritingTabs('s', stored, url), show: setTabId }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <WriterContext value={writer}>{children}</WriterContext>
      ),
    },
  )
  const start = (title: string): string => {
    let id = ''
    act(() => {
      id = writer.start('s', title, { template_id: 't' })
      result.current.show(id)
    })
    return id
  }
  const titles = (): string[] => result.current.tabs.map((tab) => tab.title)
  return { result, start, ends, titles }
}

test('a saved note replaces its temporary tab and is active, with its content in place', async () => {
  const { result, start, ends, titles } = openTabs()
  const id = start('SOAP')
  expect(titles()).toEqual(['Context & Record', 'Old', 'SOAP'])
  expect(result.current.writing?.id).toBe(id)
  expect(result.current.said).toBe('Writing the note…')
  ends[0]?.resolve('n1')
  await waitFor(() => expect(result.current.activeTabId).toBe('note-n1'))
  expect(titles()).toEqual(['Context & Record', 'Old', 'SOAP'])
  expect(result.current.writing).toBeUndefined()
  expect(result.current.contentKey).toBe(id)
  expect(result.current.said).toBe('Note saved')
})

test('closing the active temporary tab activates the last remaining one', () => {
  const { result, start, titles } = openTabs()
  const first = start('SOAP')
  const second = start('Letter')
  act(() => result.current.close(second))
  expect(result.current.activeTabId).toBe(first)
  act(() => result.current.close(first))
  expect(result.current.activeTabId).toBe('note-old')
  expect(titles()).toEqual(['Context & Record', 'Old'])
})

test('closing a note behind a temporary tab leaves that active', () => {
  const { result, start } = openTabs()
  const id = start('SOAP')
  act(() => result.current.close('note-old'))
  expect(result.current.activeTabId).toBe(id)
})

test('an error removes the temporary tab', async () => {
  const { result, start, ends, titles } = openTabs()
  start('SOAP')
  ends[0]?.reject(new Error('away'))
  await waitFor(() => expect(titles()).toEqual(['Context & Record', 'Old']))
  expect(result.current.activeTabId).toBe('context')
})
