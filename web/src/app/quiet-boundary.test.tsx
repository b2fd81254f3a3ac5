import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QuietBoundary } from './quiet-boundary.tsx'

function Broken(): never {
  throw new Error('secret detail')
}

test('what fails in it is not shown, and affects nothing else', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { container } = render(
    <p>
      The text
      <QuietBoundary>
        <Broken />
      </QuietBoundary>
    </p>,
  )
  expect(container.textContent).toBe('The text')
})
