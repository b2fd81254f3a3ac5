import type { Stretch } from '../reading/find-mentions.ts'

/** Of a recogniser's line without marks, as far as a clause reaches. */
const MOST_CHARS = 160
/** A dot between figures, as the recogniser writes them too ('seven . five'), or after a title ends nothing. */
const END =
  /[?!;]|(?<!\b(?:dr|mr|mrs|ms)\s?)(?<!\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred)\s(?=\.\s(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b))\.(?!\d)/gi

/** The part of its sentence before a stretch, and the part after it. */
export function sentenceAround(
  text: string,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): { before: string; after: string } {
  const before = text.slice(Math.max(0, from - MOST_CHARS), from)
  const after = text.slice(to, to + MOST_CHARS)
  const lastEnd = [...before.matchAll(END)].at(-1)
  const firstEnd = after.search(END)
  return {
    before: lastEnd ? before.slice(lastEnd.index + 1) : before,
    after: firstEnd < 0 ? after : after.slice(0, firstEnd),
  }
}
