import { z } from 'zod'
import { ask, requireSuccess } from '../post-safely.ts'
import { readToken } from '../read-token.ts'
import { DeliveryError, type RecordSystem } from '../record.ts'
import { markOf, SOAP_FIELDS, soapOf } from './soap-fields.ts'

export interface OpenEmrOptions {
  /** As in 'https://emr.clinic.example'. */
  readonly baseUrl: string
  readonly site: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly username: string
  readonly password: string
  readonly scope: string
  readonly timeoutMs: number
}

/** Of numbers or of texts of them, whichever release it is. */
const RowNumber = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,18}$/))
const Row = z.looseObject({ id: RowNumber })
const Rows = z.array(Row)
const Taken = z.object({ sid: RowNumber })

/** `POST …/encounter/:eid/soap_note` of its standard API, signed in as a user of it. */
export function openEmr(options: OpenEmrOptions): RecordSystem {
  const { baseUrl, site, timeoutMs } = options
  const signIn = (signal: AbortSignal) =>
    readToken(`${baseUrl}/oauth2/${site}/token`, tokenForm(options), { signal, timeoutMs })
  return {
    name: 'openemr',
    host: new URL(baseUrl).host,
    async send(note, signal) {
      if (!note.target) throw new DeliveryError('not_found')
      const { patient, encounter } = note.target
      const token = await signIn(signal)
      const url = `${baseUrl}/apis/${site}/api/patient/${encodeURIComponent(patient)}/encounter/${encodeURIComponent(encounter)}/soap_note`
      const common = { url, signal, timeoutMs }
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
      const there = await ask({ ...common, method: 'GET', headers })
      // An encounter without one answers 404 in some releases.
      if (there.status !== 404) requireSuccess(there)
      const known = findMarked(there.json, markOf(note.deliveryId))
      if (known !== undefined) return `soap_note/${known}`
      const answer = await ask({
        ...common,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(soapOf(note)),
      })
      requireSuccess(answer)
      const taken = Taken.safeParse(dataOf(answer.json))
      if (!taken.success) throw new DeliveryError('bad_answer')
      return `soap_note/${taken.data.sid}`
    },
    async check(signal) {
      await signIn(signal)
    },
  }
}

function findMarked(json: unknown, mark: string): string | undefined {
  const rows = Rows.safeParse(dataOf(json))
  const found = rows.data?.find((row) =>
    SOAP_FIELDS.some((field) => {
      const text = row[field]
      return typeof text === 'string' && text.includes(mark)
    }),
  )
  return found?.id
}

/** Some releases put the answer into an envelope. */
function dataOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'data' in json ? json.data : json
}

function tokenForm(options: OpenEmrOptions): Record<string, string> {
  const { clientId, clientSecret, username, password, scope } = options
  return {
    grant_type: 'password',
    client_id: clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    scope,
    user_role: 'users',
    username,
    password,
  }
}
