import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HeardFirst } from './heard-first.tsx'

test('what was heard first is shown on request', async () => {
  render(<HeardFirst text="Heart rate is 610." />)
  const first = screen.getByText('Heard first as ‘Heart rate is 610.’')
  expect(first.hidden).toBe(true)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /heard first/ }))
  expect(first.hidden).toBe(false)
})
