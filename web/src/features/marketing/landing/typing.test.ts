import {
  HEADLINE_DELETE_MS,
  HEADLINE_PAUSE_MS,
  HEADLINE_TYPE_MS,
} from '@chartwright/contract/limits'
import { expect, test } from 'vitest'
import { nextTyping, PHRASES, typedText, TYPING_START, typingDelayMs } from './typing.ts'

/** What is shown and for how long, through this many states. */
function shownFor(states: number): [text: string, ms: number][] {
  const shown: [string, number][] = []
  for (let state = TYPING_START; shown.length < states; state = nextTyping(state)) {
    shown.push([typedText(state), typingDelayMs(state)])
  }
  return shown
}

test('the headline types, rests and deletes each of the four phrases, and starts again', () => {
  const cycle = PHRASES.flatMap((phrase): [string, number][] => {
    const cut = (length: number) => phrase.slice(0, length)
    const lengths = Array.from({ length: phrase.length - 1 }, (_, index) => index + 1)
    return [
      ['', HEADLINE_TYPE_MS],
      ...lengths.map((length): [string, number] => [cut(length), HEADLINE_TYPE_MS]),
      [phrase, HEADLINE_PAUSE_MS],
      ...lengths.toReversed().map((length): [string, number] => [cut(length), HEADLINE_DELETE_MS]),
    ]
  })
  expect(shownFor(cycle.length + 1)).toEqual([...cycle, ['', HEADLINE_TYPE_MS]])
})

test('the phrases are those of the document', () => {
  expect(PHRASES).toEqual([
    'The Fastest Growing AI Scribe',
    'Patient Instructions',
    'Clinical Documentation',
    'Medical Notes',
  ])
})
