/** The length of a vector, as in train/model.py. */
export const HIDDEN = 384

/** The vectors of the vocabulary, and how often each word follows at all. */
export interface WordVectors {
  /** The vectors of these words, one behind the other. */
  rowsOf(ids: readonly number[]): Float32Array
  biasOf(id: number): number
}

const FLOAT_BYTES = 4

/** Rows of 8-bit numbers, then a scale for each row, then a bias for each. */
export function readWordVectors(file: Buffer): WordVectors {
  const count = file.length / (HIDDEN + 2 * FLOAT_BYTES)
  const bytes = new Uint8Array(file).buffer
  const numbers = new Int8Array(bytes, 0, count * HIDDEN)
  const scales = new Float32Array(bytes, count * HIDDEN, count)
  const biases = new Float32Array(bytes, count * (HIDDEN + FLOAT_BYTES), count)
  return {
    rowsOf(ids) {
      const rows = new Float32Array(ids.length * HIDDEN)
      for (const [place, id] of ids.entries()) {
        const scale = scales[id] ?? 0
        for (let at = 0; at < HIDDEN; at += 1)
          rows[place * HIDDEN + at] = scale * (numbers[id * HIDDEN + at] ?? 0)
      }
      return rows
    },
    biasOf: (id) => biases[id] ?? 0,
  }
}

/** A list of words of which one is to be chosen. */
export interface Choices {
  readonly ids: readonly number[]
  readonly rows: Float32Array
  readonly biases: Float32Array
}

export function choicesOf(ids: readonly number[], words: WordVectors): Choices {
  return { ids, rows: words.rowsOf(ids), biases: Float32Array.from(ids, words.biasOf) }
}

/** The score of every choice for the vector that stands at `from`, written into `scores`. */
export function scoreChoices(
  { ids, rows, biases }: Choices,
  vector: Float32Array,
  scores: Float64Array,
  offset = 0,
): void {
  for (let place = 0; place < ids.length; place += 1) {
    const from = place * HIDDEN
    let even = biases[place] ?? 0
    let odd = 0
    for (let at = 0; at < HIDDEN; at += 2) {
      even += (vector[at] as number) * (rows[from + at] as number)
      odd += (vector[at + 1] as number) * (rows[from + at + 1] as number)
    }
    scores[offset + place] = even + odd
  }
}
