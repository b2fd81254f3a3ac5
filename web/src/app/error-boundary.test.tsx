import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('secret detail')
}

test('a page that fails is replaced by a plain sentence and Reload, until another page is opened', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(document.body.textContent).not.toContain('secret detail')
  rerender(
    <ErrorBoundary resetKey="/b">
      <p>Fine</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('Fine')).toBeTruthy()
})

test('a part that fails leaves what is beside it', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <ErrorBoundary resetKey="/a" fallback={<p role="alert">Not now</p>}>
        <Broken />
      </ErrorBoundary>
      <p>Beside it</p>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Not now')
  expect(screen.getByText('Beside it')).toBeTruthy()
})
