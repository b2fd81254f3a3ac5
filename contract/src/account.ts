import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Deleted } from './values.ts'

const common = { access: 'practitioner', tag: 'Accounts' } as const

/** What belongs to the practitioner as a whole: taking it along, and ending it. */
export const accountApi = {
  /** How many files all of it takes; more than one only with hours of sound. */
  exportPlan: endpoint({
    ...common,
    method: 'GET',
    path: '/api/account/export',
    action: 'prepare your data',
    response: z.object({ parts: z.int().min(1) }),
  }),
  /** A zip. The first part has everything but the sound that did not fit. */
  exportPart: endpoint({
    ...common,
    method: 'GET',
    path: '/api/account/export/file',
    action: 'download your data',
    query: z.object({ part: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: z.instanceof(Uint8Array),
    media: 'application/zip',
    errors: ['NOT_FOUND'],
  }),
  /** For good, with everything in it. The address is typed again, so that it is no slip. */
  remove: endpoint({
    ...common,
    method: 'POST',
    path: '/api/account/deletion',
    action: 'delete the account',
    body: z.object({ email: z.string('must be text').max(1_000, 'is too long') }),
    response: Deleted,
    errors: ['WRONG_ADDRESS'],
  }),
}
