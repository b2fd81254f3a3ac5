import { patientsApi } from '@chartwright/contract/patients'
import { DELETED } from '@chartwright/contract/values'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { NoAnswer, Refusal } from '../../testing/fake-api.ts'
import { openLoadedPicker, searchBox, servePatients, shownNames } from './testing/open-picker.tsx'

function deleteButton(name: string): HTMLElement {
  return screen.getByRole('button', { name: `Delete ${name}` })
}

test('deleting asks first, and says what happens to sessions and tasks', async () => {
  const api = servePatients('Anna', 'Bob')
  const { user, onSelect } = await openLoadedPicker(api)
  await user.click(deleteButton('Anna'))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Patient?' })
  expect(dialog.textContent).toContain('Are you sure you want to delete "Anna"?')
  expect(dialog.textContent).toContain('Sessions and tasks of this patient are kept')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(shownNames()).toEqual(['Anna', 'Bob'])
  expect(api.received(patientsApi.remove)).toEqual([])
  expect(onSelect).not.toHaveBeenCalled()
})

test('a confirmed patient leaves the list before the server has answered', async () => {
  const api = servePatients('Anna', 'Bob')
  const answer = deferred<typeof DELETED>()
  api.on(patientsApi.remove, () => answer.promise)
  const { user } = await openLoadedPicker(api)
  await user.click(deleteButton('Anna'))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(shownNames()).toEqual(['Bob']))
  expect(api.received(patientsApi.remove)).toHaveLength(1)
  expect(document.activeElement).toBe(searchBox())
})

test('a patient whose deletion fails reappears, with a message and a way to retry', async () => {
  const api = servePatients('Anna', 'Bob')
  const { user } = await openLoadedPicker(api)
  let fails = true
  api.on(patientsApi.remove, () => {
    if (fails) throw new NoAnswer()
    return DELETED
  })
  await user.click(deleteButton('Anna'))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText(/^"Anna" was not deleted\. Connection error\./)
  expect(shownNames()).toEqual(['Anna', 'Bob'])
  fails = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(api.received(patientsApi.remove)).toHaveLength(2))
})

test('a patient who is already gone stays gone', async () => {
  const api = servePatients('Anna', 'Bob')
  const { user } = await openLoadedPicker(api)
  api.on(patientsApi.remove, () => {
    api.on(patientsApi.list, () => [])
    throw new Refusal('NOT_FOUND')
  })
  await user.click(deleteButton('Anna'))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('No patients yet')
  expect(screen.queryByText(/was not deleted/)).toBeNull()
})

test('Escape closes the confirmation and leaves the picker open; the next one closes the picker', async () => {
  const { user, onOpenChange } = await openLoadedPicker(servePatients('Anna'))
  await user.click(deleteButton('Anna'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onOpenChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('the keyboard reaches the delete button of the row that the arrows are on', async () => {
  const { user } = await openLoadedPicker(servePatients('Anna', 'Bob'))
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await user.tab()
  expect(document.activeElement).toBe(deleteButton('Bob'))
})
