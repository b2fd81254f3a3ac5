import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { closeDrafts, forgetDrafts, openDrafts } from './drafts.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const draft = {
  documentKey: 'note:1',
  html: '<p>b</p>',
  base: { html: '<p>a</p>', version: 1 },
  attempts: [],
  editedAtMs: Date.now(),
}

afterEach(forgetDrafts)

test('a draft is found again with its base', async () => {
  await (await openDrafts('ana')).write(draft)
  expect(await (await openDrafts('ana')).find('note:1')).toMatchObject(draft)
})

test('another practitioner of the same browser finds nothing', async () => {
  await (await openDrafts('ana')).write(draft)
  expect(await (await openDrafts('ben')).find('note:1')).toBeUndefined()
})

test('a draft is removed only while it holds exactly that text', async () => {
  const drafts = await openDrafts('ana')
  await drafts.write(draft)
  await drafts.remove('note:1', '<p>older</p>')
  expect(await drafts.find('note:1')).toMatchObject(draft)
  await drafts.remove('note:1', draft.html)
  expect(await drafts.find('note:1')).toBeUndefined()
})

test('of two writes in a row the later one stays', async () => {
  const drafts = await openDrafts('ana')
  await Promise.all([drafts.write(draft), drafts.write({ ...draft, html: 'later' })])
  expect((await drafts.find('note:1'))?.html).toBe('later')
})

test('two windows that type at the same time keep both texts; the newest is found first', async () => {
  const one = await openDrafts('ana', 'one')
  const other = await openDrafts('ana', 'other')
  await other.write({ ...draft, html: 'other', editedAtMs: 2 })
  await one.write({ ...draft, html: 'one', editedAtMs: 1 })
  const later = await openDrafts('ana', 'later')
  expect(await later.find('note:1')).toMatchObject({ documentKey: 'note:1', html: 'other' })
  await later.remove('note:1', 'other')
  expect((await later.find('note:1'))?.html).toBe('one')
  expect(await later.find('note:')).toBeUndefined()
})

test('a draft that was found and is continued here is not found twice', async () => {
  await (await openDrafts('ana', 'closed')).write(draft)
  const here = await openDrafts('ana', 'here')
  await here.find('note:1')
  await here.write({ ...draft, html: 'more' })
  await here.remove('note:1', 'more')
  expect(await here.find('note:1')).toBeUndefined()
})

test('a found draft stays while its own window continues it', async () => {
  const alive = await openDrafts('ana', 'alive')
  await alive.write(draft)
  const here = await openDrafts('ana', 'here')
  await here.find('note:1')
  await alive.write({ ...draft, html: 'typed on' })
  await here.write({ ...draft, html: 'more' })
  await here.remove('note:1', 'more')
  expect((await here.find('note:1'))?.html).toBe('typed on')
})

test('a draft from 30 days ago is dropped, one from 29 days ago is not', async () => {
  const nowMs = Date.now()
  const drafts = await openDrafts('ana')
  await drafts.write({ ...draft, documentKey: 'old', editedAtMs: nowMs - 30 * DAY_MS })
  await drafts.write({ ...draft, documentKey: 'new', editedAtMs: nowMs - 29 * DAY_MS })
  await closeDrafts()
  const reopened = await openDrafts('ana')
  expect(await reopened.find('old')).toBeUndefined()
  expect(await reopened.find('new')).toBeDefined()
})
