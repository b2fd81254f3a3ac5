import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { closeDrafts, forgetDrafts, openDrafts } from '../storage/drafts.ts'
import { forgetPractitioner } from './forget-practitioner.ts'

afterEach(forgetDrafts)

const draft = (html: string) => ({
  documentKey: 'note:1',
  html,
  base: { html: '', version: 1 },
  attempts: [],
  editedAtMs: Date.now(),
})

test('what was typed and stored here is deleted with the account, and another practitioner’s is not', async () => {
  const ada = await openDrafts('ada')
  const eve = await openDrafts('eve')
  await ada.write(draft('<p>hers</p>'))
  await eve.write(draft('<p>theirs</p>'))
  await forgetPractitioner('ada')
  expect(await ada.find('note:1')).toBeUndefined()
  expect((await eve.find('note:1'))?.html).toBe('<p>theirs</p>')
})

test('a browser that stores nothing is left unchanged', async () => {
  await closeDrafts()
  await forgetDrafts()
  await forgetPractitioner('ada')
  expect(await indexedDB.databases()).toEqual([])
  const ada = await openDrafts('ada')
  await ada.write(draft('<p>later</p>'))
  expect((await ada.find('note:1'))?.html).toBe('<p>later</p>')
})
