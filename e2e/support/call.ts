import {
  fillPath,
  type BodyInputOf,
  type Endpoint,
  type ParamsInputOf,
  type ResponseOf,
} from '@chartwright/contract/endpoint'

export interface Caller {
  readonly address: string
  readonly token?: string
}

interface Parts<E extends Endpoint> {
  readonly params?: ParamsInputOf<E>
  readonly body?: BodyInputOf<E>
}

const TIMEOUT_MS = 30_000

/** It was answered, and refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(endpoint: Endpoint, status: number) {
    super(`${endpoint.method} ${endpoint.path} was refused with ${String(status)}`)
    this.status = status
  }
}

/** The contract's answer. Throws Refused, or what `fetch` throws when there is none. */
export async function call<E extends Endpoint>(
  { address, token }: Caller,
  endpoint: E,
  { params, body }: Parts<E> = {},
): Promise<ResponseOf<E>> {
  const response = await fetch(
    address + fillPath(endpoint.path, params as Record<string, unknown> | undefined),
    {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  const answer = await response.text()
  if (!response.ok) throw new Refused(endpoint, response.status)
  return endpoint.response.parse(JSON.parse(answer)) as ResponseOf<E>
}
