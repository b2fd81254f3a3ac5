import type { UnfilledPlace } from '@chartwright/contract/signatures'
import { blocksOf } from '../../../lib/note-blocks.ts'
import { findBlanks } from '../../evidence/evidence.api.ts'

const AROUND_CHARS = 40

/** The places of a note that nobody has filled in, in order. */
export function findUnfilled(html: string): UnfilledPlace[] {
  let section: string | null = null
  return blocksOf(html).flatMap(({ isHeading, text }) => {
    if (isHeading) section = text
    return findBlanks(text).map((place) => ({ section, text: excerpt(text, place) }))
  })
}

/** Whole words, with an ellipsis where some are left out. */
function excerpt(line: string, { start, end }: { start: number; end: number }): string {
  const before = line.slice(0, start)
  const after = line.slice(end)
  const shownBefore =
    before.length > AROUND_CHARS ? `…${before.slice(-AROUND_CHARS).replace(/^\S*/, '')}` : before
  const shownAfter =
    after.length > AROUND_CHARS ? `${after.slice(0, AROUND_CHARS).replace(/\S*$/, '')}…` : after
  return `${shownBefore}${line.slice(start, end)}${shownAfter}`
}
