import { ScribeError, type Piece, type Scribe } from '../scribe.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { applyStyle } from './apply-style.ts'
import { editNote } from './edits/edit-note.ts'
import { planNote } from './plan-note.ts'
import { proposeTasks } from './propose-tasks.ts'
import { renderNote } from './render-note.ts'
import { sourcesOf } from './sources-of.ts'
import { speaksToPatient } from './speaks-to-patient.ts'
import { finishInTurns } from './steps.ts'

const WORDS_AT_ONCE = 8
const CHUNK = /[^\n ]*(?:[\n ]+|$)/g

const NOTHING_SAID = 'Please transcribe or record session first!'

/** Reads the ledger of a visit out: deterministic, without a key, in milliseconds. */
export function ledgerScribe(): Scribe {
  return {
    name: 'Chartwright built-in writer',
    model: null,
    async *writeNote(input) {
      const planned = await finishInTurns(planNote(input), input.signal)
      // A patient reads plain words.
      const style = speaksToPatient(input.template) ? [] : (input.style ?? [])
      const sections = applyStyle(planned, style)
      yield* stream(renderNote(sections), input.signal)
      yield { kind: 'sources', sentences: sourcesOf(sections, input.facts) }
    },
    async proposeTasks({ segments, facts, known, signal }) {
      signal.throwIfAborted()
      return proposeTasks(facts, segments, known)
    },
    async *answer({ signal, ...asked }) {
      signal.throwIfAborted()
      if (asked.segments.length === 0 && asked.facts.length === 0 && asked.notes.length === 0)
        throw new ScribeError(NOTHING_SAID)
      yield* stream(answerQuestion(asked), signal)
    },
    async editNote({ signal, ...edit }) {
      signal.throwIfAborted()
      return editNote(edit)
    },
  }
}

/** A few words at a time; stops when the signal says so. */
async function* stream(text: string, signal: AbortSignal): AsyncGenerator<Piece> {
  const words = (text.match(CHUNK) ?? []).filter((word) => word !== '')
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    signal.throwIfAborted()
    yield words.slice(at, at + WORDS_AT_ONCE).join('')
    await Promise.resolve()
  }
}
