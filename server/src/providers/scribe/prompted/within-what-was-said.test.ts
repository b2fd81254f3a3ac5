import { expect, test } from 'vitest'
import { KNOWN, SEGMENTS, TEMPLATE } from '../../../testing/scribe-conformance.ts'
import { answerPrompt } from './answer.prompt.ts'
import { editPrompt } from './edit.prompt.ts'
import { notePrompt } from './note.prompt.ts'

const WINDOW = 10_000
const given = { segments: SEGMENTS, context: '', text: 'x', notes: [], known: KNOWN }

test.each([
  ['a note', notePrompt({ ...given, template: TEMPLATE }, WINDOW)],
  ['an answer', answerPrompt({ ...given, question: 'x', queryType: 'general' }, WINDOW)],
  ['a change', editPrompt({ ...given, instruction: 'x' }, WINDOW)],
])('a model is told to add neither a diagnosis nor a consent: %s', (_, { system }) => {
  expect(system).toMatch(
    /Never add, infer or complete .*diagnosis|no diagnosis .* not named in the visit/s,
  )
  expect(system).toMatch(/Never write that somebody consented/)
})
