import type { Llm } from '../../llm/llm.ts'
import { ScribeError, type Scribe } from '../scribe.ts'
import { answerPrompt, isAdvice, JUDGEMENT } from './answer.prompt.ts'
import { DECLINE_MARK, editPrompt } from './edit.prompt.ts'
import { notePrompt, type Prompt } from './note.prompt.ts'
import { readTasks } from './read-tasks.ts'
import { tasksPrompt } from './tasks.prompt.ts'

export interface PromptedOptions {
  /** How much of a visit the model is given at once. */
  readonly windowChars: number
}

const MAX_TOKENS = 8_192
/** Past this a model repeats itself: no note is as long. */
const MAX_CHARS = 60_000

/** A scribe that asks a language model. */
export function promptedScribe(llm: Llm, { windowChars }: PromptedOptions): Scribe {
  async function* ask(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string> {
    let chars = 0
    const { system, messages } = prompt
    for await (const text of llm.stream({ system, messages, maxTokens: MAX_TOKENS, signal })) {
      chars += text.length
      if (chars > MAX_CHARS) throw new ScribeError('The model did not come to an end.')
      yield text
    }
    if (chars === 0) throw new ScribeError('The model answered nothing.', { isRetryable: true })
  }

  return {
    name: llm.name,
    model: llm.model,

    async *writeNote({ signal, ...input }) {
      const { remarks, ...prompt } = notePrompt(input, windowChars)
      yield* afterFirst(remarksAbove(remarks), ask(prompt, signal))
    },

    async proposeTasks({ segments, signal }) {
      return readTasks(await whole(ask(tasksPrompt(segments, windowChars), signal)), segments)
    },

    async *answer({ signal, ...input }) {
      const { remarks, ...prompt } = answerPrompt(input, windowChars)
      let said = ''
      for await (const text of afterFirst(remarksAbove(remarks), ask(prompt, signal))) {
        said += text
        yield text
      }
      const needsJudgement = isAdvice(input.queryType) && !/judge?ment/i.test(said)
      if (needsJudgement) yield `\n\n${JUDGEMENT}`
    },

    async editNote({ signal, ...input }) {
      const answer = (await whole(ask(editPrompt(input, windowChars), signal))).trim()
      if (answer === '') throw new ScribeError('The model answered nothing.')
      if (!answer.startsWith(DECLINE_MARK)) return { kind: 'edit', text: answer }
      return { kind: 'declined', reason: answer.slice(DECLINE_MARK.length).trim() || 'Declined.' }
    },
  }
}

function remarksAbove(remarks: readonly string[]): string {
  return remarks.map((remark) => `*${remark}*\n\n`).join('')
}

/** Put above what is written, once it is known that something is. */
async function* afterFirst(above: string, texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  for await (const text of texts) {
    if (isFirst && above !== '') yield above
    isFirst = false
    yield text
  }
}

async function whole(texts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of texts) text += piece
  return text
}
