import type { Snippet, SnippetDraft } from '@chartwright/contract/snippets'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { snippets } from '../../db/snippet-schema.ts'
import { newId } from '../../lib/ids.ts'

const columns = {
  id: snippets.id,
  shortcut: snippets.shortcut,
  text: snippets.text,
  created_at: snippets.createdAt,
}

interface Row extends SnippetDraft {
  readonly id: string
  readonly created_at: Date
}

const view = (row: Row): Snippet => ({ ...row, created_at: row.created_at.toISOString() })

function isOwn(practitionerId: string, snippetId: string) {
  return and(eq(snippets.practitionerId, practitionerId), eq(snippets.id, snippetId))
}

/** Sorted by shortcut. */
export async function listSnippets(tx: Tx, practitionerId: string): Promise<Snippet[]> {
  const rows = await tx
    .select(columns)
    .from(snippets)
    .where(eq(snippets.practitionerId, practitionerId))
    .orderBy(asc(snippets.shortcut))
  return rows.map(view)
}

export async function countSnippets(tx: Tx, practitionerId: string): Promise<number> {
  return tx.$count(snippets, eq(snippets.practitionerId, practitionerId))
}

/** Undefined if the shortcut is taken. */
export async function insertSnippet(
  tx: Tx,
  practitionerId: string,
  draft: SnippetDraft,
): Promise<Snippet | undefined> {
  const [row] = await tx
    .insert(snippets)
    .values({ id: newId(), practitionerId, ...draft })
    .onConflictDoNothing()
    .returning(columns)
  return row && view(row)
}

/** Undefined if the snippet is missing or another practitioner's. */
export async function updateSnippet(
  tx: Tx,
  practitionerId: string,
  snippetId: string,
  draft: SnippetDraft,
): Promise<Snippet | undefined> {
  const [row] = await tx
    .update(snippets)
    .set(draft)
    .where(isOwn(practitionerId, snippetId))
    .returning(columns)
  return row && view(row)
}

/** False if the practitioner has no such snippet. */
export async function deleteSnippet(
  tx: Tx,
  practitionerId: string,
  snippetId: string,
): Promise<boolean> {
  const gone = await tx
    .delete(snippets)
    .where(isOwn(practitionerId, snippetId))
    .returning({ id: snippets.id })
  return gone.length === 1
}

const UNIQUE_VIOLATION = '23505'

/** Two windows may save at the same time: the database decides. */
export function isShortcutTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
