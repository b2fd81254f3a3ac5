import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clampPanelWidth, usePanelSize } from './panel-width.ts'

test.each([
  [100, 280],
  [280, 280],
  [333.4, 333],
  [900, 500],
])('%d px becomes %d px', (wanted, width) => {
  expect(clampPanelWidth(wanted)).toBe(width)
})

test('it starts at 320 px and is remembered, whatever is in the storage', () => {
  const first = renderHook(usePanelSize)
  expect(first.result.current.widthPx).toBe(320)
  act(() => first.result.current.resize(410))
  expect(renderHook(usePanelSize).result.current.widthPx).toBe(410)
  localStorage.setItem('chartwright_recording_panel_px', 'wide')
  expect(renderHook(usePanelSize).result.current.widthPx).toBe(320)
})
