import { SNIPPETS_MAX } from '@chartwright/contract/limits'
import { snippetsApi } from '@chartwright/contract/snippets'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { changeSnippet } from './change-snippet.ts'
import { countSnippets, deleteSnippet, insertSnippet, listSnippets } from './snippets.queries.ts'
import { shortcutTaken } from './shortcut-taken.ts'

const FULL = `There is room for ${String(SNIPPETS_MAX)} snippets. Please delete some first.`

export function snippetRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, snippetsApi.list, ({ tx, practitioner }) => listSnippets(tx, practitioner.id))

  mount(app, gate, snippetsApi.add, async ({ tx, practitioner, body }) => {
    if ((await countSnippets(tx, practitioner.id)) >= SNIPPETS_MAX) {
      throw new AppError('CONFLICT', FULL)
    }
    const added = await insertSnippet(tx, practitioner.id, body)
    if (!added) throw shortcutTaken()
    return added
  })

  mount(app, gate, snippetsApi.update, ({ tx, practitioner, params, body }) =>
    changeSnippet(tx, practitioner.id, params.id, body),
  )

  mount(app, gate, snippetsApi.remove, async ({ tx, practitioner, params }) => {
    if (await deleteSnippet(tx, practitioner.id, params.id)) return DELETED
    throw new AppError('NOT_FOUND', 'Snippet not found.')
  })
}
