import type { Config } from './config.ts'
import { ANTHROPIC_URL, anthropicLlm } from './providers/llm/anthropic/anthropic.ts'
import { openAiCompatibleLlm } from './providers/llm/openai-compatible/openai-compatible.ts'
import type { Llm, LlmOptions } from './providers/llm/llm.ts'
import { ledgerScribe } from './providers/scribe/ledger/ledger-scribe.ts'
import { promptedScribe } from './providers/scribe/prompted/prompted.ts'
import type { Scribe } from './providers/scribe/scribe.ts'

type ScribeConfig = Pick<
  Config,
  | 'LLM_PROVIDER'
  | 'LLM_BASE_URL'
  | 'LLM_API_KEY'
  | 'LLM_MODEL'
  | 'LLM_TIMEOUT_S'
  | 'LLM_CONTEXT_CHARS'
>

export function chooseScribe(config: ScribeConfig): Scribe {
  const builtIn = ledgerScribe()
  const llm = chooseLlm(config)
  if (!llm) return builtIn
  return promptedScribe(llm, { windowChars: config.LLM_CONTEXT_CHARS, fallback: builtIn })
}

function chooseLlm(config: ScribeConfig): Llm | undefined {
  const {
    LLM_BASE_URL: baseUrl = ANTHROPIC_URL,
    LLM_API_KEY: apiKey,
    LLM_MODEL: model = '',
  } = config
  const options: LlmOptions = { baseUrl, apiKey, model, timeoutMs: config.LLM_TIMEOUT_S * 1_000 }
  switch (config.LLM_PROVIDER) {
    case 'openai-compatible':
      return openAiCompatibleLlm(options)
    case 'anthropic':
      return anthropicLlm(options)
    case 'builtin':
      return undefined
  }
}
