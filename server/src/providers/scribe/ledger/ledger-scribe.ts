import type { Piece, Scribe } from '../scribe.ts'
import { planNote } from './plan-note.ts'
import { renderNote } from './render-note.ts'
import { sourcesOf } from './sources-of.ts'
import { finishInTurns } from './steps.ts'

const WORDS_AT_ONCE = 8
const CHUNK = /[^\n ]*(?:[\n ]+|$)/g

/** What else a scribe does. */
type Assistant = Pick<Scribe, 'proposeTasks' | 'answer' | 'editNote'>

/** Reads the ledger of a visit out: deterministic, without a key, in milliseconds. */
export function ledgerScribe(assistant: Assistant): Scribe {
  return {
    ...assistant,
    name: 'Chartwright built-in writer',
    model: null,
    async *writeNote(input) {
      const sections = await finishInTurns(planNote(input), input.signal)
      yield* stream(renderNote(sections), input.signal)
      yield { kind: 'sources', sentences: sourcesOf(sections, input.facts) }
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
