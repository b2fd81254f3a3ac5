import { availableParallelism } from 'node:os'
import { Tensor } from 'onnxruntime-node'
import { BEGIN, END, FIRST_MARK, LAST_MARK } from '../../../../clinical/phrasing/phrase-marks.ts'
import type { JudgedSentence } from '../../../../clinical/phrasing/rate-phrase.ts'
import { floatsOf, openOnnx } from '../../../../lib/onnx.ts'
import { HIDDEN, choicesOf, scoreChoices, type WordVectors } from './word-vectors.ts'

/** What the phraser wrote of one fact. */
interface Written extends JudgedSentence {
  readonly ids: readonly number[]
}

/** What the phraser makes of a fact and its sentence. */
interface Seen {
  /** The log probability of each property that the fact was given with. */
  readonly marks: readonly number[]
  /** Its judgement of the sentence; undefined of one that is too long. */
  readonly told: JudgedSentence | undefined
  /** `barred` are pieces that must not be written. */
  readonly write: (barred: ReadonlySet<number>) => Promise<Written>
}

/** Looks at the talk around a fact that has these properties, and at a sentence that tells it. */
export type LookAt = (
  source: readonly number[],
  marks: readonly number[],
  told: readonly number[],
) => Promise<Seen>

export interface PhraserFiles {
  readonly talk: string
  readonly sentence: string
}

const MAX_THREADS = 2
/** Of the sentence with its marks, as in train/phrase.py. */
const MOST_WRITTEN = 56
/** The log probability of a piece that it would not write. */
const LEAST = -12
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

  return async (source, marks, told) => {
    const read = await talk.run({ words: vectorsOf(source) })
    const keys = read('keys')
    const own = [...new Set(source)].filter((id) => id > LAST_SPECIAL && !isCommon.has(id))
    const ownChoices = choicesOf(own, words)
    const choices = [...common, ...own]
    const placeOf = new Map(choices.map((id, place) => [id, place]))
    const start = [BEGIN, ...marks]

    async function follow(ids: readonly number[]): Promise<Followed> {
      const output = await sentence.run({ words: vectorsOf(ids), keys })
      const [hidden, scores, verdicts] = ['hidden', 'scores', 'verdicts'].map((name) =>
        floatsOf(output(name)),
      )
      return {
        hiddenAt: (at) => rowOf(hidden, at, HIDDEN),
        scoresAt: (at) => rowOf(scores, at, common.length),
        verdict: verdicts?.at(-1) ?? 0,
      }
    }

    const isShort = start.length + told.length <= MOST_WRITTEN
    // No word sees those behind it: what follows from the properties alone is the same with a sentence.
    const first = await follow(isShort ? [...start, ...told] : start)

    /** The mean log probability of the pieces of a sentence that it follows. */
    function meanOf(ids: readonly number[]): number {
      const scores = new Float64Array(choices.length)
      let sum = 0
      for (const [at, id] of ids.entries()) {
        scoreNext(first, start.length - 1 + at, scores)
        const place = placeOf.get(id)
        const chance = place === undefined ? LEAST : (scores[place] ?? LEAST) - logTotal(scores)
        sum += Math.max(LEAST, chance)
      }
      return sum / ids.length
    }

    function scoreNext(followed: Followed, at: number, scores: Float64Array): void {
      scores.set(followed.scoresAt(at))
      scoreChoices(ownChoices, followed.hiddenAt(at), scores, common.length)
    }

    return {
      marks: marks.map((mark, at) => {
        const scores = new Float64Array(marksChoices.ids.length)
        scoreChoices(marksChoices, first.hiddenAt(at), scores)
        return (scores[mark - FIRST_MARK] ?? -Infinity) - logTotal(scores)
      }),
      told: isShort ? { mean: meanOf(told), verdict: first.verdict } : undefined,
      async write(barred) {
        const isBarred = (place: number) => barred.has(choices[place] ?? END)
        const scores = new Float64Array(choices.length)
        const ids = [...start]
        let next = first
        let sum = 0
        for (;;) {
          scoreNext(next, ids.length - 1, scores)
          const best = placeOfMost(scores, isBarred)
          sum += (scores[best] ?? 0) - logTotal(scores)
          ids.push(choices[best] ?? END)
          next = await follow(ids)
          if (ids.at(-1) === END || ids.length >= MOST_WRITTEN) break
        }
        const written = ids.slice(start.length)
        return { ids: written, mean: sum / written.length, verdict: next.verdict }
      },
    }
  }
}

interface Followed {
  readonly hiddenAt: (place: number) => Float32Array
  readonly scoresAt: (place: number) => Float32Array
  /** Of the sentence up to its last piece. */
  readonly verdict: number
}

function rowOf(rows: Float32Array | undefined, at: number, length: number): Float32Array {
  return rows?.subarray(at * length, (at + 1) * length) ?? new Float32Array(length)
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
