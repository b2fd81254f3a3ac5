import { ContextOverflow } from '../../llm/context-overflow.ts'
import type { Llm } from '../../llm/llm.ts'
import { UnusableAnswer } from '../../llm/unusable-answer.ts'
import { CHARS_PER_TOKEN, fitWindow, MAX_TOKENS, shrinkWindow, type Window } from './fit-window.ts'
import type { Prompt } from './note.prompt.ts'

export interface Asking<P extends Prompt> {
  readonly llm: Llm
  /** The prompt with so much of the visit. */
  readonly build: (windowChars: number) => P
  readonly windowChars: number
  readonly signal: AbortSignal
}

/** What was asked in the end, and the answer as it comes. */
export interface Asked<P extends Prompt> {
  readonly prompt: P
  readonly texts: AsyncIterable<string>
}

/** Past this a model repeats itself: no note is as long. */
const MAX_CHARS = 60_000
const MOST_SHRINKS = 3

/** Answers as soon as the model has begun; less of the visit is sent where all is too much for it. */
export async function askModel<P extends Prompt>(asking: Asking<P>): Promise<Asked<P>> {
  const { llm, build, windowChars, signal } = asking
  let window: Window = {
    contextTokens: await llm.contextTokens(signal),
    answerTokens: MAX_TOKENS,
    charsPerToken: CHARS_PER_TOKEN,
  }
  for (let shrinks = 0; ; shrinks += 1) {
    const fitted = fitWindow(build, windowChars, window)
    const { prompt, maxTokens } = fitted
    const { system, messages } = prompt
    const texts = bounded(llm.stream({ system, messages, maxTokens, signal }))
    try {
      const first = await texts.next()
      return { prompt, texts: first.done ? texts : withFirst(first.value, texts) }
    } catch (error) {
      if (!(error instanceof ContextOverflow)) throw error
      if (shrinks === MOST_SHRINKS) throw new UnusableAnswer('no-room')
      window = shrinkWindow(window, error.overflow, fitted)
    }
  }
}

async function* bounded(texts: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let chars = 0
  for await (const text of texts) {
    chars += text.length
    if (chars > MAX_CHARS) throw new UnusableAnswer('endless')
    yield text
  }
  if (chars === 0) throw new UnusableAnswer('empty')
}

async function* withFirst(
  first: string,
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  try {
    yield first
    yield* rest
  } finally {
    // Who stops reading after the first closes the request as well.
    await rest.return()
  }
}
