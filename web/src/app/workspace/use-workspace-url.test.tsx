import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { useWorkspaceUrl } from './use-workspace-url.ts'

beforeEach(() => window.history.replaceState(null, '', '/dashboard'))

function open() {
  const { result } = renderHook(useWorkspaceUrl, { wrapper: BrowserRouter })
  return { url: () => result.current, steps: () => window.history.length }
}

test('opening what is already open adds no Back step, and keeps the tab', () => {
  const { url, steps } = open()
  act(() => url().openSession('a'))
  act(() => url().openTab('a', 'transcription'))
  const before = steps()
  act(() => url().openSession('a'))
  act(() => url().openSession('a'))
  expect(url()).toMatchObject({ sessionId: 'a', tabId: 'transcription' })
  expect(steps()).toBe(before)
  act(() => url().openView('tasks'))
  act(() => url().openView('tasks'))
  expect(steps()).toBe(before + 1)
  act(() => url().openSession('a'))
  expect(url()).toMatchObject({ sessionId: 'a', tabId: 'transcription', view: undefined })
})

test('another session starts with its own tab', () => {
  const { url } = open()
  act(() => url().openSession('a'))
  act(() => url().openTab('a', 'transcription'))
  act(() => url().openSession('b'))
  expect(url()).toMatchObject({ sessionId: 'b', tabId: undefined })
})

test('a tab that arrives late for a session that was left does not navigate back', () => {
  const { url } = open()
  act(() => url().openSession('a'))
  const left = url()
  act(() => url().openSession('b'))
  act(() => left.openTab('a', 'note-1'))
  expect(url()).toMatchObject({ sessionId: 'b', tabId: undefined })
})

test('an empty name is not a session', () => {
  window.history.replaceState(null, '', '/dashboard?session=')
  expect(open().url().sessionId).toBeUndefined()
})

test('a place in a session is opened with its tab, over whatever was shown, and cleared once shown', () => {
  const { url, steps } = open()
  act(() => url().openSession('a'))
  act(() => url().openShow('facts'))
  act(() => url().openView('settings'))
  const before = steps()
  act(() => url().openPlace('b', { lineId: 'line' }))
  expect(url()).toMatchObject({ sessionId: 'b', tabId: 'transcription', lineId: 'line' })
  expect([url().view, url().show, steps()]).toEqual([undefined, undefined, before + 1])
  act(() => url().openPlace('b', { noteId: 'n' }))
  expect(url()).toMatchObject({ noteId: 'n', lineId: undefined })
  act(() => url().openTask('t'))
  expect(url()).toMatchObject({ view: 'tasks', taskId: 't', noteId: undefined, sessionId: 'b' })
  act(() => url().forgetPlace())
  expect(url()).toMatchObject({ view: 'tasks', taskId: undefined })
})
