import { availableParallelism } from 'node:os'
import { Tensor } from 'onnxruntime-node'
import {
  BEGIN,
  END,
  FIRST_MARK,
  INSTEAD,
  LAST_MARK,
} from '../../../../clinical/phrasing/phrase-marks.ts'
import type { JudgedSentence } from '../../../../clinical/phrasing/rate-phrase.ts'
import { floatsOf, openOnnx } from '../../../../lib/onnx.ts'
import { HIDDEN, choicesOf, scoreChoices, type WordVectors } from './word-vectors.ts'

/** What the phraser wrote of one fact, instead of the sentence it was given. */
interface Written extends JudgedSentence {
  readonly ids: readonly number[]
  /** The mean log probability of its pieces, behind the sentence that it stands for. */
  readonly ease: number
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
    const own = [...new Set([...source, ...told])].filter(
      (id) => id > LAST_SPECIAL && !isCommon.has(id),
    )
    const ownChoices = choicesOf(own, words)
    const choices = [...common, ...own]
    const placeOf = new Map(choices.map((id, place) => [id, place]))
    const start = [BEGIN, ...marks]

    /** From `border` on it is a sentence that is written instead of the one before. */
    async function follow(ids: readonly number[], border = ids.length): Promise<Followed> {
      const places = new Tensor('int64', BigInt64Array.of(BigInt(border)), [1])
      const output = await sentence.run({ words: vectorsOf(ids), keys, border: places })
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

    /** How likely the pieces of a sentence are that stands alone. */
    function judge(followed: Followed, ids: readonly number[]): JudgedSentence {
      const scores = new Float64Array(choices.length)
      let sum = 0
      for (const [at, id] of ids.entries()) {
        scoreNext(followed, start.length - 1 + at, scores)
        const place = placeOf.get(id)
        const chance = place === undefined ? LEAST : (scores[place] ?? LEAST) - logTotal(scores)
        sum += Math.max(LEAST, chance)
      }
      return { mean: sum / ids.length, verdict: followed.verdict }
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
      told: isShort ? judge(first, told) : undefined,
      async write(barred) {
        const isBarred = (place: number) => barred.has(choices[place] ?? END)
        const scores = new Float64Array(choices.length)
        const begun = isShort ? [...start, ...told, INSTEAD] : start
        const written: number[] = []
        let sum = 0
        // What it would write word for word is looked at in one step.
        let draft = isShort ? told : []
        for (;;) {
          const before = begun.length + written.length
          const next = await follow(
            [...begun, ...written, ...draft.slice(0, -1)],
            isShort ? begun.length - 1 : undefined,
          )
          let isAsDrafted = true
          for (let at = 0; isAsDrafted && written.at(-1) !== END; at += 1) {
            scoreNext(next, before - 1 + at, scores)
            const best = placeOfMost(scores, isBarred)
            sum += (scores[best] ?? 0) - logTotal(scores)
            const id = choices[best] ?? END
            written.push(id)
            isAsDrafted = id === draft[at] && at + 1 < draft.length
          }
          draft = []
          if (written.at(-1) === END || start.length + written.length >= MOST_WRITTEN) break
        }
        const ease = sum / written.length
        const alone = await follow([...start, ...written])
        return { ids: written, ease, ...judge(alone, written) }
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
