export interface LlmMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

export interface LlmRequest {
  readonly system: string
  readonly messages: readonly LlmMessage[]
  /** A model that needs more is taken as broken off. */
  readonly maxTokens: number
  readonly signal: AbortSignal
}

/**
 * A language model somewhere. The text ends when the model said that it has finished; anything else
 * rejects with ScribeError, whose message never holds what was sent or answered.
 */
export interface Llm {
  /** As in 'gpt-4o (api.openai.com)'. */
  readonly name: string
  readonly model: string
  /** Of what it reads and writes together, as its server reports it; undefined: it does not. */
  contextTokens(signal: AbortSignal): Promise<number | undefined>
  stream(request: LlmRequest): AsyncIterable<string>
}

export interface LlmOptions {
  readonly baseUrl: string
  readonly apiKey?: string | undefined
  readonly model: string
  /** After so long without a sign of life it has failed. */
  readonly timeoutMs: number
  /** Before another try; doubles each time. */
  readonly retryDelayMs?: number
}
