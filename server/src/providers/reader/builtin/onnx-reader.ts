import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tensor } from 'onnxruntime-node'
import { HEADS, SCORES_PER_TOKEN } from '../../../clinical/ledger/reading/reader-layout.ts'
import type { ReadWindow } from '../../../clinical/ledger/reading/windows.ts'
import { floatsOf, openOnnx } from '../../../lib/onnx.ts'
import { WEIGHTS_SHA256 } from './weights-hash.ts'

/** Somebody waits for the last windows of a visit; the work is the same, in half the time. */
const MAX_THREADS = 2
const WEIGHTS = fileURLToPath(new URL('weights/reader.onnx', import.meta.url))

/** The reader that the product comes with. */
export async function loadReader(): Promise<ReadWindow> {
  const hash = createHash('sha256').update(readFileSync(WEIGHTS)).digest('hex')
  if (hash !== WEIGHTS_SHA256) throw new Error('The weights of the reader are damaged.')
  return openReader(WEIGHTS)
}

/** The reader of one window: token ids in, probabilities of every head out, the first token left out. */
export async function openReader(file: string): Promise<ReadWindow> {
  const model = await openOnnx(file, { threads: Math.min(MAX_THREADS, availableParallelism()) })
  return async (ids) => {
    const input = new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length])
    const output = await model.run({ ids: input })
    const scores = floatsOf(output('scores')).slice(SCORES_PER_TOKEN)
    for (let at = 0; at < scores.length; at += SCORES_PER_TOKEN) normaliseHeads(scores, at)
    return scores
  }
}

const LENGTHS = Object.values(HEADS).map(({ length }) => length)

/** Scores of a token become probabilities, head by head. */
function normaliseHeads(scores: Float32Array, from: number): void {
  let at = from
  for (const length of LENGTHS) {
    const end = at + length
    let most = -Infinity
    for (let place = at; place < end; place += 1) most = Math.max(most, scores[place] ?? 0)
    let sum = 0
    for (let place = at; place < end; place += 1)
      sum += scores[place] = Math.exp((scores[place] ?? 0) - most)
    for (let place = at; place < end; place += 1) scores[place] = (scores[place] ?? 0) / sum
    at = end
  }
}
