import { asPractitioner } from '../../../db/as-practitioner.ts'
import { lockSession } from '../../sessions/sessions.api.ts'
import type { RecordingDeps, RecordingKey } from '../recording-deps.ts'
import { findRow, notify } from '../recordings.queries.ts'
import { completeRecording } from '../segments/apply-segments.ts'
import { nameVoices } from './name-voices.ts'
import {
  listLabels,
  listNamedLabels,
  listVoices,
  markLabelled,
  setLabels,
  type VoicedSegment,
} from './voices.queries.ts'

/**
 * Labels the speaker of each line of the session again, from all voices known by now, and completes
 * the recording if these are all. Where voices cannot be separated, lines have no label.
 */
export async function labelSpeakers(deps: RecordingDeps, key: RecordingKey): Promise<void> {
  const { db, onText } = deps
  const { practitionerId } = key
  const known = await asPractitioner(db, practitionerId, async (tx) => {
    const row = await findRow(tx, key)
    return row && { ...row, voices: await listVoices(tx, practitionerId, row.sessionId) }
  })
  if (!known) return
  const { sessionId, voices } = known
  const groups = await groupVoices(deps, voices)
  const isChanged = await asPractitioner(db, practitionerId, async (tx) => {
    if (!(await lockSession(tx, practitionerId, sessionId))) return false
    const labels = await listLabels(tx, practitionerId, sessionId)
    const named = await listNamedLabels(tx, practitionerId, sessionId)
    const changed = groups ? changesOf(voices, groups, labels, named) : new Map<string, null>()
    if (changed.size > 0) {
      await setLabels(tx, practitionerId, changed)
      await notify(tx, { kind: 'labelled', recording: key.id })
    }
    const seen = voices.filter(({ recordingId }) => recordingId === key.id).length
    await markLabelled(tx, key, seen)
    await completeRecording(tx, key, sessionId)
    return changed.size > 0
  })
  if (isChanged) onText?.(practitionerId, sessionId)
}

/** Undefined if it cannot be determined: existing labels stay. It does not hold up a recording. */
async function groupVoices(
  { log, speakers }: RecordingDeps,
  voices: readonly VoicedSegment[],
): Promise<(number | null)[] | undefined> {
  if (!speakers || voices.every(({ voice }) => voice === null)) return undefined
  try {
    return await speakers.group(voices.map(({ voice }) => voice))
  } catch (error) {
    log.warn({ err: error }, 'voices could not be grouped')
    return undefined
  }
}

/** Voices that were separated once and named by a person stay separate. */
function changesOf(
  voices: readonly VoicedSegment[],
  groups: readonly (number | null)[],
  labels: ReadonlyMap<string, string | null>,
  named: readonly string[],
): Map<string, string | null> {
  if (named.length > 0 && groups.every((group) => group === null)) return new Map()
  const lines = voices.map(({ id, voice }, at) => {
    return {
      label: labels.get(id) ?? null,
      voice: groups[at] ?? null,
      seconds: voice?.seconds ?? 0,
    }
  })
  const names = nameVoices(lines, named)
  return new Map(
    voices.flatMap(({ id }, at) => {
      const name = names[at] ?? null
      return labels.has(id) && labels.get(id) !== name ? [[id, name] as const] : []
    }),
  )
}
