import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveIndicator } from './save-indicator.tsx'
import type { SaveStatus } from './save-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each<[SaveStatus, string]>([
  ['saved', 'Saved'],
  ['unsaved', 'Unsaved changes'],
  ['saving', 'Saving...'],
  ['retrying', 'Not saved yet. Trying again.'],
])('%s reads %s', (status, text) => {
  render(<SaveIndicator status={status} />)
  expect(screen.getByText(text)).toBeDefined()
})

test('ordinary saves are not announced; lasting trouble is, and its end', () => {
  const said: string[] = []
  const { rerender } = render(<SaveIndicator status="saved" />)
  const pass = (status: SaveStatus, ms: number): void => {
    rerender(<SaveIndicator status={status} />)
    act(() => {
      vi.advanceTimersByTime(ms)
    })
    said.push(screen.getByRole('status').textContent)
  }
  pass('unsaved', 5_000)
  pass('saving', 5_000)
  pass('saved', 5_000)
  pass('retrying', 1_000)
  pass('saving', 100)
  pass('retrying', 2_000)
  pass('saved', 2_000)
  expect(said).toEqual(['', '', '', '', '', 'Not saved yet. Trying again.', 'Saved'])
})
