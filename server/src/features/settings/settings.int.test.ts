import type { Settings } from '@chartwright/contract/settings'
import { expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { givenTemplate } from '../../testing/given-visit.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, owner, givenPractitioner } = await testApp()
const builtIn = newId()
await owner.pool.query(
  `insert into templates (id, template_title, template_type, template_text, is_default)
   values ($1, 'SOAP', 'medical', '## Subjective', true)`,
  [builtIn],
)

const read = async (who: TestPractitioner) =>
  (await as(app, who, 'GET', '/api/settings')).json<Settings>()
const choose = (who: TestPractitioner, body: object) => as(app, who, 'PUT', '/api/settings', body)

test('nobody has a default template before they choose one, and each has their own', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  expect(await read(ada)).toEqual({ default_template_id: null })
  const mine = await givenTemplate(app, ada)
  expect((await choose(ada, { default_template_id: mine })).json()).toEqual({
    default_template_id: mine,
  })
  expect((await choose(bob, { default_template_id: builtIn })).statusCode).toBe(200)
  expect(await read(ada)).toEqual({ default_template_id: mine })
  expect(await read(bob)).toEqual({ default_template_id: builtIn })
  await choose(ada, { default_template_id: null })
  expect(await read(ada)).toEqual({ default_template_id: null })
})

test('a deleted template is nobody’s default', async () => {
  const ada = await givenPractitioner()
  const mine = await givenTemplate(app, ada)
  await choose(ada, { default_template_id: mine })
  expect((await as(app, ada, 'DELETE', `/templates/${mine}/`)).statusCode).toBe(200)
  expect(await read(ada)).toEqual({ default_template_id: null })
})

test('another practitioner’s template is refused like a missing one, whether shared or not', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  const hidden = await givenTemplate(app, bob)
  const offered = await as(app, bob, 'POST', '/templates/', {
    template_type: 'medical',
    template_text: '## Plan',
    is_shared: true,
  })
  const { id: shared } = offered.json<{ id: string }>()
  for (const id of [hidden, shared, newId()]) {
    const refused = await choose(ada, { default_template_id: id })
    expect([refused.statusCode, refused.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', detail: 'Template not found' },
    ])
  }
  expect(await read(ada)).toEqual({ default_template_id: null })
})

test.each([{}, { default_template_id: 'SOAP' }, { default_template_id: 7 }])(
  'a body that names no template is refused: %j',
  async (body) => {
    expect((await choose(await givenPractitioner(), body)).statusCode).toBe(400)
  },
)
