import type { FastifyInstance } from 'fastify'

export interface AuthAnswer {
  readonly status: number
  readonly error: string | undefined
  readonly body: Record<string, unknown>
  readonly headers: Record<string, unknown>
}

/** Plain calls to /auth/v1, without the published client. */
export function authCalls(app: FastifyInstance) {
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, token, ip }: { body?: object; token?: string; ip?: string } = {},
  ): Promise<AuthAnswer> {
    const response = await app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
      ...(ip !== undefined && { remoteAddress: ip }),
    })
    const isJson = response.body.startsWith('{')
    const answer = isJson ? response.json<Record<string, unknown>>() : {}
    const error = answer['error_code'] as string | undefined
    return { status: response.statusCode, error, body: answer, headers: response.headers }
  }
  return {
    get: (path: string, token?: string) => call('GET', path, token === undefined ? {} : { token }),
    post: (path: string, body: object = {}, token?: string) =>
      call('POST', path, { body, ...(token !== undefined && { token }) }),
    put: (path: string, body: object, token: string) => call('PUT', path, { body, token }),
    remove: (path: string, token: string) => call('DELETE', path, { token }),
    call,
    refresh: (refreshToken: string) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } }),
    signIn: (email: string, password: string) =>
      call('POST', '/token?grant_type=password', { body: { email, password } }),
  }
}
