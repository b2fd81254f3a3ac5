export interface RougeScores {
  readonly rouge1: number
  readonly rouge2: number
  readonly rougeLsum: number
}

/**
 * As scored in the ACI-BENCH paper: lower case, split on non-alphanumerics, no stemming, F1 in
 * percent.
 */
export function rouge(reference: string, candidate: string): RougeScores {
  return {
    rouge1: 100 * overlapF1(words(reference), words(candidate), 1),
    rouge2: 100 * overlapF1(words(reference), words(candidate), 2),
    rougeLsum: 100 * unionLcsF1(reference, candidate),
  }
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

function overlapF1(
  reference: readonly string[],
  candidate: readonly string[],
  size: number,
): number {
  const wanted = counts(reference, size)
  const got = counts(candidate, size)
  let hits = 0
  for (const [gram, count] of got) hits += Math.min(count, wanted.get(gram) ?? 0)
  return f1(
    hits,
    Math.max(0, reference.length - size + 1),
    Math.max(0, candidate.length - size + 1),
  )
}

function counts(list: readonly string[], size: number): Map<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at + size <= list.length; at += 1) {
    const gram = list.slice(at, at + size).join(' ')
    found.set(gram, (found.get(gram) ?? 0) + 1)
  }
  return found
}

function f1(hits: number, reference: number, candidate: number): number {
  if (hits === 0) return 0
  const recall = hits / reference
  const precision = hits / candidate
  return (2 * recall * precision) / (recall + precision)
}

/** By line: each line of the reference takes the union of its longest common subsequences. */
function unionLcsF1(reference: string, candidate: string): number {
  const wantedLines = lines(reference)
  const gotLines = lines(candidate)
  const left = counts(gotLines.flat(), 1)
  const due = counts(wantedLines.flat(), 1)
  let hits = 0
  for (const line of wantedLines) {
    const marked = new Set<number>()
    for (const got of gotLines) for (const at of commonPositions(line, got)) marked.add(at)
    for (const at of marked) {
      const word = line[at] ?? ''
      if ((left.get(word) ?? 0) > 0 && (due.get(word) ?? 0) > 0) {
        hits += 1
        left.set(word, (left.get(word) ?? 0) - 1)
        due.set(word, (due.get(word) ?? 0) - 1)
      }
    }
  }
  return f1(hits, wantedLines.flat().length, gotLines.flat().length)
}

function lines(text: string): string[][] {
  return text
    .split('\n')
    .map(words)
    .filter((line) => line.length > 0)
}

function commonPositions(reference: readonly string[], candidate: readonly string[]): number[] {
  const width = candidate.length + 1
  const table = new Uint16Array((reference.length + 1) * width)
  const at = (row: number, column: number) => table[row * width + column] ?? 0
  for (let row = 1; row <= reference.length; row += 1)
    for (let column = 1; column <= candidate.length; column += 1)
      table[row * width + column] =
        reference[row - 1] === candidate[column - 1]
          ? at(row - 1, column - 1) + 1
          : Math.max(at(row - 1, column), at(row, column - 1))
  const positions: number[] = []
  for (let row = reference.length, column = candidate.length; row > 0 && column > 0;) {
    if (reference[row - 1] === candidate[column - 1]) {
      positions.push(row - 1)
      row -= 1
      column -= 1
    } else if (at(row - 1, column) >= at(row, column - 1)) row -= 1
    else column -= 1
  }
  return positions
}
