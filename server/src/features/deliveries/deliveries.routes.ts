import { deliveriesApi } from '@chartwright/contract/deliveries'
import type { FastifyInstance } from 'fastify'
import { recordEntry } from '../../db/audit.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { newId } from '../../lib/ids.ts'
import type { RecordSystem } from '../../providers/record/record.ts'
import { findNote } from '../notes/notes.api.ts'
import { listDeliveries, orderDelivery, queueDelivery } from './deliveries.queries.ts'

const notFound = () => new AppError('NOT_FOUND', 'Note not found.')

/** 'Send to the record'. */
export function deliveryRoutes(
  app: FastifyInstance,
  gate: Gate,
  systems: readonly RecordSystem[],
): void {
  mount(app, gate, deliveriesApi.list, async ({ tx, practitioner, params }) => {
    if (!(await findNote(tx, practitioner.id, params.id))) throw notFound()
    return {
      systems: systems.map(({ name: system, host }) => ({ system, host })),
      deliveries: await listDeliveries(tx, practitioner.id, params.id),
    }
  })

  mount(app, gate, deliveriesApi.send, async ({ tx, practitioner, params, body }) => {
    const note = await findNote(tx, practitioner.id, params.id)
    if (!note) throw notFound()
    if (!systems.some(({ name }) => name === body.system))
      throw new AppError('INVALID_REQUEST', 'This record system is not set up here.')
    if (!note.signature) throw new AppError('NOTE_NOT_SIGNED')
    const { delivery, isToSend } = await queueDelivery(tx, practitioner.id, {
      id: newId(),
      noteId: note.id,
      signatureId: note.signature.id,
      addenda: note.addenda.length,
      system: body.system,
      remotePatient: body.remote_patient ?? null,
      remoteEncounter: body.remote_encounter ?? null,
    })
    if (isToSend) {
      await orderDelivery(tx, delivery.id)
      await recordEntry(tx, {
        practitionerId: practitioner.id,
        what: 'note_queued_for_record',
        objectIds: [note.id, delivery.id],
        details: { system: body.system },
      })
    }
    return delivery
  })
}
