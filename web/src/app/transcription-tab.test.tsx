import { transcriptApi, type Transcript } from '@chartwright/contract/transcript'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FakeApi, Refusal } from '../testing/fake-api.ts'
import { renderInWorkspace } from '../testing/render-in-workspace.tsx'
import { TranscriptionTab } from './transcription-tab.tsx'

const SESSION = '00000000-0000-4000-8000-000000000001'

function transcript(...lines: string[]): Transcript {
  return {
    id: '00000000-0000-4000-8000-000000000002',
    session_id: SESSION,
    text: lines.join('\n'),
    updated_at: '2026-11-15T09:41:00.000Z',
    segments: lines.map((text, index) => ({
      id: `00000000-0000-4000-8000-00000000010${String(index)}`,
      index,
      start_ms: null,
      end_ms: null,
      speaker: null,
      text,
      confidence: null,
    })),
  }
}

test('what was said is shown line by line, markup as text, and cannot be edited', async () => {
  const said = transcript('A cough.', '<img src=x onerror=alert(1)>')
  renderInWorkspace(
    <TranscriptionTab sessionId={SESSION} />,
    new FakeApi().on(transcriptApi.get, () => said),
  )
  expect(await screen.findByText('A cough.')).toBeTruthy()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Transcription' })
  expect(text.getAttribute('contenteditable')).toBe('false')
})

test('a session without a transcript is no failure; one that cannot be read is, with Retry', async () => {
  let outcome: 'SERVER_ERROR' | 'NOT_FOUND' = 'SERVER_ERROR'
  const api = new FakeApi().on(transcriptApi.get, () => {
    throw new Refusal(outcome)
  })
  renderInWorkspace(<TranscriptionTab sessionId={SESSION} />, api)
  await screen.findByRole('alert')
  outcome = 'NOT_FOUND'
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('textbox', { name: 'Transcription' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
