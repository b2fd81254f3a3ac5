/** Each non-empty line is a segment. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Text that is not stored, in the shape of stored text. Its ids belong to no segment. */
export function segmentsOfText(text: string) {
  return linesOf(text).map((line, index) => ({
    id: `line-${String(index + 1)}`,
    index,
    speaker: null,
    role: null,
    text: line,
  }))
}
