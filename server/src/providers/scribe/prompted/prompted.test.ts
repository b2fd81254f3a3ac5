import { expect, test } from 'vitest'
import { describeScribe, KNOWN, SEGMENTS, TEMPLATE } from '../../../testing/scribe-conformance.ts'
import { wholeText } from '../../../testing/whole-text.ts'
import type { Llm } from '../../llm/llm.ts'
import { ScribeError } from '../scribe.ts'
import { scriptedScribe } from '../scripted.ts'
import { promptedScribe } from './prompted.ts'

/** A model that answers with these pieces, whatever it is asked. */
function modelSaying(...pieces: string[]): Llm {
  return {
    name: 'm-1 (here)',
    model: 'm-1',
    contextTokens: () => Promise.resolve(undefined),
    async *stream({ signal }) {
      signal.throwIfAborted()
      yield* pieces
    },
  }
}

const signal = new AbortController().signal
const OPTIONS = { windowChars: 10_000, fallback: scriptedScribe() }
const scribeOf = (...pieces: string[]) => promptedScribe(modelSaying(...pieces), OPTIONS)

describeScribe('prompted', () =>
  promptedScribe(
    {
      ...modelSaying(),
      async *stream({ messages, signal: asked }) {
        if (asked.aborted) throw new ScribeError('Aborted.')
        const content = messages[0]?.content ?? ''
        yield content.includes('List the tasks')
          ? '[{"title":"Order chest X-ray","category":"Order","lines":[5]}]'
          : `## Subjective\nWritten after ${content.length} characters.\n## Plan\nRest.`
      },
    },
    OPTIONS,
  ),
)

test('a model that repeats itself for ever is stopped', async () => {
  let stops = 0
  const model = {
    ...modelSaying(),
    async *stream() {
      try {
        for (;;) yield 'The patient has a cough. '
      } finally {
        stops += 1
      }
    },
  }
  const scribe = promptedScribe(model, OPTIONS)
  const edit = { instruction: 'x', text: 'y', segments: SEGMENTS, facts: [], known: KNOWN, signal }
  expect(await scribe.editNote(edit)).toEqual({
    kind: 'declined',
    reason: 'The note is unchanged: m-1 (here) did not come to an end.',
  })
  expect(stops).toBe(2)
})

test('a note from typed context says so, whatever the model writes', async () => {
  const note = {
    template: TEMPLATE,
    segments: [],
    context: 'Ankle.',
    facts: [],
    known: KNOWN,
    signal,
  }
  expect(await wholeText(scribeOf('## Subjective\n', 'Ankle.').writeNote(note))).toBe(
    '*This note rests on typed context only; nothing was recorded.*\n\n## Subjective\nAnkle.',
  )
})

test('a note of a visit that was cut says so', async () => {
  const long = SEGMENTS.map((segment) => ({ ...segment, text: 'word '.repeat(1_000) }))
  const note = { template: TEMPLATE, segments: long, context: '', facts: [], known: KNOWN, signal }
  expect(await wholeText(scribeOf('## Plan\nRest.').writeNote(note))).toMatch(
    /^\*Lines 2 to 6 of 6 of the transcript were too long .*\*\n\n## Plan\nRest\.$/,
  )
})

test.each([
  ['treatment', 'Rest.', 'Rest.\n\nSuggestions need the clinician’s judgement.'],
  ['dosage', 'It needs your judgement.', 'It needs your judgement.'],
  ['general', 'Rest.', 'Rest.'],
] as const)(
  'advice of type %s always names whose judgement counts',
  async (queryType, said, told) => {
    const asked = {
      question: 'x',
      queryType,
      segments: SEGMENTS,
      facts: [],
      known: KNOWN,
      notes: [],
      signal,
    }
    expect(await wholeText(scribeOf(said).answer(asked))).toBe(told)
  },
)

test.each([
  ['## Plan\nRest.\n', { kind: 'edit', text: '## Plan\nRest.' }],
  ['DECLINED: No doses were said.', { kind: 'declined', reason: 'No doses were said.' }],
])('%j is read as an edit', async (answer, edit) => {
  const input = { instruction: 'x', text: 'y', segments: SEGMENTS, facts: [], known: KNOWN, signal }
  expect(await scribeOf(answer).editNote(input)).toEqual(edit)
})
