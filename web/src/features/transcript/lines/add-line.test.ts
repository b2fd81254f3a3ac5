import { waitFor } from '@testing-library/react'
import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { writeSession } from '../../../lib/account/auth-store.ts'
import { FakeApi } from '../../../testing/fake-api.ts'
import { givenLine } from '../testing/given-line.ts'
import { transcriptQuery } from '../transcript.queries.ts'
import { addLine, withLine } from './add-line.ts'

const SESSION = '00000000-0000-4000-8000-000000000001'

function transcript(...lines: string[]): Transcript {
  const segments = lines.map((text, index) => segment(index, text))
  const text = lines.join('\n')
  const updated_at = '2026-11-15T09:41:00.000Z'
  return { id: SESSION, session_id: SESSION, text, updated_at, segments }
}

function segment(index: number, text: string) {
  const id = `00000000-0000-4000-8000-00000000010${String(index)}`
  return givenLine({ id, index, start_ms: 0, end_ms: 1, confidence: 1, text })
}

const said = (index: number, text: string) =>
  ({ type: 'transcription', text, segment: segment(index, text) }) as const

test('lines are in the order in which they were said, each once', () => {
  const late = withLine(transcript('One.'), segment(2, 'Three.'))
  const all = withLine(withLine(late, segment(1, 'Two.')), segment(2, 'Three.'))
  expect(all.text).toBe('One.\nTwo.\nThree.')
})

test('a read that started before the line does not remove it', async () => {
  const client = new QueryClient()
  const { queryKey } = transcriptQuery(SESSION)
  client.setQueryData(queryKey, transcript('One.'))
  let answerOld: ((old: Transcript) => void) | undefined
  const api = new FakeApi().on(
    transcriptApi.get,
    () => new Promise((resolve) => (answerOld = resolve)),
  )
  vi.stubGlobal('fetch', api.fetch)
  writeSession({ token: 'token-of-a-test' })
  const reading = client.query({ ...transcriptQuery(SESSION), staleTime: 0 }).catch(() => null)
  await waitFor(() => expect(answerOld).toBeDefined())
  addLine(client, SESSION, said(1, 'Two.'))
  answerOld?.(transcript('One.'))
  await reading
  expect(client.getQueryData(queryKey)?.text).toBe('One.\nTwo.')
})
