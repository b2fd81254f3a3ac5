import type { Settings } from '@chartwright/contract/settings'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitionerSettings } from '../../db/schema.ts'

export async function readSettings(tx: Tx, practitionerId: string): Promise<Settings> {
  const [row] = await tx
    .select({ default_template_id: practitionerSettings.defaultTemplateId })
    .from(practitionerSettings)
    .where(eq(practitionerSettings.practitionerId, practitionerId))
  return row ?? { default_template_id: null }
}

export async function putSettings(
  tx: Tx,
  practitionerId: string,
  { default_template_id: defaultTemplateId }: Settings,
): Promise<void> {
  await tx
    .insert(practitionerSettings)
    .values({ practitionerId, defaultTemplateId })
    .onConflictDoUpdate({
      target: practitionerSettings.practitionerId,
      set: { defaultTemplateId },
    })
}
