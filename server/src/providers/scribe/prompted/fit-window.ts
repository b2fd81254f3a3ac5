import { UnusableAnswer } from '../../llm/unusable-answer.ts'
import type { Overflow } from '../../llm/context-overflow.ts'
import type { Prompt } from './note.prompt.ts'

/** What is known of a model's window. */
export interface Window {
  /** Undefined: not told. */
  readonly contextTokens: number | undefined
  /** The most it writes at once. */
  readonly answerTokens: number
  readonly charsPerToken: number
}

export interface Fitted<P extends Prompt> {
  readonly prompt: P
  readonly maxTokens: number
}

/** No note is longer. */
export const MAX_TOKENS = 8_192
const MIN_TOKENS = 256
/** Kept for the answer where a visit would fill the window. */
const ANSWER_SHARE = 0.25
/** English has about four; speech with line numbers fewer. */
export const CHARS_PER_TOKEN = 3
const CHARS_PER_MESSAGE = 40
/** Where a server only says that it is too much. */
const SHRINK = 0.6

/** As much of the visit as leaves room for an answer. `build` makes a prompt with so much of it. */
export function fitWindow<P extends Prompt>(
  build: (windowChars: number) => P,
  windowChars: number,
  { contextTokens, answerTokens: mostTokens, charsPerToken }: Window,
): Fitted<P> {
  const whole = build(windowChars)
  if (contextTokens === undefined) return { prompt: whole, maxTokens: mostTokens }
  const tokensOf = (prompt: P) => Math.ceil(charsOf(prompt) / charsPerToken)
  const answerTokens = Math.min(mostTokens, Math.floor(contextTokens * ANSWER_SHARE))
  const fits = (prompt: P) => tokensOf(prompt) + answerTokens <= contextTokens
  const prompt = fits(whole) ? whole : build(mostChars(windowChars, (chars) => fits(build(chars))))
  const maxTokens = Math.min(mostTokens, contextTokens - tokensOf(prompt))
  if (maxTokens < MIN_TOKENS) throw new UnusableAnswer('no-room')
  return { prompt, maxTokens }
}

/** After a server has refused for length. */
export function shrinkWindow(
  window: Window,
  { contextTokens, promptTokens, answerTokens }: Overflow,
  { prompt, maxTokens }: Fitted<Prompt>,
): Window {
  if (answerTokens !== undefined && answerTokens < maxTokens) return { ...window, answerTokens }
  const chars = charsOf(prompt)
  const asked = maxTokens + chars / window.charsPerToken
  const told =
    contextTokens ?? Math.min(window.contextTokens ?? Infinity, Math.floor(asked * SHRINK))
  const counted = promptTokens === undefined ? undefined : (chars / promptTokens) * 0.95
  const isNews = told !== window.contextTokens
  return {
    ...window,
    contextTokens: told,
    charsPerToken: Math.min(
      window.charsPerToken,
      counted ?? (isNews ? window.charsPerToken : window.charsPerToken * SHRINK),
    ),
  }
}

/** The largest number up to `most` that fits; 0 where none does. */
function mostChars(most: number, fits: (chars: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function charsOf({ system, messages }: Prompt): number {
  return messages.reduce(
    (chars, { content }) => chars + content.length + CHARS_PER_MESSAGE,
    system.length + CHARS_PER_MESSAGE,
  )
}
