import { factsApi } from '@chartwright/contract/facts'
import { DELETED } from '@chartwright/contract/values'
import type { FastifyInstance } from 'fastify'
import { mount, mountLong, type Gate } from '../../http/mount.ts'
import { addFact } from './add-fact.ts'
import { changeFact, deleteFact, restoreFact } from './correct-fact.ts'
import type { FactLedger } from './fact-ledger.ts'
import { readFactsSoon } from './facts.api.ts'
import type { SessionNames } from './session-names.ts'

export function factRoutes(
  app: FastifyInstance,
  gate: Gate,
  ledger: FactLedger,
  names: Pick<SessionNames, 'begin'>,
): void {
  mountLong(app, gate, factsApi.list, async ({ practitioner, params }) => {
    const { facts, isFinal } = await readFactsSoon(ledger, practitioner.id, params.id)
    return { facts, is_final: isFinal }
  })

  mount(app, gate, factsApi.add, async ({ tx, practitioner, afterCommit, params, body }) => {
    const fact = await addFact(tx, practitioner.id, params.id, body)
    afterCommit(() => names.begin(practitioner.id, params.id))
    return fact
  })

  mountLong(app, gate, factsApi.change, async ({ practitioner, params, body }) => {
    const fact = await changeFact(ledger, keyOf(practitioner.id, params), body)
    names.begin(practitioner.id, params.id)
    return fact
  })

  mountLong(app, gate, factsApi.remove, async ({ practitioner, params }) => {
    await deleteFact(ledger, keyOf(practitioner.id, params))
    names.begin(practitioner.id, params.id)
    return DELETED
  })

  mount(app, gate, factsApi.restore, async ({ tx, practitioner, afterCommit, params }) => {
    await restoreFact(tx, keyOf(practitioner.id, params))
    afterCommit(() => names.begin(practitioner.id, params.id))
    return DELETED
  })
}

function keyOf(practitionerId: string, params: { readonly id: string; readonly fact_id: string }) {
  return { practitionerId, sessionId: params.id, factId: params.fact_id }
}
