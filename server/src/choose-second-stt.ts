import { DEFAULT_STT_MODEL } from './choose-stt.ts'
import type { Config } from './config.ts'
import type { SecondPass } from './features/recording/recording-deps.ts'
import { openAiCompatibleStt } from './providers/stt/openai-compatible/openai-compatible.ts'
import { isWhisperInstalled, whisperFolder } from './providers/stt/whisper/weights.ts'
import { whisperStt } from './providers/stt/whisper/whisper.ts'

type SecondConfig = Pick<
  Config,
  | 'STT_SECOND_PASS'
  | 'STT_SECOND_PASS_BASE_URL'
  | 'STT_SECOND_PASS_API_KEY'
  | 'STT_SECOND_PASS_MODEL'
  | 'STT_SECOND_PASS_TIMEOUT_S'
>

/**
 * A clinic's own server, otherwise the installed model; undefined if there is neither. The caller
 * closes it.
 */
export async function chooseSecondStt(
  config: SecondConfig,
  dataDir: string,
): Promise<SecondPass | undefined> {
  const { STT_SECOND_PASS: mode, STT_SECOND_PASS_BASE_URL: baseUrl } = config
  if (mode === 'off') return undefined
  const timeoutMs = config.STT_SECOND_PASS_TIMEOUT_S * 1_000
  if (baseUrl !== undefined) {
    const { STT_SECOND_PASS_API_KEY: apiKey, STT_SECOND_PASS_MODEL: model = DEFAULT_STT_MODEL } =
      config
    return { stt: openAiCompatibleStt({ baseUrl, apiKey, model, timeoutMs }), mode }
  }
  if (!(await isWhisperInstalled(dataDir))) return undefined
  return { stt: whisperStt({ folder: whisperFolder(dataDir), timeoutMs }), mode }
}

/** For the person who starts it. */
export function describeSecondPass(config: SecondConfig, second: SecondPass | undefined): string {
  if (config.STT_SECOND_PASS === 'off') return 'off (STT_SECOND_PASS)'
  if (!second) return 'no second hearing ("npm run speech:install", or STT_SECOND_PASS_BASE_URL)'
  const lines = second.mode === 'all' ? 'every line' : 'doubtful lines'
  return `${lines} a second time: ${second.stt.name}`
}
