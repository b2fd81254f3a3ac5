import { vocabularyApi, type OwnWord } from '@chartwright/contract/vocabulary'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FakeApi, Refusal } from '../../testing/fake-api.ts'
import { renderInWorkspace } from '../../testing/render-in-workspace.tsx'
import { VocabularySection } from './vocabulary-section.tsx'

const word = (text: string): OwnWord => {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    text,
    created_at: '2026-11-15T09:41:00.000Z',
  }
}

test('words are added and removed, with Undo', async () => {
  let words: OwnWord[] = []
  const api = new FakeApi()
    .on(vocabularyApi.list, () => words)
    .on(vocabularyApi.add, ({ body }) => {
      words = [word(body.text)]
      return word(body.text)
    })
    .on(vocabularyApi.remove, () => {
      words = []
      return { success: true as const }
    })
  renderInWorkspace(<VocabularySection />, api)
  await screen.findByText('No words yet.')
  await userEvent.type(screen.getByRole('textbox', { name: 'New word' }), ' Kocher {Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Kocher' }))
  await screen.findByText('No words yet.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Remove Kocher' })
  expect(api.received(vocabularyApi.add).map(({ body }) => body.text)).toEqual(['Kocher', 'Kocher'])
})

test('an invalid word is reported before it is sent, and a refusal in its own words', async () => {
  const api = new FakeApi()
    .on(vocabularyApi.list, () => [])
    .on(vocabularyApi.add, () => {
      throw new Refusal('CONFLICT', 'A vocabulary has at most 500 words.')
    })
  renderInWorkspace(<VocabularySection />, api)
  const input = await screen.findByRole('textbox', { name: 'New word' })
  await userEvent.type(input, '12{Enter}')
  await screen.findByText('A word must have a letter.')
  expect(api.received(vocabularyApi.add)).toEqual([])
  await userEvent.type(input, 'a{Enter}')
  await waitFor(() => screen.getByText('A vocabulary has at most 500 words.'))
})
