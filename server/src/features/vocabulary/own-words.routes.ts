import { OWN_WORDS_MAX } from '@chartwright/contract/limits'
import { DELETED } from '@chartwright/contract/values'
import { vocabularyApi } from '@chartwright/contract/vocabulary'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import {
  countOwnWords,
  deleteOwnWord,
  findOwnWord,
  insertOwnWord,
  listOwnWords,
} from './own-words.queries.ts'

const FULL = `A vocabulary has at most ${String(OWN_WORDS_MAX)} words. Please remove some first.`

export function ownWordRoutes(app: FastifyInstance, gate: Gate): void {
  mount(app, gate, vocabularyApi.list, ({ tx, practitioner }) => listOwnWords(tx, practitioner.id))

  mount(app, gate, vocabularyApi.add, async ({ tx, practitioner, body }) => {
    const text = body.text.replace(/\s+/g, ' ')
    const known = await findOwnWord(tx, practitioner.id, text)
    if (known) return known
    if ((await countOwnWords(tx, practitioner.id)) >= OWN_WORDS_MAX) {
      throw new AppError('CONFLICT', FULL)
    }
    await insertOwnWord(tx, practitioner.id, text)
    const added = await findOwnWord(tx, practitioner.id, text)
    if (!added) throw new Error('the word is gone in its own transaction')
    return added
  })

  mount(app, gate, vocabularyApi.remove, async ({ tx, practitioner, params }) => {
    if (await deleteOwnWord(tx, practitioner.id, params.id)) return DELETED
    throw new AppError('NOT_FOUND', 'Word not found.')
  })
}
