import type { Note } from '@chartwright/contract/notes'
import { signingApi } from '@chartwright/contract/signing'
import type { FastifyInstance } from 'fastify'
import { recordEntry } from '../../../db/audit.ts'
import type { Tx } from '../../../db/open.ts'
import { AppError } from '../../../http/app-error.ts'
import { mount, mountLong, type Gate } from '../../../http/mount.ts'
import { newId } from '../../../lib/ids.ts'
import { findNote } from '../notes.queries.ts'
import { checkNote, notFound, type SigningDeps } from './check-note.ts'
import { refusedBySignature } from './refused-by-signature.ts'
import { sha256, signNote } from './sign-note.ts'
import { getSigner, insertAddendum, withdrawSignature } from './signatures.queries.ts'

export function signingRoutes(app: FastifyInstance, gate: Gate, deps: SigningDeps): void {
  mountLong(app, gate, signingApi.check, ({ practitioner, params }) =>
    checkNote(deps, practitioner.id, params.id),
  )

  mountLong(app, gate, signingApi.sign, ({ practitioner, params, body }) =>
    signNote(deps, practitioner.id, params.id, body),
  )

  mount(app, gate, signingApi.unsign, async ({ tx, practitioner, params, body }) => {
    const { name } = await getSigner(tx, practitioner.id)
    await getSigned(tx, practitioner.id, params.id)
    const by = { name, reason: body.reason }
    const signatureId = await withdrawSignature(tx, practitioner.id, params.id, by)
    if (signatureId === undefined) throw new AppError('NOTE_NOT_SIGNED')
    await recordEntry(tx, {
      practitionerId: practitioner.id,
      what: 'note_unsigned',
      objectIds: [params.id, signatureId],
    })
    return getNote(tx, practitioner.id, params.id)
  })

  mount(app, gate, signingApi.addAddendum, async ({ tx, practitioner, params, body }) => {
    const { name, role } = await getSigner(tx, practitioner.id)
    const { signature } = await getSigned(tx, practitioner.id, params.id)
    const addendum = {
      id: newId(),
      noteId: params.id,
      signatureId: signature.id,
      text: body.text,
      signerName: name,
      signerRole: role,
      contentSha256: sha256(body.text),
    }
    await refusedBySignature(insertAddendum(tx, practitioner.id, addendum))
    await recordEntry(tx, {
      practitionerId: practitioner.id,
      what: 'note_addendum_signed',
      objectIds: [params.id, addendum.id],
      details: { sha256: addendum.contentSha256 },
    })
    return getNote(tx, practitioner.id, params.id)
  })
}

async function getNote(tx: Tx, practitionerId: string, noteId: string): Promise<Note> {
  const note = await findNote(tx, practitionerId, noteId)
  if (!note) throw notFound()
  return note
}

type SignedNote = Note & { readonly signature: NonNullable<Note['signature']> }

async function getSigned(tx: Tx, practitionerId: string, noteId: string): Promise<SignedNote> {
  const note = await getNote(tx, practitionerId, noteId)
  const { signature } = note
  if (!signature) throw new AppError('NOTE_NOT_SIGNED')
  return { ...note, signature }
}
