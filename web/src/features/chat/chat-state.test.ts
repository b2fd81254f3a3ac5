import { CHAT_FAILED, type ChatFrame } from '@chartwright/contract/chat-frames'
import { expect, test } from 'vitest'
import { emptyChat, isInFlight, nextChat, type ChatEvent, type ChatState } from './chat-state.ts'

const info = { name: 'dosage', label: 'Dosage', description: 'Doses and how often' } as const
const metadata: ChatFrame = {
  type: 'metadata',
  detected_query_type: 'dosage',
  query_type_info: info,
  provider: 'Some writer',
}
const source = { line: 3, segment_id: null, text: 'Take 500 mg.' }

function after(...events: ChatEvent[]): ChatState {
  return events.reduce(nextChat, emptyChat)
}

function sent(question = 'Which dose?', answerId = 'a'): ChatEvent {
  return { type: 'sent', id: `q-${answerId}`, answerId, question, atMs: 7 }
}

function arrived(frame: ChatFrame, answerId = 'a'): ChatEvent {
  return { type: 'arrived', answerId, frame }
}

test('sending adds the question and a streaming answer, and empties the input', () => {
  const state = after({ type: 'typed', text: 'Which dose?' }, sent())
  expect(state.messages).toEqual([
    { id: 'q-a', type: 'user', content: 'Which dose?', timestamp: 7, isStreaming: false },
    { id: 'a', type: 'assistant', content: '', timestamp: 7, isStreaming: true },
  ])
  expect(state.draft).toBe('')
  expect(isInFlight(state)).toBe(true)
})

test('chunks are appended, and a restart discards them; the end stops the streaming and adds the cited lines', () => {
  const state = after(
    sent(),
    arrived(metadata),
    arrived({ type: 'chunk', content: 'Let me think.' }),
    arrived({ type: 'restart' }),
    arrived({ type: 'chunk', content: '500 mg' }),
    arrived({ type: 'chunk', content: ' [3]' }),
    arrived({ type: 'end', sources: [source] }),
  )
  expect(state.messages[1]).toMatchObject({
    content: '500 mg [3]',
    isStreaming: false,
    queryType: 'dosage',
    queryTypeInfo: info,
    provider: 'Some writer',
    sources: [source],
  })
  expect(isInFlight(state)).toBe(false)
})

test('an answer that fails says so in the message, and keeps what had arrived', () => {
  expect(after(sent(), { type: 'failed', answerId: 'a' }).messages[1]).toMatchObject({
    content: CHAT_FAILED,
    isStreaming: false,
    hasFailed: true,
  })
  const begun = after(
    sent(),
    arrived({ type: 'chunk', content: '500 mg' }),
    arrived({ type: 'end', error: CHAT_FAILED }),
  )
  expect(begun.messages[1]?.content).toBe(`500 mg\n\n${CHAT_FAILED}`)
  expect(begun.problem).toBeUndefined()
})

test('a message that could not be sent returns to the input, with the banner', () => {
  const state = after(
    sent('First?', 'a'),
    arrived({ type: 'end' }),
    sent('Second?', 'b'),
    { type: 'typed', text: 'more' },
    { type: 'not sent', answerId: 'b' },
  )
  expect(state.messages.map(({ id }) => id)).toEqual(['q-a', 'a'])
  expect(state.draft).toBe('Second?\nmore')
  expect(state.problem).toBe('Failed to send message. Please try again.')
  expect(nextChat(state, sent()).problem).toBeUndefined()
})

test('a stopped answer keeps its text and receives nothing more', () => {
  const state = after(
    sent(),
    arrived({ type: 'chunk', content: '500' }),
    { type: 'stopped' },
    arrived({ type: 'chunk', content: ' g' }),
    { type: 'failed', answerId: 'a' },
  )
  expect(state.messages[1]).toMatchObject({ content: '500', isStopped: true, isStreaming: false })
})

test('clearing can be undone, and what was typed is never cleared', () => {
  const asked = after(sent(), { type: 'typed', text: 'half a que' })
  const cleared = nextChat(asked, { type: 'cleared' })
  expect(cleared.messages).toEqual([])
  expect(cleared.draft).toBe('half a que')
  const back = nextChat(cleared, { type: 'restored', messages: asked.messages })
  expect(back.messages.map(({ id }) => id)).toEqual(['q-a', 'a'])
  expect(isInFlight(back)).toBe(false)
})
