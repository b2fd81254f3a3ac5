import { ANSWER_FAULTS, UnusableAnswer } from '../../llm/unusable-answer.ts'
import type { Llm } from '../../llm/llm.ts'
import type { NoteInput, Piece, Scribe } from '../scribe.ts'
import { answerPrompt, isAdvice, JUDGEMENT } from './answer.prompt.ts'
import { askModel } from './ask-model.ts'
import { DECLINE_MARK, editPrompt } from './edit.prompt.ts'
import { checkAnswer } from './guard/check-answer.ts'
import { guardStream, wholeLines, withoutHalfMark } from './guard/guard-stream.ts'
import { stripReasoning } from './guard/strip-reasoning.ts'
import { stripWrapping } from './guard/strip-wrapping.ts'
import { notePrompt, type Prompt } from './note.prompt.ts'
import { readTasks } from './read-tasks.ts'
import { tasksPrompt } from './tasks.prompt.ts'
import { tryTwice } from './try-twice.ts'
import { withHint } from './with-hint.ts'

export interface PromptedOptions {
  /** How much of a visit the model is given at once. */
  readonly windowChars: number
  /** Writes the note where the model does not. */
  readonly fallback: Scribe
}

type Build<P extends Prompt> = (windowChars: number) => P

/** A scribe that asks a language model. What it says is a note only once it has been looked at. */
export function promptedScribe(llm: Llm, { windowChars, fallback }: PromptedOptions): Scribe {
  const ask = <P extends Prompt>(build: Build<P>, signal: AbortSignal, fault?: UnusableAnswer) =>
    askModel({ llm, windowChars, signal, build: (chars) => withHint(build(chars), fault) })

  async function* draft(input: NoteInput, fault?: UnusableAnswer): AsyncGenerator<Piece> {
    const build = (chars: number) => notePrompt(input, chars)
    const { prompt, texts } = await ask(build, input.signal, fault)
    const above = remarksAbove(prompt.remarks)
    const clean = (text: string) => stripWrapping(stripReasoning(text))
    yield* guardStream(texts, {
      ready: wholeLines,
      clean: (text) => (clean(text) === '' ? '' : above + clean(text)),
      check: (text) =>
        checkAnswer({
          text: text.slice(above.length),
          prompt,
          template: input.template,
          style: input.style ?? [],
        }),
    })
  }

  async function wholeOf(build: Build<Prompt>, signal: AbortSignal, fault?: UnusableAnswer) {
    const { prompt, texts } = await ask(build, signal, fault)
    let text = ''
    for await (const piece of texts) text += piece
    return { prompt, text: stripWrapping(stripReasoning(text)) }
  }

  return {
    name: llm.name,
    model: llm.model,

    async *writeNote(input) {
      let fault: UnusableAnswer | undefined
      for (const isLast of [false, true]) {
        try {
          yield* draft(input, fault)
          return
        } catch (error) {
          if (input.signal.aborted) throw error
          // A second call that fails is no reason to have nothing, where the first one answered.
          if (!(error instanceof UnusableAnswer) && fault === undefined) throw error
          if (error instanceof UnusableAnswer) fault = error
          if (!isLast) yield { kind: 'restart' }
        }
      }
      const why = fault ? ANSWER_FAULTS[fault.fault] : ''
      const remark = `${llm.name} gave no note that can be used: it ${why}. The built-in writer wrote this one.`
      yield { kind: 'restart', by: { name: fallback.name, model: fallback.model, remark } }
      yield* fallback.writeNote(input)
    },

    proposeTasks: ({ segments, known, signal }) =>
      tryTwice(signal, async (fault) => {
        const build = (chars: number) => tasksPrompt(segments, chars)
        return readTasks((await wholeOf(build, signal, fault)).text, segments, known)
      }),

    async *answer({ signal, ...input }) {
      const { prompt, texts } = await ask((chars) => answerPrompt(input, chars), signal)
      const above = remarksAbove(prompt.remarks)
      const clean = (text: string) => stripReasoning(text).trimStart()
      let said = ''
      const pieces = guardStream(texts, {
        ready: withoutHalfMark,
        clean: (text) => (clean(text) === '' ? '' : above + clean(text)),
        check: (text) => {
          said = text
          if (text === '') throw new UnusableAnswer('empty')
        },
      })
      yield* pieces
      const needsJudgement = isAdvice(input.queryType) && !/judge?ment/i.test(said)
      if (needsJudgement) yield `\n\n${JUDGEMENT}`
    },

    async editNote({ signal, ...input }) {
      try {
        return await tryTwice(signal, async (fault) => {
          const build = (chars: number) => editPrompt(input, chars)
          const { prompt, text } = await wholeOf(build, signal, fault)
          if (text.startsWith(DECLINE_MARK)) {
            const reason = text.slice(DECLINE_MARK.length).trim() || 'Declined.'
            return { kind: 'declined', reason }
          }
          checkAnswer({ text, prompt })
          return { kind: 'edit', text }
        })
      } catch (error) {
        if (!(error instanceof UnusableAnswer)) throw error
        const why = ANSWER_FAULTS[error.fault]
        return { kind: 'declined', reason: `The note is unchanged: ${llm.name} ${why}.` }
      }
    },
  }
}

function remarksAbove(remarks: readonly string[]): string {
  return remarks.map((remark) => `*${remark}*\n\n`).join('')
}
