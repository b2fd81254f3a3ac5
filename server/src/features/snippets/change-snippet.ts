import type { Snippet, SnippetDraft } from '@chartwright/contract/snippets'
import type { Tx } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { shortcutTaken } from './shortcut-taken.ts'
import { isShortcutTaken, updateSnippet } from './snippets.queries.ts'

/** Throws NOT_FOUND, and CONFLICT if another snippet has the shortcut. */
export async function changeSnippet(
  tx: Tx,
  practitionerId: string,
  snippetId: string,
  draft: SnippetDraft,
): Promise<Snippet> {
  const saved = await updateSnippet(tx, practitionerId, snippetId, draft).catch(
    (error: unknown) => {
      throw isShortcutTaken(error) ? shortcutTaken() : error
    },
  )
  if (!saved) throw new AppError('NOT_FOUND', 'Snippet not found.')
  return saved
}
