/** Stands for a space in the vocabulary: a word begins with it. */
const SPACE = '\u2581'

/**
 * How sure the decoder was of each word of `text`: as sure as of its least likely piece. Undefined
 * where pieces and words do not match, as after characters that are no text.
 */
export function confidenceOfWords(
  text: string,
  pieces: readonly string[],
  probabilities: readonly number[],
): number[] | undefined {
  const words: number[] = []
  let isBegun = false
  for (const [at, piece] of pieces.entries()) {
    if (piece.startsWith(SPACE)) isBegun = false
    if (piece.replaceAll(SPACE, '') === '') continue
    // Whether a comma or a stop follows is nobody's doubt.
    const probability = /[\p{L}\p{N}]/u.test(piece) ? (probabilities[at] ?? 0) : 1
    if (isBegun) words.push(Math.min(words.pop() ?? 1, probability))
    else words.push(probability)
    isBegun = true
  }
  return words.length === text.split(/\s+/).filter(Boolean).length ? words : undefined
}
