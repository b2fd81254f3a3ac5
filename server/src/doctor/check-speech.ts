import type { Config } from '../config.ts'
import { chooseSecondStt, describeSecondPass } from '../choose-second-stt.ts'
import { chooseStt } from '../choose-stt.ts'
import { SPEECH_RATE_HZ } from '../providers/stt/stt.ts'
import { bad, good, reasonOf, type Finding } from './finding.ts'

/** Silence would not be sent anywhere. */
const TONE = Float32Array.from(
  { length: SPEECH_RATE_HZ },
  (_, at) => 0.2 * Math.sin((2 * Math.PI * 220 * at) / SPEECH_RATE_HZ),
)

/** For the recogniser of the second hearing: that it responds, or how to get one. */
export async function checkSecondHearing(config: Config, dataDir: string): Promise<Finding> {
  const second = await chooseSecondStt(config, dataDir)
  const told = describeSecondPass(config, second)
  if (!second) return good(told)
  try {
    const signal = AbortSignal.timeout(config.STT_SECOND_PASS_TIMEOUT_S * 1_000)
    await second.stt.transcribe(TONE, { signal })
    return good(`${second.stt.name} answers`)
  } catch (error) {
    return bad(
      `${second.stt.name} fails: ${reasonOf(error)}`,
      config.STT_SECOND_PASS_BASE_URL === undefined
        ? 'Run "npm run speech:install" again: it checks every file. It needs about 1.3 GB of memory.'
        : 'Check STT_SECOND_PASS_BASE_URL, STT_SECOND_PASS_API_KEY and STT_SECOND_PASS_MODEL, and that this computer reaches the server.',
    )
  } finally {
    await second.stt.close()
  }
}

/** Recognises a second of audio as a test. */
export async function checkSpeech(config: Config): Promise<Finding> {
  const { stt, voice } = chooseStt(config)
  try {
    const signal = AbortSignal.timeout(config.STT_TIMEOUT_S * 1_000)
    await stt.transcribe(TONE, { signal })
    return good(`${stt.name} answers`)
  } catch (error) {
    return bad(
      `${stt.name} fails: ${reasonOf(error)}`,
      config.STT_PROVIDER === 'builtin'
        ? 'Run "npm ci" again: the model comes with the packages. It needs about 400 MB of memory.'
        : 'Check STT_BASE_URL, STT_API_KEY and STT_MODEL, and that this computer reaches the server.',
    )
  } finally {
    await Promise.all([stt.close(), voice.close()])
  }
}
