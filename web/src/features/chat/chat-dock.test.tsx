import type { ChatFrame } from '@chartwright/contract/chat-frames'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toaster } from '../../ui/overlays/toaster.tsx'
import type { AnswerActs } from './answer-acts.ts'
import { ChatDock } from './chat-dock.tsx'
import { openThread } from './chat-thread.ts'

const metadata: ChatFrame = {
  type: 'metadata',
  detected_query_type: 'dosage',
  query_type_info: { name: 'dosage', label: 'Dosage', description: 'Doses and how often' },
  provider: 'Some writer',
}
const said = { line: 3, segment_id: 'seg-3', text: 'Take 500 mg at night.' }
const proposal = { note_id: 'n', version: 1, note_text: '<p>Rest well.</p><p>Drink.</p>' }

function open(frames: readonly ChatFrame[] | 'away', isNarrow = false) {
  const asked: string[] = []
  async function* answer(): AsyncGenerator<ChatFrame> {
    await Promise.resolve()
    yield* frames === 'away' ? [] : frames
  }
  const thread = openThread(({ question }) => {
    asked.push(question)
    return frames === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answer())
  })
  const acts = {
    timeOf: () => '1:05',
    showLine: vi.fn<AnswerActs['showLine']>(),
    htmlOf: () => '<p>Rest.</p><p>Drink.</p>',
    accept: vi.fn<AnswerActs['accept']>(() => Promise.resolve(undefined)),
    stop: thread.stop,
    decide: thread.decide,
  }
  const around = (): Promise<object> => Promise.resolve({})
  render(
    <>
      <button>Elsewhere</button>
      <ChatDock thread={thread} isNarrow={isNarrow} surroundings={around} acts={acts} />
      <Toaster />
    </>,
  )
  return { user: userEvent.setup(), thread, asked, acts }
}

function input(): HTMLTextAreaElement {
  return screen.getByPlaceholderText<HTMLTextAreaElement>('Ask the assistant to do anything...')
}

test('Enter sends, Shift+Enter starts a new line, and whitespace alone is not sent', async () => {
  const { user, asked } = open([metadata, { type: 'chunk', content: 'Done.' }, { type: 'end' }])
  await user.type(input(), '  {Enter}')
  expect(asked).toEqual([])
  await user.clear(input())
  await user.type(input(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
  await screen.findByText('Done.')
  expect(asked).toEqual(['One\ntwo'])
  expect(screen.getByText('Dosage').title).toBe('Doses and how often')
  screen.getByText(/Some writer/)
  expect(input().value).toBe('')
})

test('before the first question the panel invites the user to ask', async () => {
  const { user } = open([])
  expect(screen.queryByText('Ask me anything about your medical session!')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open the assistant' }))
  screen.getByText('Ask me anything about your medical session!')
  screen.getByRole('heading', { name: 'Medical Assistant' })
  expect(document.activeElement).toBe(input())
})

test('a click outside clears and minimises, and Undo restores the thread', async () => {
  const { user } = open([metadata, { type: 'chunk', content: 'Done.' }, { type: 'end' }])
  await user.type(input(), 'Which dose?{Enter}')
  await screen.findByText('Done.')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByText('Done.')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Medical Assistant' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  screen.getByText('Done.')
})

test('Escape minimises and clears nothing', async () => {
  const { user, thread } = open([metadata, { type: 'chunk', content: 'Done.' }, { type: 'end' }])
  await user.type(input(), 'Which dose?{Enter}')
  await screen.findByText('Done.')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Done.')).toBeNull()
  expect(thread.read().messages).toHaveLength(2)
  expect(document.activeElement).toBe(input())
})

test('a message that cannot be sent is reported in a banner and stays in the input', async () => {
  const { user } = open('away')
  await user.type(input(), 'Which dose?{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to send message. Please try again.',
  )
  expect(input().value).toBe('Which dose?')
})

test('a failed answer says so in the message', async () => {
  const { user } = open([metadata])
  await user.type(input(), 'Which dose?{Enter}')
  const sentence = 'Sorry, I encountered an error while processing your question. Please try again.'
  await screen.findByText(sentence)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a citation becomes a button that shows the line with its time, and leads to it', async () => {
  const text = 'At night [3], not [9].'
  const { user, acts } = open([
    metadata,
    { type: 'chunk', content: text },
    { type: 'end', sources: [said] },
  ])
  await user.type(input(), 'Which dose?{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Line 3 of the transcript' }))
  const line = screen.getByRole('dialog', { name: 'Line 3' })
  expect(line.textContent).toContain('Line 3 · 1:05Take 500 mg at night.')
  screen.getByText(/not \[9\]\./)
  await user.click(within(line).getByRole('button', { name: 'Show in the transcript' }))
  expect(acts.showLine).toHaveBeenCalledWith(said)
})

test('a proposed change is shown as deletions and insertions, and accepted once', async () => {
  const { user, acts } = open([metadata, { type: 'end', proposed_note: proposal }])
  await user.type(input(), 'Say well{Enter}')
  const change = await screen.findByRole('region', { name: 'Proposed change' })
  expect(within(change).getByRole('deletion').textContent).toBe('Rest.')
  expect(within(change).getByRole('insertion').textContent).toBe('Rest well.')
  acts.accept.mockResolvedValueOnce('The note was changed since.')
  await user.click(within(change).getByRole('button', { name: 'Accept' }))
  expect((await within(change).findByRole('alert')).textContent).toBe('The note was changed since.')
  await user.click(within(change).getByRole('button', { name: 'Accept' }))
  await within(change).findByText('Accepted: the note is changed.')
  expect(acts.accept).toHaveBeenLastCalledWith(proposal)
  expect(within(change).queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('a rejected change is discarded without a call', async () => {
  const { user, acts } = open([metadata, { type: 'end', proposed_note: proposal }])
  await user.type(input(), 'Say well{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  screen.getByText('Rejected: the note is as it was.')
  expect(acts.accept).not.toHaveBeenCalled()
})

test('on a narrow screen a floating button toggles the chat', async () => {
  const { user } = open([], true)
  expect(screen.queryByPlaceholderText('Ask the assistant to do anything...')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open the assistant' }))
  expect(document.activeElement).toBe(input())
  await user.click(screen.getByRole('button', { name: 'Minimize' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the assistant' }))
})
