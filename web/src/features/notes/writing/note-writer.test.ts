import { waitFor } from '@testing-library/react'
import type { Note } from '@chartwright/contract/notes'
import { expect, test } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { makeNoteWriter } from './note-writer.ts'
import type { writeNote } from './write-note.ts'

const note = { id: 'n1', session_id: 's', title: 'SOAP' } as Note
const request = { template_id: 't' }

function someWriter() {
  const runs: {
    options: Parameters<typeof writeNote>[0]
    end: ReturnType<typeof deferred<string>>
  }[] = []
  const told: string[] = []
  const writer = makeNoteWriter({
    write: (options) => {
      const end = deferred<string>()
      runs.push({ options, end })
      return end.promise
    },
    readNote: (id) => Promise.resolve({ ...note, id }),
    onSaved: ({ id }) => told.push(`saved ${id}`),
    onFailed: (sessionId, error) => told.push(`failed ${sessionId} ${String(error)}`),
    onStopped: (sessionId) => told.push(`stopped ${sessionId}`),
  })
  return { writer, runs, told }
}

test('a temporary tab id starts with temp-note-, is named after the template and fills with text', async () => {
  const { writer, runs } = someWriter()
  const id = writer.start('s', 'SOAP', request)
  expect(id).toMatch(/^temp-note-[\w-]+$/)
  const [writing] = writer.read()
  expect(writing).toMatchObject({ id, title: 'SOAP', note: undefined })
  runs[0]?.options.onText('## Sub')
  runs[0]?.options.onText('jective')
  await waitFor(() => expect(writing?.text.read()).toBe('## Subjective'))
  runs[0]?.options.onRestart()
  runs[0]?.options.onText('## Plan')
  await waitFor(() => expect(writing?.text.read()).toBe('## Plan'))
})

test('a saved note is announced before its tab is promoted', async () => {
  const { writer, runs, told } = someWriter()
  const id = writer.start('s', 'SOAP', request)
  runs[0]?.end.resolve('n1')
  await waitFor(() => expect(writer.read()[0]?.note?.id).toBe('n1'))
  expect(told).toEqual(['saved n1'])
  writer.promote(id)
  expect(writer.read()[0]?.isPromoted).toBe(true)
})

test('on error the temporary tab is removed and the error is reported', async () => {
  const { writer, runs, told } = someWriter()
  writer.start('s', 'SOAP', request)
  runs[0]?.end.reject(new Error('away'))
  await waitFor(() => expect(writer.read()).toEqual([]))
  expect(told).toEqual(['failed s Error: away'])
})

test('stopping one of two aborts that one alone, and no error is reported', async () => {
  const { writer, runs, told } = someWriter()
  const first = writer.start('s', 'SOAP', request)
  const second = writer.start('s', 'Referral Letter', request)
  writer.stop(first)
  expect(runs.map(({ options }) => options.signal.aborted)).toEqual([true, false])
  runs[0]?.end.reject(new Error('aborted'))
  runs[1]?.end.resolve('n2')
  await waitFor(() => expect(writer.read()[0]?.note?.id).toBe('n2'))
  expect(writer.read().map(({ id }) => id)).toEqual([second])
  expect(told).toEqual(['stopped s', 'saved n2'])
})

test('leaving the session stops what is being written for it', () => {
  const { writer, runs } = someWriter()
  writer.start('s', 'SOAP', request)
  writer.start('other', 'SOAP', request)
  writer.keepOnly('other')
  expect(runs.map(({ options }) => options.signal.aborted)).toEqual([true, false])
  expect(writer.read().map(({ sessionId }) => sessionId)).toEqual(['other'])
})
