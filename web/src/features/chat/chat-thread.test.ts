import { waitFor } from '@testing-library/react'
import type { ChatRequest } from '@chartwright/contract/chat'
import type { ChatFrame } from '@chartwright/contract/chat-frames'
import { expect, test } from 'vitest'
import { makeThreads, openThread, type Ask } from './chat-thread.ts'

/** Answers with frames that the test sends one at a time. */
function scripted() {
  const requests: ChatRequest[] = []
  const signals: AbortSignal[] = []
  let give: (frame: ChatFrame | undefined) => void = () => undefined
  async function* frames(): AsyncGenerator<ChatFrame> {
    for (;;) {
      const frame = await new Promise<ChatFrame | undefined>((resolve) => (give = resolve))
      if (!frame) return
      yield frame
    }
  }
  const ask: Ask = (request, signal) => {
    requests.push(request)
    signals.push(signal)
    return Promise.resolve(frames())
  }
  return { ask, requests, signals, give: (frame?: ChatFrame) => give(frame) }
}

const around = () => Promise.resolve({ session_id: 's' })

test('only trimmed text is sent, and nothing while an answer is in progress', async () => {
  const { ask, requests, give } = scripted()
  const thread = openThread(ask)
  thread.type('  \n ')
  thread.send(around)
  expect(thread.read().messages).toEqual([])
  thread.type('  Which dose?  ')
  thread.send(around)
  thread.type('And then?')
  thread.send(around)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]).toEqual({ question: 'Which dose?', session_id: 's' })
  await settle()
  give({ type: 'end' })
  await waitFor(() => expect(thread.read().messages[1]?.isStreaming).toBe(false))
  thread.send(around)
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('an answer that stops without an end frame has failed', async () => {
  const { ask, requests, give } = scripted()
  const thread = openThread(ask)
  thread.type('Which dose?')
  thread.send(around)
  await waitFor(() => expect(requests).toHaveLength(1))
  await settle()
  give({ type: 'chunk', content: '500' })
  await settle()
  give()
  await waitFor(() => expect(thread.read().messages[1]?.hasFailed).toBe(true))
})

test('a message that cannot be sent is taken back', async () => {
  const thread = openThread(() => Promise.reject(new Error('away')))
  thread.type('Which dose?')
  thread.send(around)
  await waitFor(() => expect(thread.read().problem).toBeDefined())
  expect(thread.read()).toMatchObject({ messages: [], draft: 'Which dose?' })
})

test('clearing stops the answer in progress and returns the previous messages', async () => {
  const { ask, requests, signals } = scripted()
  const thread = openThread(ask)
  thread.type('Which dose?')
  thread.send(around)
  await waitFor(() => expect(requests).toHaveLength(1))
  const cleared = thread.clear()
  expect(signals[0]?.aborted).toBe(true)
  expect(thread.read().messages).toEqual([])
  thread.restore(cleared)
  expect(thread.read().messages.map(({ isStopped }) => isStopped)).toEqual([undefined, true])
})

test('each session has its own conversation, for as long as the workspace is open', () => {
  const threads = makeThreads(scripted().ask)
  threads.of('one').type('half')
  expect(threads.of('two').read().draft).toBe('')
  expect(threads.of('one').read().draft).toBe('half')
})

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}
