import { ScribeError, type ProposedTask, type Scribe } from './scribe.ts'

type Script = Partial<Pick<Scribe, 'writeNote' | 'proposeTasks' | 'answer' | 'editNote'>>

/** For tests and benches: says what it is told to say, and otherwise repeats what was said. */
export function scriptedScribe(script: Script = {}): Scribe {
  return {
    name: 'Scripted writer',
    model: 'script-1',
    async *writeNote({ template, segments, context, signal }) {
      yield* pieces(
        [`## ${template.title}`, ...segments.map(({ text }) => `- ${text}`), context],
        signal,
      )
    },
    async proposeTasks({ segments, signal }) {
      refuseAborted(signal)
      return segments.map(({ id, text }): ProposedTask => ({
        title: `Note down: ${text}`.slice(0, 100),
        category: 'Document',
        dueDate: null,
        segmentIds: [id],
      }))
    },
    async *answer({ segments, signal }) {
      const [first] = segments
      yield* pieces([first ? `It was said: ${first.text} [1]` : 'Nothing was said.'], signal)
    },
    async editNote({ text, signal }) {
      refuseAborted(signal)
      return { kind: 'edit', text: `${text}\n\nChanged as asked.` }
    },
    ...script,
  }
}

async function* pieces(lines: readonly string[], signal: AbortSignal): AsyncGenerator<string> {
  for (const line of lines) {
    await new Promise((resolve) => setImmediate(resolve))
    refuseAborted(signal)
    if (line !== '') yield `${line}\n`
  }
}

function refuseAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new ScribeError('Aborted.')
}
