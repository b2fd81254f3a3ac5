import { listenScripted, type Answer, type Asked, type StandIn } from './listen-scripted.ts'

export interface OpenEmrStandIn extends StandIn {
  readonly notes: Record<string, string>[]
}

export const EMR = {
  clientId: 'emr-client',
  clientSecret: 'emr-secret',
  username: 'scribe',
  password: 'pass & word',
  scope: 'openid api:oemr user/soap_note.read user/soap_note.write',
} as const
const FIELDS = ['assessment', 'objective', 'plan', 'subjective']

/** As its documentation of authentication and of the standard API describes it. */
export async function openOpenEmrStandIn(): Promise<OpenEmrStandIn> {
  const notes: Record<string, string>[] = []
  const isWork = ({ path, method }: Asked) => path.endsWith('/soap_note') && method === 'POST'
  const server = await listenScripted(isWork, async (asked, complain) => {
    if (asked.path === '/oauth2/default/token') return giveToken(asked, complain)
    if (asked.headers.authorization !== 'Bearer emr-token') return { status: 401 }
    if (asked.path !== '/apis/default/api/patient/7/encounter/21/soap_note') return { status: 404 }
    if (asked.method === 'GET')
      return notes.length === 0 ? { status: 404 } : { status: 200, json: notes }
    return take(asked, complain)
  })

  function giveToken({ headers, body }: Asked, complain: (what: string) => Answer): Answer {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') return complain('no form')
    const {
      grant_type: grant,
      client_id,
      client_secret,
      user_role: role,
      ...rest
    } = Object.fromEntries(new URLSearchParams(body))
    if (grant !== 'password' || role !== 'users') return complain('another grant')
    if (client_id !== EMR.clientId || client_secret !== EMR.clientSecret)
      return complain('another client')
    const { username, password, scope } = EMR
    if (JSON.stringify(rest) !== JSON.stringify({ scope, username, password }))
      return complain('another user')
    return {
      status: 200,
      json: { access_token: 'emr-token', token_type: 'Bearer', expires_in: 3600 },
    }
  }

  function take({ headers, body }: Asked, complain: (what: string) => Answer): Answer {
    if (headers['content-type'] !== 'application/json') return complain('no JSON')
    const note = JSON.parse(body) as Record<string, string>
    if (JSON.stringify(Object.keys(note).sort()) !== JSON.stringify(FIELDS))
      return complain('other fields')
    notes.push({ ...note, id: String(notes.length + 1) })
    return { status: 201, json: { sid: notes.length, fid: 40 + notes.length } }
  }

  return { ...server, notes }
}
