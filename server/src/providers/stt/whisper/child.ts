import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { serveJobs } from '../../../lib/serve-jobs.ts'
import { SPEECH_RATE_HZ, type Heard } from '../stt.ts'
import { decodeSpeech, type Rules } from './decode-speech.ts'
import { dropAsides } from './drop-asides.ts'
import { loadWhisper } from './onnx-whisper.ts'
import { tokenText } from './token-text.ts'
import { findBadFiles, type WhisperFile } from './weights.ts'

/** English is spoken at fewer; what is beyond was made up. */
const TOKENS_PER_S = 8
const SPARE_TOKENS = 8
/** The decoder has room for 448 with what it is asked. */
const MOST_TOKENS = 440
/** Nobody speaks, by its own word, and what it wrote is a guess: it is not written. */
const NO_SPEECH = 0.6
const LEAST_CONFIDENCE = 0.4

const [folder = ''] = process.argv.slice(2)
// Whoever speaks now comes first: this is heard a second time.
setPriority(constants.priority.PRIORITY_LOW)

await serveJobs<Float32Array, Heard>(async () => {
  const bad = await findBadFiles(folder)
  if (bad.length > 0) throw new Error(`Not what was installed: ${bad.join(', ')}.`)
  const file = (name: WhisperFile) => join(folder, name)
  const textOf = tokenText(await readJson(file('vocab.json')))
  const rules = rulesOf(await readJson(file('config.json')))
  const whisper = await loadWhisper({
    encoder: file('encoder.onnx'),
    decoder: file('decoder.onnx'),
  })
  return async (pcm, signal) => {
    const seconds = pcm.length / SPEECH_RATE_HZ
    const maxTokens = Math.min(MOST_TOKENS, Math.ceil(seconds * TOKENS_PER_S) + SPARE_TOKENS)
    const utterance = await whisper.open(pcm)
    const decoded = await decodeSpeech(utterance, rules, maxTokens, signal)
    const confidence = mean(decoded.probabilities)
    const text = dropAsides(textOf(decoded.tokens))
    const isGuess = decoded.noSpeech > NO_SPEECH && confidence < LEAST_CONFIDENCE
    return text === '' || isGuess ? { text: '' } : { text, confidence }
  }
})

function rulesOf(config: { suppress_tokens: number[]; begin_suppress_tokens: number[] }): Rules {
  return {
    suppressed: new Set(config.suppress_tokens),
    notFirst: new Set(config.begin_suppress_tokens),
  }
}

/** Its bytes are those that were pinned, and so is its shape. */
async function readJson<Shape>(path: string): Promise<Shape> {
  return JSON.parse(await readFile(path, 'utf8')) as Shape
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
