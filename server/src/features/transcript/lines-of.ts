/** Each line that is not empty is a segment. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Text that is not stored, in the shape of what is. Its ids are no segment's. */
export function segmentsOfText(text: string) {
  return linesOf(text).map((line, index) => ({
    id: `line-${String(index + 1)}`,
    index,
    speaker: null,
    role: null,
    text: line,
  }))
}
