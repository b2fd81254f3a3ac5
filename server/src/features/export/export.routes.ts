import { accountApi } from '@chartwright/contract/auth'
import type { FastifyInstance } from 'fastify'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { AppError } from '../../http/app-error.ts'
import { mount, mountDownload, type Gate } from '../../http/mount.ts'
import { createSlots, holding } from '../../http/slots.ts'
import { listKeptSound } from './export.queries.ts'
import { listFiles } from './list-files.ts'
import { partsOf, planAudio } from './plan-audio.ts'
import { zipFiles } from './zip-files.ts'

/** 'Download my data'. */
export function exportRoutes(app: FastifyInstance, gate: Gate): void {
  const slots = createSlots(1)

  mount(app, gate, accountApi.exportPlan, async ({ tx, practitioner }) => ({
    parts: partsOf(planAudio(await listKeptSound(tx, practitioner.id))),
  }))

  mountDownload(app, gate, accountApi.exportPart, async ({ practitioner, query, signal }) => {
    const { part } = query
    const kept = await asPractitioner(gate.db, practitioner.id, (tx) =>
      listKeptSound(tx, practitioner.id),
    )
    const sound = planAudio(kept)
    if (part > partsOf(sound)) throw new AppError('NOT_FOUND', 'There is no such part.')
    const release = slots.take(practitioner.id)
    signal.addEventListener('abort', release)
    const madeAt = new Date()
    const options = { db: gate.db, practitionerId: practitioner.id, sound, part, madeAt, signal }
    const day = madeAt.toISOString().slice(0, 10)
    const name = partsOf(sound) === 1 ? day : `${day}-part-${String(part)}`
    return {
      fileName: `chartwright-${name}.zip`,
      bytes: holding(release, zipFiles(listFiles(options))),
    }
  })
}
