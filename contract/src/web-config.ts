import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the web app must know before anybody has signed in. */
export const webConfigApi = {
  get: endpoint({
    method: 'GET',
    path: '/web-config',
    access: 'probe',
    action: 'fetch configuration',
    tag: 'Web',
    response: z.object({
      auth_url: z.string(),
      auth_anon_key: z.string(),
      google: z.boolean(),
      /** For second factors. */
      recovery_codes: z.boolean(),
      inactivity_minutes: z.number(),
      support_email: z.string(),
      support_phone: z.string(),
    }),
  }),
}
