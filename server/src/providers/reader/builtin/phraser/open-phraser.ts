import { availableParallelism } from 'node:os'
import { Tensor } from 'onnxruntime-node'
import { BEGIN, END, FIRST_MARK, LAST_MARK } from '../../../../clinical/phrasing/phrase-marks.ts'
import { floatsOf, openOnnx } from '../../../../lib/onnx.ts'
import { HIDDEN, choicesOf, scoreChoices, type WordVectors } from './word-vectors.ts'

/** What the phraser wrote of one fact. */
interface Written {
  readonly ids: readonly number[]
  /** The log probability of each property that the fact was given with. */
  readonly marks: readonly number[]
  /** The mean log probability of the pieces of the sentence. */
  readonly mean: number
}

/** Looks at the talk around a fact, once for all sentences that are written of it. */
export type LookAt = (source: readonly number[], marks: readonly number[]) => Promise<WriteSentence>

/** `barred` are pieces that must not be written. */
type WriteSentence = (barred: ReadonlySet<number>) => Promise<Written>

export interface PhraserFiles {
  readonly talk: string
  readonly sentence: string
}

const MAX_THREADS = 2
/** Of the sentence with its marks, as in train/phrase.py. */
const MOST_WRITTEN = 56
/** Entries of the vocabulary up to here are no words. */
const LAST_SPECIAL = 103

/**
 * Writes piece by piece what is most likely: from the words of the talk, and from those that
 * sentences of notes consist of (`common`).
 */
export async function openPhraser(
  files: PhraserFiles,
  words: WordVectors,
  common: readonly number[],
): Promise<LookAt> {
  const threads = Math.min(MAX_THREADS, availableParallelism())
  const talk = await openOnnx(files.talk, { threads })
  const sentence = await openOnnx(files.sentence, { threads })
  const isCommon = new Set(common)
  const marksChoices = choicesOf(
    Array.from({ length: LAST_MARK - FIRST_MARK + 1 }, (_, at) => FIRST_MARK + at),
    words,
  )

  function vectorsOf(ids: readonly number[]): Tensor {
    return new Tensor('float32', words.rowsOf(ids), [1, ids.length, HIDDEN])
  }

  return async (source, marks) => {
    const told = await talk.run({ words: vectorsOf(source) })
    const keys = told('keys')
    const own = [...new Set(source)].filter((id) => id > LAST_SPECIAL && !isCommon.has(id))
    const ownChoices = choicesOf(own, words)
    const choices = [...common, ...own]

    async function follow(ids: readonly number[]) {
      const output = await sentence.run({ words: vectorsOf(ids), keys })
      return { hidden: floatsOf(output('hidden')), common: floatsOf(output('scores')) }
    }

    const first = await follow([BEGIN, ...marks])
    const given = marks.map((mark, at) => {
      const scores = new Float64Array(marksChoices.ids.length)
      scoreChoices(marksChoices, first.hidden.subarray(at * HIDDEN, (at + 1) * HIDDEN), scores)
      return (scores[mark - FIRST_MARK] ?? -Infinity) - logTotal(scores)
    })

    return async (barred) => {
      const isBarred = (place: number) => barred.has(choices[place] ?? END)
      const scores = new Float64Array(choices.length)
      const ids = [BEGIN, ...marks]
      let next = first
      let sum = 0
      for (;;) {
        scores.set(next.common.subarray(next.common.length - common.length))
        const last = next.hidden.subarray(next.hidden.length - HIDDEN)
        scoreChoices(ownChoices, last, scores, common.length)
        const best = placeOfMost(scores, isBarred)
        sum += (scores[best] ?? 0) - logTotal(scores)
        const id = choices[best] ?? END
        ids.push(id)
        if (id === END || ids.length >= MOST_WRITTEN) break
        next = await follow(ids)
      }
      const written = ids.slice(1 + marks.length)
      return { ids: written, marks: given, mean: sum / written.length }
    }
  }
}

function logTotal(scores: Float64Array): number {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score)
  let sum = 0
  for (const score of scores) sum += Math.exp(score - most)
  return most + Math.log(sum)
}

function placeOfMost(scores: Float64Array, isBarred: (place: number) => boolean): number {
  let best = -1
  for (let at = 0; at < scores.length; at += 1)
    if ((best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0)) && !isBarred(at)) best = at
  return best
}
