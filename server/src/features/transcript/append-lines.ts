import type { Tx } from '../../db/open.ts'
import { findText, insertSpoken, insertTranscript, setText } from './transcript.queries.ts'

interface SpokenLine {
  readonly id: string
  /** One line. */
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly confidence: number | null
  readonly wordConfidence?: number[] | null
}

/**
 * Appends what was said, also after typed or pasted text. The caller holds the session's lock.
 * Without lines no transcript is created.
 */
export async function appendLines(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  lines: readonly SpokenLine[],
): Promise<void> {
  if (lines.length === 0) return
  const known = await findText(tx, practitionerId, sessionId)
  const id = known?.id ?? (await insertTranscript(tx, practitionerId, sessionId))
  const before = known?.text ?? ''
  const separator = before === '' || before.endsWith('\n') ? '' : '\n'
  const added = lines.map(({ text }) => text).join('\n')
  await insertSpoken(tx, practitionerId, id, lines)
  await setText(tx, practitionerId, id, `${before}${separator}${added}`)
}
