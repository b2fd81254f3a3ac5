import type { Template, TemplateWrite } from '@chartwright/contract/templates'
import type { TestServer } from '../../server/src/testing/test-server.ts'

/** By the product's own call. */
export async function givenTemplate(
  { address }: TestServer,
  { token }: Pick<TestServer['practitioners'][number], 'token'>,
  values: Partial<TemplateWrite>,
): Promise<Template> {
  const answer = await fetch(`${address}/templates/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ template_type: 'medical', template_text: 'Write it.', ...values }),
  })
  if (!answer.ok) throw new Error(`The template was not made: ${answer.status}`)
  return (await answer.json()) as Template
}
