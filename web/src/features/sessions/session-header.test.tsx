import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { SessionHeader } from './session-header.tsx'

function open(name = 'New Session') {
  const onRename = vi.fn()
  render(<SessionHeader name={name} heading={createRef()} onRename={onRename} />)
  return { user: userEvent.setup(), onRename }
}

async function edit(user: ReturnType<typeof userEvent.setup>): Promise<HTMLInputElement> {
  await user.click(screen.getByRole('button', { name: 'Rename session' }))
  return screen.getByRole('textbox', { name: 'Session name' })
}

test('Enter saves the trimmed name and returns the focus to the pencil', async () => {
  const { user, onRename } = open()
  const input = await edit(user)
  expect(document.activeElement).toBe(input)
  await user.keyboard('  Knee pain {Enter}')
  expect(onRename.mock.calls).toEqual([['Knee pain']])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename session' }))
})

test('Escape and Cancel keep the old name', async () => {
  const { user, onRename } = open('Knee')
  await edit(user)
  await user.keyboard('Hip{Escape}')
  expect(screen.getByRole('heading').textContent).toBe('Knee')
  await edit(user)
  await user.keyboard('Hip')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('heading').textContent).toBe('Knee')
  expect(onRename).not.toHaveBeenCalled()
})

test('Save is disabled for a name of spaces, which Enter does not save either', async () => {
  const { user, onRename } = open()
  const input = await edit(user)
  await user.clear(input)
  await user.keyboard('   {Enter}')
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  expect(onRename).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox')).toBe(input)
})

test('a name that is too long is reported, kept, and not saved', async () => {
  const { user, onRename } = open()
  const input = await edit(user)
  await user.clear(input)
  await user.paste('x'.repeat(10_000))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(
    'A name has at most 200 characters; this one has 10000.',
  )
  expect(input.value).toHaveLength(10_000)
  expect(onRename).not.toHaveBeenCalled()
})

test('an unchanged name is not saved', async () => {
  const { user, onRename } = open('Knee')
  await edit(user)
  await user.keyboard('{Enter}')
  expect(onRename).not.toHaveBeenCalled()
})

test('markup in a name is plain text', () => {
  open('<img src=x onerror=alert(1)>')
  expect(screen.getByRole('heading').textContent).toBe('<img src=x onerror=alert(1)>')
})
