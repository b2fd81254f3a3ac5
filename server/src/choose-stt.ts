import { availableParallelism } from 'node:os'
import type { Config } from './config.ts'
import { builtinStt } from './providers/stt/builtin/builtin.ts'
import { openAiCompatibleStt } from './providers/stt/openai-compatible/openai-compatible.ts'
import type { SpeechToText } from './providers/stt/stt.ts'
import { sileroVoice } from './providers/voice/silero/silero.ts'
import type { VoiceActivity } from './providers/voice/voice.ts'

export interface ChosenStt {
  readonly stt: SpeechToText
  readonly voice: VoiceActivity
}

type SttConfig = Pick<
  Config,
  'STT_BASE_URL' | 'STT_API_KEY' | 'STT_MODEL' | 'STT_TIMEOUT_S' | 'STT_WORKERS'
>

/** Whoever calls closes both. No process is started before the first use. */
export function chooseStt(config: SttConfig): ChosenStt {
  const timeoutMs = config.STT_TIMEOUT_S * 1_000
  const { STT_BASE_URL: baseUrl, STT_API_KEY: apiKey, STT_MODEL: model } = config
  const stt =
    baseUrl === undefined
      ? builtinStt({ workers: config.STT_WORKERS, timeoutMs })
      : openAiCompatibleStt({ baseUrl, apiKey, model, timeoutMs })
  return { stt, voice: sileroVoice({ workers: availableParallelism() > 2 ? 2 : 1 }) }
}
