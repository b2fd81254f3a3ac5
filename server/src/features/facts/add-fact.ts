import type { BodyOf } from '@chartwright/contract/endpoint'
import type { Fact, factsApi } from '@chartwright/contract/facts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { newId } from '../../lib/ids.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Anchor } from './correction.ts'
import { saveCorrection } from './facts.queries.ts'
import type { Line } from './show-heard.ts'

/**
 * A fact that nobody said, or that was not heard; with the words that it is based on, if there are
 * any.
 */
export async function addFact(
  tx: Tx,
  practitionerId: string,
  sessionId: string,
  { fact, said }: BodyOf<typeof factsApi.add>,
): Promise<Fact> {
  if (!(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Session not found.')
  }
  const lines = said ? await listSegmentsOfSession(tx, practitionerId, sessionId) : []
  const anchor = said
    ? checked({ segmentId: said.segment_id, from: said.from, to: said.to }, lines)
    : null
  const correction = {
    factId: newId(),
    wasHeard: false,
    heard: null,
    content: fact,
    isDeleted: false,
    anchor,
  }
  await saveCorrection(tx, practitionerId, sessionId, correction)
  const [added] = applyCorrections([], [correction], lines)
  if (!added) throw new Error('an added fact is not shown')
  return added
}

function checked(anchor: Anchor, lines: readonly Line[]): Anchor {
  const line = lines.find(({ id }) => id === anchor.segmentId)
  if (!line) throw new AppError('NOT_FOUND', 'Line not found.')
  if (anchor.from >= anchor.to || anchor.to > line.text.length) {
    throw new AppError('INVALID_REQUEST', 'said: must be words of the line.')
  }
  return anchor
}
