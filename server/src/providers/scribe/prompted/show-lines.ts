import type { ScribeSegment } from '../scribe.ts'

export interface ShownLines {
  /** '[12] doctor: How long?', a line for each segment; '[12] Anna (patient): …' where a person said who speaks. */
  readonly text: string
  /** For people, where lines were left out. */
  readonly remark: string | undefined
}

const START_SHARE = 0.6

/** What does not fit is left out of the middle, by whole segments: visits begin and end with what matters. */
export function showLines(segments: readonly ScribeSegment[], maxChars: number): ShownLines {
  const lines = segments.map(
    (segment) => `[${String(segment.index + 1)}] ${speakerOf(segment)}${oneLine(segment.text)}`,
  )
  const whole = lines.join('\n')
  if (whole.length <= maxChars) return { text: whole, remark: undefined }
  const head = takeWhile(lines, maxChars * START_SHARE)
  const tail = takeWhile(
    lines.toReversed().slice(0, lines.length - head),
    maxChars * (1 - START_SHARE),
  )
  const end = lines.length - tail
  const left = `Lines ${String(head + 1)} to ${String(end)} of ${String(lines.length)}`
  return {
    text: [...lines.slice(0, head), `(${left} are left out here.)`, ...lines.slice(end)].join('\n'),
    remark: `${left} of the transcript were too long for this model and are not considered here.`,
  }
}

function speakerOf({ speaker, role }: ScribeSegment): string {
  if (!role) return speaker === null ? '' : `${oneLine(speaker)}: `
  return speaker === null ? `(${role}) ` : `${oneLine(speaker)} (${role}): `
}

/** How many of them fit. */
function takeWhile(lines: readonly string[], maxChars: number): number {
  let chars = 0
  const over = lines.findIndex((line) => (chars += line.length + 1) > maxChars)
  return over === -1 ? lines.length : over
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
