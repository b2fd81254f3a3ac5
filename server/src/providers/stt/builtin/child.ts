import llamaTokenizer from 'llama-tokenizer-js'
import { serveJobs } from '../../../lib/serve-jobs.ts'
import { SPEECH_RATE_HZ, type Heard } from '../stt.ts'
import { decodeGreedily } from './decode-greedily.ts'
import { loadMoonshine } from './onnx-moonshine.ts'
import { confidenceOfWords } from './word-confidence.ts'

/** English is spoken at fewer; what is beyond was made up. */
const TOKENS_PER_S = 6.5
/** A short word with a long name. */
const SPARE_TOKENS = 4

await serveJobs<Float32Array, Heard>(async () => {
  const moonshine = await loadMoonshine()
  return async (pcm, signal) => {
    const maxTokens = Math.ceil((pcm.length / SPEECH_RATE_HZ) * TOKENS_PER_S) + SPARE_TOKENS
    const utterance = await moonshine.open(pcm)
    const { tokens, probabilities } = await decodeGreedily(utterance, maxTokens, signal)
    const text = llamaTokenizer.decode([...tokens], false, true).trim()
    if (text === '') return { text }
    const pieces = tokens.map((token) => llamaTokenizer.vocabById[token] ?? '')
    const wordConfidence = confidenceOfWords(text, pieces, probabilities)
    return { text, confidence: mean(probabilities), ...(wordConfidence && { wordConfidence }) }
  }
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
