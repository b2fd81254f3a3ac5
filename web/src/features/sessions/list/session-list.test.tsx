import { sessionsApi } from '@chartwright/contract/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { Refusal } from '../../../testing/fake-api.ts'
import { givenSession } from '../testing/given-session.ts'
import { openList, row, shownRows } from '../testing/open-list.tsx'
import { serveSessions } from '../testing/serve-sessions.ts'

const knee = givenSession({ name: 'Knee', patient_id: crypto.randomUUID(), patient_name: 'Ana' })
const hip = givenSession({ name: '<b>Hip</b>' })
const old = givenSession({ name: 'Old', created_at: '2020-05-05T12:00:00.000Z' })

test('rows are listed under their days, each with its patient and its age', async () => {
  openList(serveSessions(knee, hip, old).api)
  await screen.findByText('Knee')
  expect(shownRows()).toEqual([
    'TODAY 2',
    'KneeAna·Just now',
    '<b>Hip</b>Just now',
    'Tuesday, May 5, 2020 1',
    'OldMay 5, 2020',
  ])
})

test('a group collapses and expands, and keeps its count', async () => {
  const { user } = openList(serveSessions(knee, hip, old).api)
  const today = await screen.findByRole('button', { name: 'TODAY 2' })
  await user.click(today)
  expect(shownRows()).toEqual(['TODAY 2', 'Tuesday, May 5, 2020 1', 'OldMay 5, 2020'])
  expect(today.getAttribute('aria-expanded')).toBe('false')
  await user.click(today)
  expect(screen.getByText('Knee')).toBeDefined()
})

test('only the visible rows of a long list are in the document, and the count says that there is more', async () => {
  const { api } = serveSessions(...Array.from({ length: 500 }, () => givenSession()))
  openList(api)
  await screen.findByRole('button', { name: 'TODAY 100+' })
  expect(shownRows().length).toBeLessThan(30)
  expect(api.received(sessionsApi.list).map(({ query }) => query.limit)).toEqual([101])
})

test('a session that was opened from elsewhere is scrolled into view', async () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
  Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrollTo })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(6_000)
  const sessions = Array.from({ length: 90 }, () => givenSession())
  openList(serveSessions(...sessions).api, sessions[80]?.id)
  await waitFor(() => expect(scrollTo.mock.lastCall?.[0].top).toBeGreaterThan(3_000))
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

test('a full page does not imply that there is more', async () => {
  openList(serveSessions(...Array.from({ length: 100 }, () => givenSession())).api)
  expect(await screen.findByRole('button', { name: 'TODAY 100' })).toBeDefined()
})

test('a click opens the session and marks it', async () => {
  const { user } = openList(serveSessions(knee, hip).api)
  await screen.findByText('Knee')
  await user.click(row(/^Knee/))
  expect(row(/^Knee/).getAttribute('aria-current')).toBe('true')
})

test('the arrows, Home and End move through the rows, and Tab reaches the actions of one row only', async () => {
  const { user } = openList(serveSessions(knee, hip, old).api)
  await screen.findByText('Knee')
  row(/^TODAY/).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(row(/^<b>Hip/))
  await user.tab()
  expect(document.activeElement).toBe(row(/^Link patient: <b>Hip/))
  await user.tab()
  expect(document.activeElement).toBe(row(/^Delete: <b>Hip/))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(row(/^Old/))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(row(/^TODAY/))
})

test('one session is deleted after the confirmation, word for word', async () => {
  const { user, onDeleted } = openList(serveSessions(knee, hip).api)
  await user.click(await screen.findByRole('button', { name: 'Delete: Knee' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Session?' })
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete "Knee"? This action cannot be undone.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Knee')).toBeDefined()
  expect(document.activeElement).toBe(row(/^Delete: Knee/))
  await user.click(row(/^Delete: Knee/))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Knee')).toBeNull())
  expect(onDeleted.mock.calls[0]?.[0]).toEqual({ deleted: new Set([knee.id]), firstLeft: hip.id })
  await waitFor(() => expect(document.activeElement).toBe(row(/^<b>Hip/)))
})

test('several are selected, counted, and deleted together', async () => {
  const { user, onDeleted } = openList(serveSessions(knee, hip, old).api)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: /^Knee/ }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: /^Old/ }))
  await user.keyboard('{/Shift}')
  await user.click(screen.getByRole('checkbox', { name: /^<b>Hip/ }))
  await user.click(screen.getByRole('button', { name: 'Delete (2)' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Sessions?' })
  expect(dialog.textContent).toContain(
    'Are you sure you want to delete 2 sessions? This action cannot be undone.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(onDeleted.mock.calls[0]?.[0].deleted).toEqual(new Set([knee.id, old.id]))
  expect(await screen.findByRole('button', { name: 'Select' })).toBeDefined()
})

test('Clear selection leaves multi-select', async () => {
  const { user } = openList(serveSessions(knee).api)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('checkbox', { name: /^Knee/ }))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }))
})

test('the button says that it is deleting while it does, and a refusal keeps the session', async () => {
  const server = serveSessions(knee)
  const answer = deferred<undefined>()
  server.api.on(sessionsApi.remove, async () => {
    await answer.promise
    throw new Refusal('SERVER_ERROR')
  })
  const { user } = openList(server.api)
  await user.click(await screen.findByRole('button', { name: 'Delete: Knee' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeDefined()
  answer.resolve(undefined)
  await screen.findByText(/^The session was not deleted\./)
  expect(screen.getByText('Knee')).toBeDefined()
})

test('linking a patient is delegated to the owner of the picker', async () => {
  const { user, onLinkPatient } = openList(serveSessions(knee, hip).api)
  await user.click(await screen.findByRole('button', { name: 'Change patient: Knee' }))
  expect(onLinkPatient).toHaveBeenCalledWith(knee)
})

test('loading, then nothing yet', async () => {
  openList(serveSessions().api)
  expect(screen.getByRole('status').textContent).toBe('Loading sessions...')
  expect(await screen.findByText('No sessions yet')).toBeDefined()
})

test('a list that cannot be loaded says so, and Retry reloads it', async () => {
  const server = serveSessions(knee)
  const { api } = serveSessions(knee)
  server.api.on(sessionsApi.list, () => {
    throw new Refusal('SERVER_ERROR')
  })
  const { user } = openList(server.api)
  await screen.findByRole('alert')
  vi.stubGlobal('fetch', api.fetch)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Knee')).toBeDefined()
})
