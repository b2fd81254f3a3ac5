import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TypingHeadline } from './typing-headline.tsx'

let isReduced = false

beforeEach(() => {
  isReduced = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const typed = () => screen.getByTestId('typed').textContent

/** Each step sets the next timer when it is rendered. */
function pass(steps: number, ms: number): void {
  for (let step = 0; step < steps; step += 1) act(() => void vi.advanceTimersByTime(ms))
}

test('a character is typed in 100 ms and deleted in 50 ms, with 2 s in between', () => {
  render(<TypingHeadline heading={createRef()} />)
  pass(1, 99)
  expect(typed()).toBe('|')
  pass(1, 1)
  expect(typed()).toBe('T|')
  pass('he Fastest Growing AI Scribe'.length, 100)
  expect(typed()).toBe('The Fastest Growing AI Scribe|')
  pass(1, 1_999)
  expect(typed()).toBe('The Fastest Growing AI Scribe|')
  pass(1, 1)
  expect(typed()).toBe('The Fastest Growing AI Scrib|')
  pass(1, 49)
  expect(typed()).toBe('The Fastest Growing AI Scrib|')
  pass(1, 1)
  expect(typed()).toBe('The Fastest Growing AI Scri|')
})

test('a screen reader hears one sentence with all four phrases', () => {
  render(<TypingHeadline heading={createRef()} />)
  expect(screen.getByRole('heading', { level: 1 }).firstChild?.textContent).toBe(
    'The Fastest Growing AI Scribe for Patient Instructions, Clinical Documentation and Medical Notes',
  )
  expect(screen.getByTestId('typed').closest('[aria-hidden]')).not.toBeNull()
})

test('with reduced motion the first phrase stands still', () => {
  isReduced = true
  render(<TypingHeadline heading={createRef()} />)
  pass(40, 100)
  expect(typed()).toBe('The Fastest Growing AI Scribe')
})

test('it can be paused and continues where it stopped', () => {
  render(<TypingHeadline heading={createRef()} />)
  pass(3, 100)
  fireEvent.click(screen.getByRole('button', { name: 'Pause the headline' }))
  pass(40, 100)
  expect(typed()).toBe('The|')
  fireEvent.click(screen.getByRole('button', { name: 'Play the headline' }))
  pass(1, 100)
  expect(typed()).toBe('The |')
})
