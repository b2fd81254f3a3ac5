import type { Stretch } from '../../reading/find-mentions.ts'

/** Of a recogniser's line without marks, as far as a clause reaches. */
const MOST_CHARS = 160
/** A dot between figures, as the recogniser writes them too ('seven . five'), or after a title ends nothing. */
const END =
  /[?!;]|(?<!\b(?:dr|mr|mrs|ms)\s?)(?<!\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\s(?=\.\s(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b))(?<!\.)\.(?!\d|\.)/gi

/** The part of its sentence before a stretch, and the part after it. */
export function sentenceAround(
  text: string,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): { before: string; after: string } {
  const start = Math.max(0, from - MOST_CHARS)
  // With the words of the stretch itself, so that a number which goes on behind it is seen.
  const ends = [...text.slice(start, to + MOST_CHARS).matchAll(END)].map(
    ({ index }) => start + index,
  )
  const lastEnd = ends.findLast((end) => end < from)
  const firstEnd = ends.find((end) => end >= to)
  return {
    before: text.slice(lastEnd === undefined ? start : lastEnd + 1, from),
    after: text.slice(to, firstEnd ?? to + MOST_CHARS),
  }
}
