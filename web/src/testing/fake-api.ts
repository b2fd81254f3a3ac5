import type { Endpoint, ResultOf } from '@chartwright/contract/endpoint'
import { sentenceOf, statusOf, type ErrorBody, type ErrorCode } from '@chartwright/contract/errors'
import { pathParams, readRequest, type FakeRequest } from './fake-request.ts'

type Handler<E extends Endpoint> = (request: FakeRequest<E>) => ResultOf<E> | Promise<ResultOf<E>>

/** Throw it from a handler to respond with an outcome of the catalogue. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly facts: Pick<ErrorBody, 'audio_left_s'>

  constructor(code: ErrorCode, detail = sentenceOf(code), facts: Refusal['facts'] = {}) {
    super(detail)
    this.code = code
    this.facts = facts
  }
}

/** Throw it from a handler for a call without a response. */
export class NoAnswer extends Error {}

/** A server for tests and the gallery. Requests and responses must match the contract. */
export class FakeApi {
  #handlers = new Map<Endpoint, Handler<Endpoint>>()
  #log: { endpoint: Endpoint; request: FakeRequest<Endpoint> }[] = []

  /** A later handler of the same call replaces the earlier one. */
  on<E extends Endpoint>(endpoint: E, handler: Handler<NoInfer<E>>): this {
    this.#handlers.set(endpoint, handler)
    return this
  }

  /** The requests that the call has received, in order. */
  received<E extends Endpoint>(endpoint: E): FakeRequest<E>[] {
    const ofEndpoint = this.#log.filter((entry) => entry.endpoint === endpoint)
    return ofEndpoint.map(({ request }) => request as FakeRequest<E>)
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const sent = new Request(absolute(input), init)
    for (const [endpoint, handler] of this.#handlers) {
      const params = pathParams(endpoint, sent)
      if (!params) continue
      const request = await readRequest(endpoint, sent, params)
      this.#log.push({ endpoint, request })
      return answer(endpoint, () => handler(request))
    }
    throw new Error(`Nothing answers ${sent.method} ${sent.url}`)
  }
}

function absolute(input: RequestInfo | URL): RequestInfo | URL {
  return typeof input === 'string' ? new URL(input, 'http://localhost') : input
}

async function answer(endpoint: Endpoint, handle: () => unknown): Promise<Response> {
  try {
    const result = endpoint.response.parse(await handle())
    if (endpoint.media !== undefined) {
      const type = [endpoint.media].flat()[0] ?? ''
      return new Response(result as BodyInit, { headers: { 'content-type': type } })
    }
    return Response.json(result, { status: endpoint.status ?? 200 })
  } catch (error) {
    if (error instanceof NoAnswer) throw new TypeError('Failed to fetch', { cause: error })
    if (!(error instanceof Refusal)) throw error
    const { code, message: detail, facts } = error
    return Response.json({ detail, code, ...facts }, { status: statusOf(code) })
  }
}
