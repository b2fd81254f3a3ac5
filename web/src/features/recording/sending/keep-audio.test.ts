import { waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetJournal, openJournal } from './journal.ts'
import { keepAudio, ROW_SAMPLES } from './keep-audio.ts'

afterEach(forgetJournal)

const recording = {
  localId: 'r1',
  sessionId: 's1',
  recordingId: null,
  startedAtMs: Date.now(),
  isEnded: false,
  samples: 0,
}

test('a row is offered for sending only once it is written', async () => {
  const journal = await openJournal('ana')
  await journal.begin(recording)
  const kept: number[] = []
  const audio = keepAudio({
    journal,
    localId: 'r1',
    onRow: () => void journal.list().then(([each]) => kept.push(each?.samples ?? 0)),
    onUnprotected: () => expect.unreachable(),
  })
  audio.add(new Int16Array(ROW_SAMPLES))
  expect(await audio.read(0)).toBeUndefined()
  await audio.flush()
  expect((await audio.read(0))?.samples).toHaveLength(ROW_SAMPLES)
  await waitFor(() => expect(kept).toEqual([ROW_SAMPLES]))
})

test('the last partial row is written too', async () => {
  const journal = await openJournal('ana')
  await journal.begin(recording)
  const audio = keepAudio({ journal, localId: 'r1', onRow: vi.fn(), onUnprotected: vi.fn() })
  audio.add(new Int16Array(ROW_SAMPLES + 7))
  expect(await audio.flush()).toBe(ROW_SAMPLES + 7)
  expect((await journal.list())[0]?.waitingSamples).toBe(ROW_SAMPLES + 7)
})

test('what the server has is removed from the journal', async () => {
  const journal = await openJournal('ana')
  await journal.begin(recording)
  const audio = keepAudio({ journal, localId: 'r1', onRow: vi.fn(), onUnprotected: vi.fn() })
  audio.add(new Int16Array(2 * ROW_SAMPLES))
  await audio.flush()
  audio.acknowledge(ROW_SAMPLES)
  expect(audio.firstSample()).toBe(ROW_SAMPLES)
  await waitFor(async () => {
    expect((await journal.list())[0]?.waitingSamples).toBe(ROW_SAMPLES)
  })
})

test('a journal that cannot write is reported, and recording continues from memory', async () => {
  const onUnprotected = vi.fn()
  const onRow = vi.fn()
  const audio = keepAudio({ journal: undefined, localId: 'r1', onRow, onUnprotected })
  for (let rows = 0; rows < 50; rows++) audio.add(new Int16Array(ROW_SAMPLES).fill(rows))
  await audio.flush()
  expect(onUnprotected).toHaveBeenCalled()
  expect(onRow).toHaveBeenCalledTimes(50)
  for (const row of [0, 25, 49]) {
    expect((await audio.read(row * ROW_SAMPLES))?.samples[0]).toBe(row)
  }
})
