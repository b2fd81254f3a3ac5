import type { WritingStyle } from '@chartwright/contract/style'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { StylePreference } from '../../clinical/style/style.ts'
import type { Tx } from '../../db/open.ts'
import { notes } from '../../db/schema.ts'
import { styleLearning, styleObservations, stylePreferences } from '../../db/style-schema.ts'

export async function isLearning(tx: Tx, practitionerId: string): Promise<boolean> {
  const [row] = await tx
    .select({ isOn: styleLearning.isOn })
    .from(styleLearning)
    .where(eq(styleLearning.practitionerId, practitionerId))
  return row?.isOn ?? true
}

const observed = (condition: ReturnType<typeof sql>) => sql<number>`(
  select count(distinct o.note_id)::int from ${styleObservations} o
  join ${notes} n on n.practitioner_id = o.practitioner_id and n.id = o.note_id
  where o.practitioner_id = "style_preferences"."practitioner_id"
    and o.kind = "style_preferences"."kind" and ${condition})`
const SEEN_IN = observed(sql`o.is_edit and o.source_hash = "style_preferences"."source_hash"
  and o.target_hash = "style_preferences"."target_hash"`)
/** In notes since it was learned. */
const AGAINST =
  observed(sql`n.created_at > "style_preferences"."created_at" and ((o.source_hash = "style_preferences"."source_hash"
    and o.target_hash <> "style_preferences"."target_hash")
  or (o.is_edit and o.source_hash = "style_preferences"."target_hash"
    and o.target_hash = "style_preferences"."source_hash"))`)

/** Those neither deleted nor left out or undone more often than done. */
async function listPreferences(tx: Tx, practitionerId: string) {
  const rows = await tx
    .select({
      id: stylePreferences.id,
      kind: stylePreferences.kind,
      source: stylePreferences.source,
      target: stylePreferences.target,
      is_on: stylePreferences.isOn,
      seen_in: SEEN_IN,
      against: AGAINST,
    })
    .from(stylePreferences)
    .where(
      and(
        eq(stylePreferences.practitionerId, practitionerId),
        eq(stylePreferences.isDeleted, false),
      ),
    )
    .orderBy(asc(stylePreferences.createdAt), asc(stylePreferences.id))
  return rows.filter(({ seen_in, against, is_on }) => against <= seen_in || !is_on)
}

export async function viewStyle(tx: Tx, practitionerId: string): Promise<WritingStyle> {
  const preferences = await listPreferences(tx, practitionerId)
  return {
    is_learning: await isLearning(tx, practitionerId),
    preferences: preferences.map(({ against: _, ...shown }) => shown),
  }
}

/** What is applied: the shown preferences that are switched on. */
export async function readStyle(tx: Tx, practitionerId: string): Promise<StylePreference[]> {
  const shown = await listPreferences(tx, practitionerId)
  return shown
    .filter(({ is_on: isOn }) => isOn)
    .map(({ kind, source, target }) => ({ kind, source, target }))
}

/** When it is switched on, deleted ones may be learned again. */
export async function setLearning(tx: Tx, practitionerId: string, isOn: boolean): Promise<void> {
  const wasOn = await isLearning(tx, practitionerId)
  await tx
    .insert(styleLearning)
    .values({ practitionerId, isOn })
    .onConflictDoUpdate({ target: styleLearning.practitionerId, set: { isOn } })
  if (wasOn || !isOn) return
  await tx
    .delete(stylePreferences)
    .where(
      and(
        eq(stylePreferences.practitionerId, practitionerId),
        eq(stylePreferences.isDeleted, true),
      ),
    )
}

function isOwn(practitionerId: string, id: string) {
  return and(
    eq(stylePreferences.practitionerId, practitionerId),
    eq(stylePreferences.id, id),
    eq(stylePreferences.isDeleted, false),
  )
}

/** False if the practitioner has no such preference. */
export async function switchPreference(
  tx: Tx,
  practitionerId: string,
  id: string,
  isOn: boolean,
): Promise<boolean> {
  const set = await tx
    .update(stylePreferences)
    .set({ isOn })
    .where(isOwn(practitionerId, id))
    .returning({ id: stylePreferences.id })
  return set.length === 1
}

/** Its hashes stay, so that it is not learned again; its words are deleted. */
export async function deletePreference(tx: Tx, practitionerId: string, id: string) {
  const [gone] = await tx
    .update(stylePreferences)
    .set({ isDeleted: true, source: '', target: '' })
    .where(isOwn(practitionerId, id))
    .returning({
      kind: stylePreferences.kind,
      sourceHash: stylePreferences.sourceHash,
      targetHash: stylePreferences.targetHash,
    })
  return gone
}
