import { expect, test } from 'vitest'
import { describeScribe, SEGMENTS, TEMPLATE } from '../../../testing/scribe-conformance.ts'
import type { Llm } from '../../llm/llm.ts'
import { ScribeError } from '../scribe.ts'
import { promptedScribe } from './prompted.ts'

/** A model that answers with these pieces, whatever it is asked. */
function modelSaying(...pieces: string[]): Llm {
  return {
    name: 'm-1 (here)',
    model: 'm-1',
    async *stream({ signal }) {
      signal.throwIfAborted()
      yield* pieces
    },
  }
}

const signal = new AbortController().signal
const scribeOf = (...pieces: string[]) =>
  promptedScribe(modelSaying(...pieces), { windowChars: 10_000 })

async function whole(texts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of texts) text += piece
  return text
}

describeScribe('prompted', () =>
  promptedScribe(
    {
      ...modelSaying(),
      async *stream({ messages, signal: asked }) {
        if (asked.aborted) throw new ScribeError('Aborted.')
        const content = messages[0]?.content ?? ''
        yield content.includes('List the tasks')
          ? '[{"title":"Order chest X-ray","category":"Order","lines":[5]}]'
          : `Written after ${content.length} characters.`
      },
    },
    { windowChars: 10_000 },
  ),
)

test('a model that repeats itself for ever is stopped', async () => {
  let isStopped = false
  const model = {
    ...modelSaying(),
    async *stream() {
      try {
        for (;;) yield 'The patient has a cough. '
      } finally {
        isStopped = true
      }
    },
  }
  const scribe = promptedScribe(model, { windowChars: 10_000 })
  const note = { template: TEMPLATE, segments: SEGMENTS, context: '', signal }
  await expect(whole(scribe.writeNote(note))).rejects.toThrow('The model did not come to an end.')
  expect(isStopped).toBe(true)
})

test('a note from typed context says so, whatever the model writes', async () => {
  const note = { template: TEMPLATE, segments: [], context: 'Ankle.', signal }
  expect(await whole(scribeOf('## Plan\n', 'Rest.').writeNote(note))).toBe(
    '*This note rests on typed context only; nothing was recorded.*\n\n## Plan\nRest.',
  )
})

test('a note of a visit that was cut says so', async () => {
  const long = SEGMENTS.map((segment) => ({ ...segment, text: 'word '.repeat(1_000) }))
  const note = { template: TEMPLATE, segments: long, context: '', signal }
  expect(await whole(scribeOf('Rest.').writeNote(note))).toMatch(
    /^\*Lines 2 to 6 of 6 of the transcript were too long .*\*\n\nRest\.$/,
  )
})

test('a model without an answer is a failure, before any remark', async () => {
  const note = { template: TEMPLATE, segments: [], context: 'Ankle.', signal }
  const texts = scribeOf().writeNote(note)[Symbol.asyncIterator]()
  await expect(texts.next()).rejects.toThrow('The model answered nothing.')
})

test.each([
  ['treatment', 'Rest.', 'Rest.\n\nSuggestions need the clinician’s judgement.'],
  ['dosage', 'It needs your judgement.', 'It needs your judgement.'],
  ['general', 'Rest.', 'Rest.'],
] as const)(
  'advice of type %s always names whose judgement counts',
  async (queryType, said, told) => {
    const asked = { question: 'x', queryType, segments: SEGMENTS, notes: [], signal }
    expect(await whole(scribeOf(said).answer(asked))).toBe(told)
  },
)

test.each([
  ['## Plan\nRest.\n', { kind: 'edit', text: '## Plan\nRest.' }],
  ['DECLINED: No doses were said.', { kind: 'declined', reason: 'No doses were said.' }],
])('%j is read as an edit', async (answer, edit) => {
  const input = { instruction: 'x', text: 'y', segments: SEGMENTS, signal }
  expect(await scribeOf(answer).editNote(input)).toEqual(edit)
})
