import { styleApi } from '@chartwright/contract/style'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { mount, type Gate } from '../../http/mount.ts'
import { forgetObservations } from './observations.queries.ts'
import { deletePreference, setLearning, switchPreference, viewStyle } from './style.queries.ts'

export function styleRoutes(app: FastifyInstance, gate: Gate): void {
  const notFound = () => new AppError('NOT_FOUND', 'Preference not found.')

  mount(app, gate, styleApi.get, ({ tx, practitioner }) => viewStyle(tx, practitioner.id))

  mount(app, gate, styleApi.setLearning, async ({ tx, practitioner, body }) => {
    await setLearning(tx, practitioner.id, body.is_learning)
    return viewStyle(tx, practitioner.id)
  })

  mount(app, gate, styleApi.set, async ({ tx, practitioner, params, body }) => {
    if (!(await switchPreference(tx, practitioner.id, params.id, body.is_on))) throw notFound()
    return viewStyle(tx, practitioner.id)
  })

  mount(app, gate, styleApi.remove, async ({ tx, practitioner, params }) => {
    const gone = await deletePreference(tx, practitioner.id, params.id)
    if (!gone) throw notFound()
    await forgetObservations(tx, practitioner.id, gone)
    return DELETED
  })
}
