import type { Note } from '@chartwright/contract/notes'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IncompleteNotice } from './incomplete-notice.tsx'

const early = {
  template_id: 't',
  from_incomplete_transcript: true,
  before_second_hearing: false,
  signature: null,
} as Note

function show(note: Note, isEdited: boolean) {
  const onUpdate = vi.fn<() => void>()
  render(<IncompleteNotice note={note} isEdited={isEdited} onUpdate={onUpdate} />)
  return { user: userEvent.setup(), onUpdate }
}

test('nothing is shown for a note that covers everything that was said', () => {
  show({ ...early, from_incomplete_transcript: false }, false)
  expect(document.body.textContent).toBe('')
})

test('a note written before the second hearing says so, and can be updated', async () => {
  const note = { ...early, from_incomplete_transcript: false, before_second_hearing: true }
  const { user, onUpdate } = show(note, false)
  expect(document.body.textContent).toContain('improved after this note was written')
  await user.click(screen.getByRole('button', { name: 'Update note' }))
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('an unedited note is updated immediately', async () => {
  const { user, onUpdate } = show(early, false)
  await user.click(screen.getByRole('button', { name: 'Update note' }))
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('the practitioner’s edits are replaced only after a confirmation', async () => {
  const { user, onUpdate } = show(early, true)
  await user.click(screen.getByRole('button', { name: 'Update note' }))
  const question = screen.getByRole('alertdialog')
  expect(question.textContent).toContain('What you have changed in it is replaced.')
  expect(onUpdate).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Update note' }))
  expect(onUpdate).toHaveBeenCalledOnce()
})

test('without its template a note is not updated, and the notice says what to do', () => {
  show({ ...early, template_id: null }, false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.body.textContent).toContain('create another note to include them.')
})
