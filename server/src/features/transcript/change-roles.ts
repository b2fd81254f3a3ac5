import type { RoleChange, Transcript } from '@chartwright/contract/transcript'
import { guessRoles, sameLabel } from '../../clinical/roles/guess-roles.ts'
import { otherRole, type KnownRole } from '../../clinical/roles/role.ts'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSession } from '../sessions/sessions.api.ts'
import type { StoredSegment } from './show-roles.ts'
import { clearRoles, listVoicesOfLine, sayOfVoices } from './speakers.queries.ts'
import { findSessionOf, findTranscript, listSegments, setRoles } from './transcript.queries.ts'

/** Under the session's lock, like every write to its transcript: a swap reads before it writes. */
export async function changeRoles(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  change: RoleChange,
): Promise<Transcript> {
  const sessionId = await findSessionOf(tx, practitionerId, transcriptId)
  if (sessionId === undefined || !(await lockSession(tx, practitionerId, sessionId))) {
    throw new AppError('NOT_FOUND', 'Transcript not found.')
  }
  if (change.scope === 'name') {
    await nameVoice(tx, practitionerId, transcriptId, change)
  } else if (!(await changeVoices(tx, practitionerId, transcriptId, change))) {
    const segments = await listSegments(tx, practitionerId, transcriptId)
    await setRoles(tx, practitionerId, transcriptId, rolesAfter(segments, change))
  }
  const transcript = await findTranscript(tx, practitionerId, { id: transcriptId })
  if (!transcript) throw new Error('the transcript is gone in its own transaction')
  return transcript
}

type Naming = Extract<RoleChange, { scope: 'name' }>

async function nameVoice(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  { segment_id: lineId, name }: Naming,
): Promise<void> {
  const [own] = await listVoicesOfLine(tx, practitionerId, transcriptId, lineId)
  if (own === undefined) throw new AppError('NOT_FOUND', 'Speaker not found.')
  await sayOfVoices(tx, practitionerId, transcriptId, [own], { name })
}

/** True if the change concerns a voice, and therefore also applies to later lines. */
async function changeVoices(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  change: Exclude<RoleChange, Naming>,
): Promise<boolean> {
  if (change.scope !== 'speaker') return false
  const labels = await listVoicesOfLine(tx, practitionerId, transcriptId, change.segment_id)
  if (labels.length === 0) return false
  await clearRoles(tx, practitionerId, transcriptId, labels)
  await sayOfVoices(tx, practitionerId, transcriptId, labels, { role: change.role })
  return true
}

function rolesAfter(
  segments: readonly StoredSegment[],
  change: Exclude<RoleChange, Naming>,
): Map<string, KnownRole | null> {
  if (change.scope === 'swap') return swapped(segments)
  const chosen = segments.find(({ id }) => id === change.segment_id)
  if (!chosen) throw new AppError('NOT_FOUND', 'Line not found.')
  const isMeant =
    change.scope === 'line' ? (line: StoredSegment) => line === chosen : sameLabel(chosen)
  return new Map(segments.filter(isMeant).map(({ id }) => [id, change.role]))
}

/** Unknown roles stay unknown. */
function swapped(segments: readonly StoredSegment[]): Map<string, KnownRole> {
  const roles = guessRoles(segments)
  return new Map(
    segments.flatMap(({ id }, at) => {
      const role = roles[at] ?? 'unsure'
      return role === 'unsure' || role === 'other' ? [] : [[id, otherRole(role)] as const]
    }),
  )
}
