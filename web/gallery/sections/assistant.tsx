import type { ChatFrame } from '@chartwright/contract/chat-frames'
import { useState } from 'react'
import type { AnswerActs } from '../../src/features/chat/answer-acts.ts'
import { ChatDock } from '../../src/features/chat/chat-dock.tsx'
import { openThread } from '../../src/features/chat/chat-thread.ts'
import { Section } from './section.tsx'

const FRAMES: readonly ChatFrame[] = [
  {
    type: 'metadata',
    detected_query_type: 'note-edit',
    query_type_info: {
      name: 'note-edit',
      label: 'Note edit',
      description: 'Change the open note',
    },
    provider: 'Gallery',
  },
  { type: 'chunk', content: 'Paracetamol **500 mg** every six hours [3].\n\n' },
  { type: 'chunk', content: '- Penicillin gives a rash [1, 3]\n- Here is the changed note.' },
  {
    type: 'end',
    sources: [
      { line: 1, segment_id: null, text: 'Penicillin gives me a rash.' },
      { line: 3, segment_id: null, text: 'Take paracetamol 500 mg every six hours.' },
    ],
    proposed_note: { note_id: 'n', version: 1, note_text: '<h2>Plan</h2><p>Rest for a day.</p>' },
  },
]

/** 'fail' is not sent, 'break' breaks off, all else is answered, bit by bit. */
export function Assistant() {
  const [thread] = useState(() =>
    openThread(({ question }) =>
      question === 'fail' ? Promise.reject(new Error('away')) : Promise.resolve(answer(question)),
    ),
  )
  const acts: AnswerActs = {
    timeOf: () => '1:05',
    showLine: () => undefined,
    htmlOf: () => '<h2>Plan</h2><p>Rest for three days.</p>',
    accept: () => Promise.resolve(undefined),
    stop: thread.stop,
    decide: thread.decide,
  }
  return (
    <Section title="Assistant">
      <div className="relative h-24 w-full">
        <ChatDock
          thread={thread}
          isNarrow={false}
          surroundings={() => Promise.resolve({})}
          acts={acts}
        />
      </div>
    </Section>
  )
}

async function* answer(question: string): AsyncGenerator<ChatFrame> {
  for (const frame of FRAMES) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (question === 'break' && frame.type === 'end') return
    yield frame
  }
}
