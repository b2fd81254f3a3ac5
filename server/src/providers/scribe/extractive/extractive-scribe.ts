import type { NoteInput, Scribe } from '../scribe.ts'
import { ScribeError } from '../scribe.ts'
import { answerQuestion } from '../ledger/answer-question.ts'
import { editNote } from '../ledger/edit-note.ts'
import { proposeTasks } from '../ledger/propose-tasks.ts'
import type { Models } from './models.ts'
import { renderNote } from './render-note.ts'
import type { SourcedSection } from './sourced.ts'
import { finish, finishInTurns } from './steps.ts'
import { streamText } from './stream-text.ts'
import weights from './weights.json' with { type: 'json' }
import { planNote } from './write-note.ts'

const MODELS: Models = weights
const NOTHING_SAID = 'Please transcribe or record session first!'

/** Rules and small statistics over what was said: deterministic, without a key, in milliseconds. */
export function extractiveScribe(): Scribe {
  return {
    name: 'Chartwright extractive writer',
    model: null,
    async *writeNote(input) {
      input.signal.throwIfAborted()
      const sections = await finishInTurns(planNote(input, MODELS), input.signal)
      yield* streamText(renderNote(sections), input.signal)
    },
    async proposeTasks({ segments, facts, known, signal }) {
      signal.throwIfAborted()
      return proposeTasks(facts, segments, known)
    },
    async *answer({ signal, ...asked }) {
      signal.throwIfAborted()
      if (asked.segments.length === 0 && asked.facts.length === 0 && asked.notes.length === 0)
        throw new ScribeError(NOTHING_SAID)
      yield* streamText(answerQuestion(asked), signal)
    },
    async editNote({ signal, ...edit }) {
      signal.throwIfAborted()
      return editNote(edit)
    },
  }
}

/** The same note, each sentence with the ids of the segments that it rests on. */
export function writeNoteWithSources(
  input: Pick<NoteInput, 'template' | 'segments' | 'context'>,
): SourcedSection[] {
  return finish(planNote(input, MODELS))
}
