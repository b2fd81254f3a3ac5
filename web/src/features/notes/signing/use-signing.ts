import type { Note } from '@chartwright/contract/notes'
import type { Acknowledged } from '@chartwright/contract/signatures'
import { signingApi } from '@chartwright/contract/signing'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../lib/http/api-error.ts'
import { call } from '../../../lib/http/api.ts'
import { cacheNote, notesQuery } from '../notes.queries.ts'

/** Each resolves to the reason if it failed; undefined: done. */
export interface Signing {
  sign(version: number, acknowledged: Acknowledged): Promise<string | undefined>
  unsign(reason: string): Promise<string | undefined>
  addAddendum(text: string): Promise<string | undefined>
}

export function useSigning({ id, session_id }: Note): Signing {
  const client = useQueryClient()
  const run = async (calling: Promise<Note>): Promise<string | undefined> => {
    try {
      cacheNote(client, await calling)
      return undefined
    } catch (error) {
      // It may have been signed or unsigned elsewhere.
      void client.invalidateQueries(notesQuery(session_id))
      return messageOf(error)
    }
  }
  const params = { id }
  return {
    sign: (version, acknowledged) =>
      run(call(signingApi.sign, { params, body: { version, acknowledged } })),
    unsign: (reason) => run(call(signingApi.unsign, { params, body: { reason } })),
    addAddendum: (text) => run(call(signingApi.addAddendum, { params, body: { text } })),
  }
}
