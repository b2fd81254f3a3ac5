import { ScribeError } from '../scribe/scribe.ts'

export interface Overflow {
  /** The window, where the server names it. */
  readonly contextTokens: number | undefined
  /** How long it counts what it was sent, where it says so. */
  readonly promptTokens: number | undefined
  /** The most that may be written at once, where that is what was too much. */
  readonly answerTokens: number | undefined
}

/** What was sent and what may be written are together longer than the model's window. */
export class ContextOverflow extends ScribeError {
  readonly overflow: Overflow

  constructor(overflow: Overflow) {
    super('The visit does not fit into the model’s context window.')
    this.overflow = overflow
  }
}

/** How OpenAI, vLLM, llama.cpp, LM Studio, text-generation-inference and Anthropic say it. */
const NAMED =
  /context[ _-]?(?:length|window|size|limit)|n_ctx|max(?:imum)?[ _-]model[ _-]len|prompt is too long|max_(?:new_|completion_)?tokens[`'"]?(?: is too large| must be|: \d+ >)/i
const CONTEXT: readonly RegExp[] = [
  /"n_ctx"\s*:\s*(\d+)/,
  /\d+ \+ \d+ > (\d+)/,
  /\d+ tokens > (\d+) maximum/i,
  /max_new_tokens[`'"]? must be <= (\d+)/i,
  /context (?:length|window|size|limit)(?: is| of(?: only)?|:)?\s*(\d[\d,]*)/i,
]
const PROMPT: readonly RegExp[] = [
  /"n_prompt_tokens"\s*:\s*(\d+)/,
  /(\d[\d,]*) (?:tokens )?(?:in the (?:messages|input)|of text input)/i,
  /(\d[\d,]*) [`'"]?(?:inputs?|prompt)[`'"]? tokens/i,
  /prompt contains (?:at least )?(\d[\d,]*)/i,
  /(\d+) \+ \d+ > \d+/,
  /(\d+) tokens > \d+ maximum/i,
]

const ANSWER: readonly RegExp[] = [
  /at most (\d[\d,]*) (?:completion|output) tokens/i,
  /max_tokens: \d+ > (\d+)/i,
  /max_(?:completion_)?tokens[`'"]? must be (?:less than or equal to|at most|<=) [`'"]?(\d+)/i,
]

/** Undefined where a refusal is about something else. Nothing of its text is kept but numbers. */
export function readOverflow(text: string): Overflow | undefined {
  if (!NAMED.test(text)) return undefined
  return {
    contextTokens: firstNumber(text, CONTEXT),
    promptTokens: firstNumber(text, PROMPT),
    answerTokens: firstNumber(text, ANSWER),
  }
}

function firstNumber(text: string, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const number = Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? NaN)
    if (number > 0) return number
  }
  return undefined
}
