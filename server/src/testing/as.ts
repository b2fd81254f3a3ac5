import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestPractitioner } from './factories.ts'

/** A request with this practitioner's bearer token. */
export function as(
  app: FastifyInstance,
  practitioner: Pick<TestPractitioner, 'token'>,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: InjectOptions['payload'],
): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${practitioner.token}` }
  return app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
}
