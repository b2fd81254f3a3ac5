import { SITE_META } from '@chartwright/contract/public-pages'
import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { RecorderView } from '../recorder-view.ts'
import { RecordingHints } from './recording-hints.tsx'

function open(pageDays: number, connectionDays?: number): void {
  const meta = document.createElement('meta')
  meta.name = SITE_META
  meta.content = JSON.stringify({ audioRetentionDays: pageDays })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  render(<RecordingHints view={{ retentionDays: connectionDays } as RecorderView} />)
}

test.each([
  ['before a recording, 30 days', 30, undefined, 'deleted 30 days after'],
  ['before a recording, one day', 1, undefined, 'deleted 1 day after'],
  ['before a recording, at once', 0, undefined, 'deleted as soon as'],
  ['connected to a server that was set anew since', 30, 7, 'deleted 7 days after'],
])('%s: the sentence about the audio is true', (_, page, connection, words) => {
  open(page, connection)
  expect(screen.getByText(`The audio is ${words} its transcript is complete.`)).toBeTruthy()
})
