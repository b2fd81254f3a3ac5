import type { Tx } from '../../db/open.ts'
import type { StoredSegment } from './show-roles.ts'
import { findText, setHeardAgain, setText, type HeardAgain } from './transcript.queries.ts'

/** How many of these lines differ from what was heard first. */
export function countHeardAgain(lines: readonly Pick<StoredSegment, 'heard_first'>[]): number {
  return lines.filter(({ heard_first }) => typeof heard_first === 'string').length
}

/**
 * The line keeps its id, its times, its role and its first text. False if it is gone, or has
 * changed by now: then nothing happens. The caller holds the session's lock.
 */
export async function replaceHeard(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  heard: HeardAgain,
): Promise<boolean> {
  const known = await findText(tx, practitionerId, sessionId)
  if (!known) return false
  const index = await setHeardAgain(tx, practitionerId, known.id, heard)
  if (index === undefined) return false
  await setText(tx, practitionerId, known.id, replaceLine(known.text, index, heard.text))
  return true
}

/** Each non-empty line is a segment: replaces the one with this index. */
function replaceLine(whole: string, index: number, line: string): string {
  let place = -1
  return whole.replace(/[^\r\n]+/g, (before) => {
    if (before.trim() !== '') place += 1
    return before.trim() !== '' && place === index ? line : before
  })
}
