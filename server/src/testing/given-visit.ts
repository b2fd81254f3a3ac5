import type { Template } from '@chartwright/contract/templates'
import type { FastifyInstance } from 'fastify'
import { as } from './as.ts'
import type { TestPractitioner } from './factories.ts'

export interface GivenVisit {
  readonly transcript?: string
  /** HTML of the context tab. */
  readonly context?: string
}

/** A session with what was said and typed in it. */
export async function givenVisit(
  app: FastifyInstance,
  practitioner: TestPractitioner,
  { transcript, context }: GivenVisit = {},
): Promise<string> {
  const { id } = (await as(app, practitioner, 'POST', '/sessions/', {})).json<{ id: string }>()
  if (transcript !== undefined) {
    await as(app, practitioner, 'POST', '/api/transcript', { session_id: id, text: transcript })
  }
  if (context !== undefined) {
    await as(app, practitioner, 'PUT', `/sessions/${id}/`, { tabContents: { context } })
  }
  return id
}

export async function givenTemplate(
  app: FastifyInstance,
  practitioner: TestPractitioner,
  title = 'SOAP of mine',
): Promise<string> {
  const body = { template_title: title, template_type: 'medical', template_text: '## Subjective' }
  return (await as(app, practitioner, 'POST', '/templates/', body)).json<Template>().id
}
