import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { closeJournal, forgetJournal, openJournal, type Journal } from './journal.ts'

afterEach(forgetJournal)

const ANA = 'ana'
const first = {
  localId: 'r1',
  sessionId: 's1',
  recordingId: null,
  startedAtMs: Date.now(),
  isEnded: false,
  samples: 0,
}

function row(from: number, length = 100): Int16Array {
  return Int16Array.from({ length }, (_, index) => from + index)
}

async function givenRows(journal: Journal, count: number): Promise<void> {
  await journal.begin(first)
  for (let n = 0; n < count; n++) await journal.append('r1', n * 100, row(n * 100))
}

test('what was written is there for the next page, with the server’s position', async () => {
  await givenRows(await openJournal(ANA), 3)
  await (await openJournal(ANA)).acknowledge('r1', 150)
  await closeJournal()
  const [waiting] = await (await openJournal(ANA)).list()
  expect(waiting).toMatchObject({ samples: 300, firstSample: 100, waitingSamples: 200 })
})

test('another practitioner of this browser sees none of it, and can delete none of it', async () => {
  await givenRows(await openJournal(ANA), 1)
  const other = await openJournal('bea')
  expect(await other.list()).toEqual([])
  expect(await other.read('r1', 0)).toBeUndefined()
  await other.forget('r1')
  await other.acknowledge('r1', 100)
  expect(await (await openJournal(ANA)).list()).toHaveLength(1)
  expect(await (await openJournal(ANA)).read('r1', 0)).toBeDefined()
})

test('it can be read from any sample on, row by row', async () => {
  const journal = await openJournal(ANA)
  await givenRows(journal, 2)
  const piece = await journal.read('r1', 30)
  expect(piece?.from).toBe(30)
  expect([...(piece?.samples ?? [])]).toEqual([...row(30, 70)])
  expect(await journal.read('r1', 100)).toMatchObject({ from: 100 })
  expect(await journal.read('r1', 200)).toBeUndefined()
})

test('if a row is missing it continues with the next, which says where it starts', async () => {
  const journal = await openJournal(ANA)
  await journal.begin(first)
  await journal.append('r1', 0, row(0))
  await journal.append('r1', 200, row(200))
  expect(await journal.read('r1', 100)).toMatchObject({ from: 200 })
})

test('a row that the server has only half of is kept', async () => {
  const journal = await openJournal(ANA)
  await givenRows(journal, 2)
  await journal.acknowledge('r1', 199)
  expect(await journal.read('r1', 0)).toMatchObject({ from: 100 })
})

test('its name and its end are remembered; once forgotten, nothing of it is left', async () => {
  const journal = await openJournal(ANA)
  await givenRows(journal, 1)
  await journal.note('r1', { recordingId: 'server', isEnded: true })
  expect(await journal.list()).toMatchObject([{ recordingId: 'server', isEnded: true }])
  await journal.forget('r1')
  expect(await journal.list()).toEqual([])
  expect(await journal.read('r1', 0)).toBeUndefined()
})

test('a recording from a month ago is not kept for ever', async () => {
  const journal = await openJournal(ANA)
  await journal.begin({ ...first, startedAtMs: Date.now() - 31 * 24 * 3_600_000 })
  await journal.append('r1', 0, row(0))
  await closeJournal()
  expect(await (await openJournal(ANA)).list()).toEqual([])
})
