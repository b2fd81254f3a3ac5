/**
 * Which old line each new line is, if it is unchanged: indexes into `before`, ascending, undefined
 * for new lines. Linear, because a transcript may have many thousands of lines.
 */
export function alignLines(
  before: readonly string[],
  after: readonly string[],
): (number | undefined)[] {
  const end = commonEnd(before, after)
  const places = placesOf(before)
  let next = 0
  return after.map((line, index) => {
    const fromEnd = after.length - index
    if (fromEnd <= end) return before.length - fromEnd
    const found = places.get(line)?.find((place) => place >= next && place < before.length - end)
    if (found !== undefined) next = found + 1
    return found
  })
}

function commonEnd(before: readonly string[], after: readonly string[]): number {
  let count = 0
  const most = Math.min(before.length, after.length)
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count++
  return count
}

function placesOf(lines: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    const known = places.get(line)
    if (known) known.push(index)
    else places.set(line, [index])
  }
  return places
}
