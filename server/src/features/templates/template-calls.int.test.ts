import { TEMPLATE_TEXT_MAX_CHARS, TEMPLATE_TITLE_MAX_CHARS } from '@chartwright/contract/limits'
import { templateTitle, type Template } from '@chartwright/contract/templates'
import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { DEFAULT_TEMPLATES } from './default-templates.ts'

const { app, givenPractitioner } = await testApp({ settings: { bodyLimitBytes: 1_048_576 } })

const LETTER = {
  template_title: 'My letter',
  template_description: 'Dear colleague',
  template_type: 'administrative',
  template_text: '## Reason\nWhy.',
  icon: 'Star',
}
const SOAP_ID = DEFAULT_TEMPLATES[0]?.id ?? ''

async function create(practitioner: TestPractitioner, body: object = LETTER): Promise<Template> {
  const response = await as(app, practitioner, 'POST', '/templates/', body)
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function list(practitioner: TestPractitioner, path = ''): Promise<Template[]> {
  return (await as(app, practitioner, 'GET', `/templates/${path}`)).json()
}

async function own(practitioner: TestPractitioner): Promise<Template[]> {
  return (await list(practitioner)).filter(({ is_own }) => is_own)
}

describe('a practitioner’s own template', () => {
  test('is created, read, changed and deleted', async () => {
    const ada = await givenPractitioner()
    const template = await create(ada)
    expect(template).toEqual({
      ...LETTER,
      id: template.id,
      is_default: false,
      is_own: true,
      shared_by: null,
      created_at: template.created_at,
      updated_at: template.updated_at,
    })
    expect((await as(app, ada, 'GET', `/templates/${template.id}/`)).json()).toEqual(template)

    const body = { ...LETTER, template_title: 'Better letter', icon: null }
    const changed = await as(app, ada, 'PUT', `/templates/${template.id}/`, body)
    expect(changed.json()).toMatchObject({ ...body, id: template.id })

    const deleted = await as(app, ada, 'DELETE', `/templates/${template.id}/`)
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { success: true }])
    expect(await own(ada)).toEqual([])
  })

  test('needs no title, no example and no icon', async () => {
    const ada = await givenPractitioner()
    const template = await create(ada, {
      template_type: 'dental',
      template_text: '# Crown\nWrite it.',
    })
    expect(template).toMatchObject({ template_title: '', template_description: '', icon: null })
    expect(templateTitle(template)).toBe('Crown')
  })

  test('names a note created from it by its first line', async () => {
    const ada = await givenPractitioner()
    const { id: template_id } = await create(ada, {
      template_type: 'dental',
      template_text: 'Crown',
    })
    const session = (await as(app, ada, 'POST', '/sessions/', {})).json<{ id: string }>()
    const note = await as(app, ada, 'POST', '/notes/', { session_id: session.id, template_id })
    expect(note.json()).toMatchObject({ title: 'Crown', template_id })
  })
})

test('the list by type contains only that type, defaults and own', async () => {
  const ada = await givenPractitioner()
  const letter = await create(ada)
  const found = await list(ada, 'by-type/administrative/')
  expect(found).toContainEqual(letter)
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found.map(({ template_type }) => template_type))).toEqual(
    new Set(['administrative']),
  )
  expect((await as(app, ada, 'GET', '/templates/by-type/other/')).statusCode).toBe(400)
})

describe('a copy', () => {
  test('of a default is the practitioner’s own and can be edited', async () => {
    const ada = await givenPractitioner()
    const response = await as(app, ada, 'POST', `/templates/${SOAP_ID}/duplicate/`)
    expect(response.statusCode).toBe(201)
    const copy = response.json<Template>()
    expect(copy).toMatchObject({
      template_title: 'SOAP (Copy)',
      is_default: false,
      is_own: true,
      shared_by: null,
      template_text: DEFAULT_TEMPLATES[0]?.text,
      icon: DEFAULT_TEMPLATES[0]?.icon,
    })
    expect((await as(app, ada, 'PUT', `/templates/${copy.id}/`, LETTER)).statusCode).toBe(200)
  })

  test('of a template with the longest title still has a title that fits', async () => {
    const ada = await givenPractitioner()
    const longest = 'x'.repeat(TEMPLATE_TITLE_MAX_CHARS)
    const { id } = await create(ada, { ...LETTER, template_title: longest })
    const copy = (await as(app, ada, 'POST', `/templates/${id}/duplicate/`)).json<Template>()
    expect(copy.template_title).toHaveLength(TEMPLATE_TITLE_MAX_CHARS)
    expect(copy.template_title).toMatch(/ \(Copy\)$/)
  })
})

describe('a shared template', () => {
  test('is found by others under Community, copied, and never changed by them', async () => {
    const ada = await givenPractitioner()
    const bea = await givenPractitioner()
    const shared = await create(ada, { ...LETTER, is_shared: true })
    expect(shared.shared_by).toBe('Test Practitioner')
    const offered = { ...shared, is_own: false }

    expect(await list(bea, '?community=true')).toContainEqual(offered)
    expect(await own(bea)).toEqual([])
    expect(await list(bea)).not.toContainEqual(offered)
    expect(await list(ada, '?community=true')).not.toContainEqual(shared)
    expect((await as(app, bea, 'GET', `/templates/${shared.id}/`)).json()).toEqual(offered)

    for (const [method, body] of [['PUT', LETTER] as const, ['DELETE', undefined] as const]) {
      const refused = await as(app, bea, method, `/templates/${shared.id}/`, body)
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        403,
        'TEMPLATE_READ_ONLY',
      ])
    }
    const copy = await as(app, bea, 'POST', `/templates/${shared.id}/duplicate/`)
    expect(copy.json()).toMatchObject({
      template_title: 'My letter (Copy)',
      is_own: true,
      shared_by: null,
    })
    expect(await own(ada)).toEqual([shared])
  })

  test('is visible to nobody else once it is no longer shared', async () => {
    const ada = await givenPractitioner()
    const bea = await givenPractitioner()
    const { id } = await create(ada, { ...LETTER, is_shared: true })
    await as(app, ada, 'PUT', `/templates/${id}/`, LETTER)
    expect((await list(bea, '?community=true')).map((template) => template.id)).not.toContain(id)
    expect((await as(app, bea, 'GET', `/templates/${id}/`)).statusCode).toBe(404)
  })
})

test.each([
  ['PUT', LETTER],
  ['DELETE', undefined],
] as const)('%s of a default is refused', async (method, body) => {
  const ada = await givenPractitioner()
  const response = await as(app, ada, method, `/templates/${SOAP_ID}/`, body)
  expect([response.statusCode, response.json()]).toEqual([
    403,
    {
      detail: 'Only your own templates can be changed. Duplicate this one to make it yours.',
      code: 'TEMPLATE_READ_ONLY',
    },
  ])
  expect((await list(ada))[0]).toMatchObject({ id: SOAP_ID, template_title: 'SOAP' })
})

test.each([
  ['GET', '', undefined],
  ['PUT', '', LETTER],
  ['DELETE', '', undefined],
  ['POST', 'duplicate/', undefined],
] as const)(
  'another practitioner gets the same 404 for %s %s as for a missing one',
  async (method, path, body) => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const template = await create(ada)
    const foreign = await as(app, stranger, method, `/templates/${template.id}/${path}`, body)
    const missing = await as(app, stranger, method, `/templates/${newId()}/${path}`, body)
    expect([foreign.statusCode, foreign.json()]).toEqual([
      404,
      { detail: 'Template not found', code: 'NOT_FOUND' },
    ])
    expect(missing.json()).toEqual(foreign.json())
    expect(await own(ada)).toEqual([template])
  },
)

test.each([
  [{}],
  [{ ...LETTER, template_title: '', template_text: '  ' }],
  [{ ...LETTER, template_title: 7 }],
  [{ ...LETTER, template_title: 'x'.repeat(TEMPLATE_TITLE_MAX_CHARS + 1) }],
  [{ ...LETTER, template_text: 'x'.repeat(TEMPLATE_TEXT_MAX_CHARS + 1) }],
  [{ ...LETTER, template_type: 'other' }],
  [{ ...LETTER, icon: 'Skull' }],
  [{ ...LETTER, is_shared: 'yes' }],
])('%j is refused and creates nothing', async (body) => {
  const ada = await givenPractitioner()
  const response = await as(app, ada, 'POST', '/templates/', body)
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
    400,
    'INVALID_REQUEST',
  ])
  expect(await own(ada)).toEqual([])
})
