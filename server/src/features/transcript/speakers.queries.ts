import { and, eq, sql } from 'drizzle-orm'
import type { KnownRole } from '../../clinical/roles/role.ts'
import type { Tx } from '../../db/open.ts'
import { transcriptSegments, transcriptSpeakers } from '../../db/schema.ts'

/** What a person says about a voice; omitted fields are unchanged. */
export interface SaidOfVoice {
  readonly name?: string | null
  readonly role?: KnownRole | null
}

/** The voice of a line, 'Speaker 2', and all voices that a person has given its name; none without one. */
export async function listVoicesOfLine(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  lineId: string,
): Promise<string[]> {
  const [line] = await tx
    .select({ label: transcriptSegments.speaker })
    .from(transcriptSegments)
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
        eq(transcriptSegments.id, lineId),
      ),
    )
  if (line?.label == null) return []
  const said = await tx
    .select({ label: transcriptSpeakers.label, name: transcriptSpeakers.name })
    .from(transcriptSpeakers)
    .where(
      and(
        eq(transcriptSpeakers.practitionerId, practitionerId),
        eq(transcriptSpeakers.transcriptId, transcriptId),
      ),
    )
  const own = said.find(({ label }) => label === line.label)?.name ?? null
  const alike = said.flatMap(({ label, name }) => (own !== null && name === own ? label : []))
  return [...new Set([line.label, ...alike])]
}

export async function sayOfVoices(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  labels: readonly string[],
  said: SaidOfVoice,
): Promise<void> {
  await tx
    .insert(transcriptSpeakers)
    .values(labels.map((label) => ({ practitionerId, transcriptId, label, ...said })))
    .onConflictDoUpdate({
      target: [transcriptSpeakers.transcriptId, transcriptSpeakers.label],
      set: said,
    })
}

/** What was set for single lines of these voices no longer counts. */
export async function clearRoles(
  tx: Tx,
  practitionerId: string,
  transcriptId: string,
  labels: readonly string[],
): Promise<void> {
  await tx
    .update(transcriptSegments)
    .set({ role: null })
    .where(
      and(
        eq(transcriptSegments.practitionerId, practitionerId),
        eq(transcriptSegments.transcriptId, transcriptId),
        sql`${transcriptSegments.speaker} = any(${sql.param([...labels])}::text[])`,
      ),
    )
}
