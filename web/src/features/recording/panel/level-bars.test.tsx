import { render } from '@testing-library/react'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { LevelBars, pushLevel } from './level-bars.tsx'

test('the newest level is the last bar; the others shift by one', () => {
  expect(pushLevel([0.1, 0.2, 0.3], 0.9)).toEqual([0.2, 0.3, 0.9])
})

test('there are 20 bars, hidden from assistive technology and moved by transforms alone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  let tell: ((level: number) => void) | undefined
  const { container } = render(<LevelBars onLevel={(listener) => ((tell = listener), () => {})} />)
  act(() => tell?.(0.5))
  const holder = container.firstElementChild
  expect(holder?.getAttribute('aria-hidden')).toBe('true')
  const bars = [...(holder?.children ?? [])].map((bar) => bar.getAttribute('style'))
  expect(bars).toHaveLength(20)
  expect(bars.at(-1)).toBe('transform: scaleY(0.500);')
  expect(bars[0]).toBe('transform: scaleY(0.060);')
})
