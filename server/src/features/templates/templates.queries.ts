import type { Template, TemplateType, TemplateWrite } from '@chartwright/contract/templates'
import { and, asc, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { practitioners, templates } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import type { DefaultTemplate } from './default-template.ts'

const columns = {
  id: templates.id,
  template_title: templates.title,
  template_description: templates.description,
  template_type: templates.type,
  template_text: templates.text,
  icon: templates.icon,
  is_default: templates.isDefault,
  is_own: sql<boolean>`coalesce(${templates.practitionerId} = app_practitioner_id(), false)`,
  shared_by: templates.sharedBy,
  created_at: templates.createdAt,
  updated_at: templates.updatedAt,
}

function isOwn(practitionerId: string) {
  return eq(templates.practitionerId, practitionerId)
}

function onWire<T extends { created_at: Date; updated_at: Date }>(row: T) {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Defaults first, in their own order, then the practitioner's own, newest first. */
export async function listTemplates(
  tx: Tx,
  practitionerId: string,
  type?: TemplateType,
): Promise<Template[]> {
  const rows = await tx
    .select(columns)
    .from(templates)
    .where(
      and(
        or(isOwn(practitionerId), templates.isDefault),
        type === undefined ? undefined : eq(templates.type, type),
      ),
    )
    .orderBy(
      desc(templates.isDefault),
      sql`case when ${templates.isDefault} then ${templates.id} end`,
      desc(templates.createdAt),
      asc(templates.id),
    )
  return rows.map(onWire)
}

/** What the other practitioners offer, newest first. */
export async function listCommunity(tx: Tx, practitionerId: string): Promise<Template[]> {
  const rows = await tx
    .select(columns)
    .from(templates)
    .where(and(isNotNull(templates.sharedBy), ne(templates.practitionerId, practitionerId)))
    .orderBy(desc(templates.createdAt), asc(templates.id))
  return rows.map(onWire)
}

/** Undefined if the template is missing or not visible to this practitioner. */
export async function findTemplate(
  tx: Tx,
  practitionerId: string,
  templateId: string,
): Promise<Template | undefined> {
  const isVisible = or(isOwn(practitionerId), templates.isDefault, isNotNull(templates.sharedBy))
  const [row] = await tx
    .select(columns)
    .from(templates)
    .where(and(isVisible, eq(templates.id, templateId)))
  return row && onWire(row)
}

async function fieldsOf(tx: Tx, practitionerId: string, given: TemplateWrite) {
  return {
    title: given.template_title,
    description: given.template_description,
    type: given.template_type,
    text: given.template_text,
    icon: given.icon ?? null,
    sharedBy: given.is_shared ? await nameOf(tx, practitionerId) : null,
  }
}

async function nameOf(tx: Tx, practitionerId: string): Promise<string> {
  const [row] = await tx
    .select({ name: practitioners.name })
    .from(practitioners)
    .where(eq(practitioners.id, practitionerId))
  return row?.name ?? ''
}

export async function insertTemplate(
  tx: Tx,
  practitionerId: string,
  given: TemplateWrite,
): Promise<Template> {
  const fields = await fieldsOf(tx, practitionerId, given)
  const [row] = await tx
    .insert(templates)
    .values({ ...fields, id: newId(), practitionerId })
    .returning(columns)
  if (!row) throw new Error('the insert returned nothing')
  return onWire(row)
}

/** Undefined if this practitioner has no such template. */
export async function updateTemplate(
  tx: Tx,
  practitionerId: string,
  templateId: string,
  given: TemplateWrite,
): Promise<Template | undefined> {
  const fields = await fieldsOf(tx, practitionerId, given)
  const [row] = await tx
    .update(templates)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(isOwn(practitionerId), eq(templates.id, templateId)))
    .returning(columns)
  return row && onWire(row)
}

/** False if this practitioner has no such template. */
export async function removeTemplate(
  tx: Tx,
  practitionerId: string,
  templateId: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(templates)
    .where(and(isOwn(practitionerId), eq(templates.id, templateId)))
  return rowCount === 1
}

/** As the owner of the tables; a template that is up to date is not written. */
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
        updatedAt: sql`now()`,
      },
      setWhere: sql`(${templates.title}, ${templates.description}, ${templates.type}, ${templates.text}, ${templates.icon})
        is distinct from (excluded.template_title, excluded.template_description, excluded.template_type, excluded.template_text, excluded.icon)`,
    })
}
