import { consentApi, ORIGINAL_WORDING, type ConsentMode } from '@chartwright/contract/consent'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { ConsentSection } from './consent-section.tsx'

function open(mode: ConsentMode = 'ask') {
  const server = { version: 1, text: ORIGINAL_WORDING }
  const api = new FakeApi()
    .on(consentApi.wording, () => ({ ...server, mode }))
    .on(consentApi.changeWording, ({ body }) => {
      if (body.based_on !== server.version) throw new Refusal('CONFLICT')
      Object.assign(server, { version: server.version + 1, text: body.text })
      return { ...server, mode }
    })
  renderInWorkspace(<ConsentSection />, api)
  return { user: userEvent.setup({ delay: null }), server, api }
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('What you read aloud')
const save = () => screen.getByRole('button', { name: 'Update wording' })

test('an edit becomes the next version, and the original is one click away', async () => {
  const { user, server } = open()
  await user.clear(await field())
  await user.type(await field(), '  May I?  ')
  await user.click(save())
  await screen.findByText('Version 2')
  expect(server.text).toBe('May I?')
  await user.click(screen.getByRole('button', { name: 'Use the original wording' }))
  await user.click(save())
  await waitFor(() => expect(server).toEqual({ version: 3, text: ORIGINAL_WORDING }))
})

test('a save by another window in the meantime is reported, and what was typed is kept', async () => {
  const { user, server } = open()
  await user.clear(await field())
  await user.type(await field(), 'Mine.')
  Object.assign(server, { version: 2, text: 'Theirs.' })
  await user.click(save())
  await screen.findByText('This was changed meanwhile. Please reload and try again.')
  expect((await field()).value).toBe('Mine.')
  await screen.findByRole('button', { name: 'Undo changes' })
  await user.click(save())
  await waitFor(() => expect(server).toEqual({ version: 3, text: 'Mine.' }))
})

test('an empty text, and one too long to read aloud, is reported and not sent', async () => {
  const { user, api } = open()
  await user.clear(await field())
  await screen.findByText('Write what you read aloud.')
  await user.click(await field())
  await user.paste('x'.repeat(2_001))
  await screen.findByText('The wording has at most 2000 characters; this one has 2001.')
  await user.click(save())
  expect(api.received(consentApi.changeWording)).toEqual([])
})

test('there is nothing to edit if consent is not asked for', async () => {
  const { api } = open('off')
  await waitFor(() => expect(api.received(consentApi.wording)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Consent')).toBeNull())
})
