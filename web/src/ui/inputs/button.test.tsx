import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a busy button says so, keeps the focus and ignores clicks', async () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button busyLabel="Sending..." onClick={onClick}>
      Send
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  rerender(
    <Button busy busyLabel="Sending..." onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Sending...', busy: true })
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a busy submit button does not submit', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
