import { PATIENT_PICKER_MAX_PX } from '@chartwright/contract/limits'
import { patientsApi } from '@chartwright/contract/patients'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Refusal } from '../../testing/fake-api.ts'
import {
  openLoadedPicker,
  openPicker,
  patient,
  searchBox,
  servePatients,
  shownNames,
} from './testing/open-picker.tsx'

test('it is at most 320 px wide', async () => {
  await openLoadedPicker(servePatients('Anna'))
  expect(PATIENT_PICKER_MAX_PX).toBe(320)
  expect(screen.getByRole('dialog').style.maxWidth).toBe('320px')
})

test('while the list loads it says so, and the search box can be used', async () => {
  const api = servePatients().on(patientsApi.list, () => new Promise(() => undefined))
  const { user } = openPicker(api)
  expect(screen.getByText('Loading patients...')).toBeTruthy()
  await user.type(searchBox(), 'An')
  expect(searchBox().value).toBe('An')
})

test('when the list fails it says why, and Retry reloads it', async () => {
  const api = servePatients()
  api.on(patientsApi.list, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const { user } = openPicker(api)
  await screen.findByText('Server error. Please try again later.')
  api.on(patientsApi.list, () => [patient('Anna')])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Anna')
})

test('without patients it says how to add the first one', async () => {
  openPicker(servePatients())
  await screen.findByText('No patients yet')
  expect(screen.getByText('Type a name and press Enter to add the first one.')).toBeTruthy()
})

test('without a match it names what was searched for', async () => {
  const { user } = await openLoadedPicker(servePatients('Anna'))
  await user.type(searchBox(), ' <i>Bob</i> ')
  expect(screen.getByText('No patient matches "<i>Bob</i>"')).toBeTruthy()
  expect(searchBox().getAttribute('aria-expanded')).toBe('false')
})

test('names are plain text, whatever they contain', async () => {
  const names = ['<img src=x onerror=alert(1)>', 'مريض ألف', '👩‍⚕️ & co']
  await openLoadedPicker(servePatients(...names))
  expect(shownNames().toSorted()).toEqual(names.toSorted())
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText('مريض ألف').getAttribute('dir')).toBe('auto')
})

test('the linked patient is marked', async () => {
  const anna = patient('Anna')
  const api = servePatients().on(patientsApi.list, () => [anna, patient('Bob')])
  await openLoadedPicker(api, anna.id)
  expect(screen.getByRole('gridcell', { current: true }).textContent).toBe('Anna')
})

test('for a very long list the first hundred are shown, and all are searched', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `Patient ${index + 1}`)
  const { user, onSelect } = await openLoadedPicker(servePatients(...names))
  expect(shownNames()).toHaveLength(101)
  expect(shownNames().at(-1)).toContain('The first 100 of 250.')
  await user.type(searchBox(), 'patient 250{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Patient 250' }))
})

test('Escape closes the picker', async () => {
  const { user, onOpenChange } = await openLoadedPicker(servePatients('Anna'))
  await user.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})
