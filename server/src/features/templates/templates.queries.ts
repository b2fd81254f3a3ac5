import type { Template } from '@chartwright/contract/templates'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { templates } from '../../db/schema.ts'
import type { DefaultTemplate } from './default-template.ts'

const columns = {
  id: templates.id,
  template_title: templates.title,
  template_description: templates.description,
  template_type: templates.type,
  template_text: templates.text,
  icon: templates.icon,
  is_default: templates.isDefault,
  created_at: templates.createdAt,
}

function visibleTo(practitionerId: string) {
  return or(eq(templates.practitionerId, practitionerId), templates.isDefault)
}

function onWire<T extends { created_at: Date }>(row: T) {
  return { ...row, created_at: row.created_at.toISOString() }
}

/** Defaults first, in their own order, then the practitioner's own, newest first. */
export async function listTemplates(tx: Tx, practitionerId: string): Promise<Template[]> {
  const rows = await tx
    .select(columns)
    .from(templates)
    .where(visibleTo(practitionerId))
    .orderBy(
      desc(templates.isDefault),
      sql`case when ${templates.isDefault} then ${templates.id} end`,
      desc(templates.createdAt),
      asc(templates.id),
    )
  return rows.map(onWire)
}

/** Undefined for what this practitioner may not see as for none. */
export async function findTemplate(
  tx: Tx,
  practitionerId: string,
  templateId: string,
): Promise<Template | undefined> {
  const [row] = await tx
    .select(columns)
    .from(templates)
    .where(and(visibleTo(practitionerId), eq(templates.id, templateId)))
  return row && onWire(row)
}

/** As the owner of the tables; a template that is as it should be is not written. */
export async function putDefaultTemplates(
  tx: Tx,
  defaults: readonly DefaultTemplate[],
): Promise<void> {
  const fresh = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(templates)
    .values(defaults.map((template) => ({ ...template, isDefault: true })))
    .onConflictDoUpdate({
      target: templates.id,
      set: {
        title: fresh('template_title'),
        description: fresh('template_description'),
        type: fresh('template_type'),
        text: fresh('template_text'),
        icon: fresh('icon'),
      },
      setWhere: sql`(${templates.title}, ${templates.description}, ${templates.type}, ${templates.text}, ${templates.icon})
        is distinct from (excluded.template_title, excluded.template_description, excluded.template_type, excluded.template_text, excluded.icon)`,
    })
}
