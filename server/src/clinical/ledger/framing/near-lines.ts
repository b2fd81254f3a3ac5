/** No rule of framing looks further from a mention: it would be cut off at some lines and not at others. */
export const NEAR_LINES = 8

export function nearLines<Line>(lines: readonly Line[], line: number): readonly Line[] {
  return lines.slice(Math.max(0, line - NEAR_LINES), line + NEAR_LINES + 1)
}
