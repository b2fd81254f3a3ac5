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
  'STT_PROVIDER' | 'STT_BASE_URL' | 'STT_API_KEY' | 'STT_MODEL' | 'STT_TIMEOUT_S' | 'STT_WORKERS'
>

export const DEFAULT_STT_MODEL = 'whisper-1'

/** The caller closes both. No process is started before the first use. */
export function chooseStt(config: SttConfig): ChosenStt {
  return {
    stt: chooseRecogniser(config),
    voice: sileroVoice({ workers: availableParallelism() > 2 ? 2 : 1 }),
  }
}

function chooseRecogniser(config: SttConfig): SpeechToText {
  const timeoutMs = config.STT_TIMEOUT_S * 1_000
  // The configuration has already refused one without the other.
  const { STT_BASE_URL: baseUrl = '', STT_MODEL: model = DEFAULT_STT_MODEL } = config
  switch (config.STT_PROVIDER) {
    case 'builtin':
      return builtinStt({ workers: config.STT_WORKERS, timeoutMs })
    case 'openai-compatible':
      return openAiCompatibleStt({ baseUrl, apiKey: config.STT_API_KEY, model, timeoutMs })
  }
}
