import {
  routePattern,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from '@chartwright/contract/endpoint'

export interface FakeRequest<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  headers: Headers
}

/** The path parameters if the request belongs to this call; otherwise undefined. */
export function pathParams(
  endpoint: Endpoint,
  { method, url }: Request,
): Record<string, string> | undefined {
  if (method !== endpoint.method) return undefined
  const pattern = routePattern(endpoint.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(new URL(url).pathname)
  if (!match) return undefined
  const groups = Object.entries(match.groups ?? {})
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]))
}

export async function readRequest(
  endpoint: Endpoint,
  sent: Request,
  params: Record<string, string>,
): Promise<FakeRequest<Endpoint>> {
  const body: unknown = sent.body === null ? undefined : await sent.json()
  return {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(Object.fromEntries(new URL(sent.url).searchParams)),
    body: endpoint.body?.parse(body),
    headers: sent.headers,
  } as FakeRequest<Endpoint>
}
