import { patientsApi } from '@chartwright/contract/patients'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { NoAnswer } from '../../testing/fake-api.ts'
import {
  openLoadedPicker,
  openPicker,
  patient,
  searchBox,
  servePatients,
  shownNames,
} from './testing/open-picker.tsx'

test('it is titled Select Patient, and the search box has the focus', async () => {
  await openLoadedPicker(servePatients('Ada'))
  expect(screen.getByRole('dialog', { name: 'Select Patient' })).toBeTruthy()
  expect(searchBox().placeholder).toBe('Search for a patient')
  expect(document.activeElement).toBe(searchBox())
})

test('patients are sorted by name', async () => {
  await openLoadedPicker(servePatients('Patient 10', 'émile', 'Zoe', 'patient 9', 'Eve'))
  expect(shownNames()).toEqual(['émile', 'Eve', 'patient 9', 'Patient 10', 'Zoe'])
})

test('the search keeps names that contain the text, case-insensitively', async () => {
  const { user } = await openLoadedPicker(servePatients('Anna', 'Joanna', 'Bob'))
  await user.type(searchBox(), ' aNN ')
  expect(shownNames()).toEqual(['Anna', 'Joanna'])
  expect(screen.getByText('2 patients found')).toBeTruthy()
})

test('a click picks the patient and closes', async () => {
  const { user, onSelect, onOpenChange } = await openLoadedPicker(servePatients('Anna', 'Bob'))
  await user.click(screen.getByText('Bob'))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Bob' }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('Enter picks the patient with exactly that name, ignoring case and spaces', async () => {
  const api = servePatients('Anna', 'Joanna')
  const { user, onSelect, onOpenChange } = await openLoadedPicker(api)
  await user.type(searchBox(), '  aNNa {Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Anna' }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(api.received(patientsApi.create)).toEqual([])
})

test('of two names that differ only in case, Enter picks the one that was typed', async () => {
  const { user, onSelect } = await openLoadedPicker(servePatients('ANNA', 'anna', 'Anna'))
  await user.type(searchBox(), 'Anna{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Anna' }))
})

test('Enter creates a patient from the trimmed text if only part of a name matches', async () => {
  const api = servePatients('Joanna')
  const { user, onSelect, onOpenChange } = await openLoadedPicker(api)
  await user.type(searchBox(), ' Anna {Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  expect(api.received(patientsApi.create).map(({ body }) => body)).toEqual([{ name: 'Anna' }])
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'Anna' }))
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('Enter does nothing without text', async () => {
  const api = servePatients('Anna')
  const { user, onSelect, onOpenChange } = await openLoadedPicker(api)
  await user.type(searchBox(), '   {Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(api.received(patientsApi.create)).toEqual([])
})

test('Enter pressed twice creates one patient', async () => {
  const anna = patient('Anna')
  const created = deferred<typeof anna>()
  const api = servePatients('Bob').on(patientsApi.create, () => created.promise)
  const { user, onSelect } = await openLoadedPicker(api)
  await user.type(searchBox(), 'Anna{Enter}{Enter}')
  expect(screen.getByText('Adding...')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Adding...' }))
  created.resolve(anna)
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(anna))
  expect(api.received(patientsApi.create)).toHaveLength(1)
})

test('Enter pressed before the list has loaded waits for it and picks from it', async () => {
  const anna = patient('Anna')
  const list = deferred<(typeof anna)[]>()
  const api = servePatients().on(patientsApi.list, () => list.promise)
  const { user, onSelect } = openPicker(api)
  await user.type(searchBox(), 'anna{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  list.resolve([anna])
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(anna))
  expect(api.received(patientsApi.create)).toEqual([])
})

test('a name that another device has added in the meantime is picked, not added again', async () => {
  const api = servePatients('Bob')
  const { user, onSelect } = await openLoadedPicker(api)
  const anna = patient('Anna')
  api.on(patientsApi.list, () => [anna])
  await user.type(searchBox(), 'Anna{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(anna))
  expect(api.received(patientsApi.create)).toEqual([])
})

test('Enter belongs to the input method while it composes', async () => {
  const api = servePatients('Anna')
  await openLoadedPicker(api)
  fireEvent.change(searchBox(), { target: { value: 'たなか' } })
  fireEvent.keyDown(searchBox(), { key: 'Enter', isComposing: true })
  expect(screen.queryByText('Adding...')).toBeNull()
})

test('the arrows move through the list and wrap around, and Enter picks the row', async () => {
  const { user, onSelect } = await openLoadedPicker(servePatients('Anna', 'Bob', 'Cleo'))
  const active = (): string | undefined => {
    const id = searchBox().getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.textContent
  }
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(active()).toBe('Cleo')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Anna')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Bob')
  await user.keyboard('{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Bob' }))
})

test('typing leaves the row selected with the arrows', async () => {
  const api = servePatients('Anna', 'Bob')
  const { user, onSelect } = await openLoadedPicker(api)
  await user.keyboard('{ArrowDown}b{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'b' }))
})

test('the add option names what it will do, and does it', async () => {
  const { user, onSelect } = await openLoadedPicker(servePatients('Anna'))
  await user.type(searchBox(), 'anna')
  expect(screen.getByRole('button', { name: 'Select "Anna"' })).toBeTruthy()
  await user.type(searchBox(), 'bel')
  await user.click(screen.getByRole('button', { name: 'Add "annabel"' }))
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'annabel' }))
})

test('the add option asks for a name if there is none', async () => {
  const { user } = await openLoadedPicker(servePatients('Anna'))
  await user.click(screen.getByRole('button', { name: 'Add a patient' }))
  expect(screen.getByText('Type the name of the new patient first.')).toBeTruthy()
  expect(document.activeElement).toBe(searchBox())
})

test('a name that is too long is refused in words, and stays to be shortened', async () => {
  const api = servePatients('Anna')
  const { user } = await openLoadedPicker(api)
  await user.click(searchBox())
  await user.paste('x'.repeat(201))
  await user.keyboard('{Enter}')
  const message = 'This name is too long. Please use at most 200 characters.'
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(searchBox().value).toHaveLength(201)
  expect(searchBox().getAttribute('aria-invalid')).toBe('true')
  expect(api.received(patientsApi.create)).toEqual([])
})

test('when adding fails, the message says why, the text stays, and Enter retries', async () => {
  const api = servePatients('Bob')
  const { user, onSelect } = await openLoadedPicker(api)
  api.on(patientsApi.create, () => {
    throw new NoAnswer()
  })
  await user.type(searchBox(), 'Anna{Enter}')
  await screen.findByText('Connection error. Please check your internet and try again.')
  expect(searchBox().value).toBe('Anna')
  api.on(patientsApi.create, ({ body }) => patient(body.name))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
})
