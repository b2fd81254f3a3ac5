import type { Template } from '@chartwright/contract/templates'
import { describe, expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/open.ts'
import { templates } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import type { DefaultTemplate } from './default-template.ts'
import { DEFAULT_TEMPLATES } from './default-templates.ts'
import { findTemplate, putDefaultTemplates } from './templates.queries.ts'

const { app, db, owner, givenPractitioner } = await testApp()

const MOMENT = /^\d{4}-\d\d-\d\dT.*Z$/
const FORBIDDEN = { cause: { code: '42501' } }
const AGAINST_A_CHECK = { cause: { code: '23514' } }
const [SOAP] = DEFAULT_TEMPLATES as [DefaultTemplate]

const OWN = {
  title: 'My visit',
  description: 'Short.',
  type: 'medical',
  text: '## Visit\nAll of it.',
  icon: 'Star',
} as const

async function givenTemplate({ id: practitionerId }: TestPractitioner, title: string = OWN.title) {
  const id = newId()
  await asPractitioner(db, practitionerId, (tx) =>
    tx.insert(templates).values({ ...OWN, id, practitionerId, title }),
  )
  return id
}

async function listed(practitioner: TestPractitioner, url = '/templates/') {
  const response = await as(app, practitioner, 'GET', url)
  expect(response.statusCode).toBe(200)
  return response.json<Template[]>()
}

async function listedOwn(practitioner: TestPractitioner) {
  return (await listed(practitioner)).filter(({ is_default }) => !is_default)
}

interface StoredTemplate extends Template {
  /** The id of the transaction that last wrote this row. */
  readonly written_by: string
}

async function readDefaults(): Promise<StoredTemplate[]> {
  const { rows } = await owner.pool.query<StoredTemplate>(
    'select *, xmin::text as written_by from templates where is_default order by id',
  )
  return rows
}

function seed(defaults: readonly DefaultTemplate[]) {
  return inTransaction(owner, (tx) => putDefaultTemplates(tx, defaults))
}

describe('the list of templates', () => {
  test.each(['/templates/', '/templates', '/api/templates/', '/api/templates'])(
    'under %s gives any practitioner the defaults in their order',
    async (url) => {
      const list = await listed(await givenPractitioner(), url)
      expect(list).toEqual(
        DEFAULT_TEMPLATES.map(({ id, title, description, type, text, icon }) => ({
          id,
          template_title: title,
          template_description: description,
          template_type: type,
          template_text: text,
          icon,
          is_default: true,
          is_own: false,
          shared_by: null,
          created_at: expect.stringMatching(MOMENT) as string,
          updated_at: expect.stringMatching(MOMENT) as string,
        })),
      )
    },
  )

  test.each(['/templates/', '/api/templates/'])('under %s requires a token', async (url) => {
    const response = await app.inject({ url })
    expect([response.statusCode, response.json<{ detail: string }>().detail]).toEqual([
      401,
      'No authentication token found',
    ])
  })

  test('ends with the practitioner’s own, newest first', async () => {
    const ada = await givenPractitioner()
    await givenTemplate(ada, 'Older')
    await givenTemplate(ada, 'Newer')
    const titles = (await listed(ada)).map(({ template_title }) => template_title)
    expect(titles).toEqual([...DEFAULT_TEMPLATES.map(({ title }) => title), 'Newer', 'Older'])
  })
})

describe('a practitioner’s own template', () => {
  test('is listed and found for its owner alone', async () => {
    const ada = await givenPractitioner()
    const stranger = await givenPractitioner()
    const id = await givenTemplate(ada)

    const [own, ...others] = await listedOwn(ada)
    expect([own?.id, others]).toEqual([id, []])
    expect(await listedOwn(stranger)).toEqual([])

    const find = (practitioner: TestPractitioner, templateId: string) =>
      asPractitioner(db, practitioner.id, (tx) => findTemplate(tx, practitioner.id, templateId))
    expect(await find(ada, id)).toEqual(own)
    expect(await find(stranger, id)).toBeUndefined()
    expect(await find(stranger, SOAP.id)).toMatchObject({ template_title: SOAP.title })
  })

  test('cannot be made a default', async () => {
    const ada = await givenPractitioner()
    const id = await givenTemplate(ada)
    const change = (values: Partial<typeof templates.$inferInsert>) =>
      asPractitioner(db, ada.id, (tx) => tx.update(templates).set(values))
    await expect(change({ isDefault: true })).rejects.toMatchObject(AGAINST_A_CHECK)
    await expect(change({ isDefault: true, practitionerId: null })).rejects.toMatchObject(FORBIDDEN)
    expect(await listedOwn(ada)).toMatchObject([{ id, is_default: false }])
  })
})

describe('without a condition in the query, the application’s role', () => {
  test('changes and deletes no default', async () => {
    const ada = await givenPractitioner()
    const before = await readDefaults()
    await asPractitioner(db, ada.id, async (tx) => {
      expect((await tx.update(templates).set({ text: 'Write anything.' })).rowCount).toBe(0)
      expect((await tx.update(templates).set({ isDefault: false })).rowCount).toBe(0)
      expect((await tx.delete(templates)).rowCount).toBe(0)
    })
    expect(await readDefaults()).toEqual(before)
  })

  test('deletes the practitioner’s own and leaves the defaults', async () => {
    const ada = await givenPractitioner()
    await givenTemplate(ada)
    await asPractitioner(db, ada.id, async (tx) => {
      expect((await tx.delete(templates)).rowCount).toBe(1)
    })
    expect(await listed(ada)).toHaveLength(DEFAULT_TEMPLATES.length)
  })

  test.each([
    [
      'nobody’s',
      (tx: Tx) => tx.insert(templates).values({ ...OWN, id: newId(), isDefault: true }),
      FORBIDDEN,
    ],
    [
      'the practitioner’s',
      (tx: Tx, practitionerId: string) =>
        tx.insert(templates).values({ ...OWN, id: newId(), isDefault: true, practitionerId }),
      AGAINST_A_CHECK,
    ],
    [
      'an upsert over one that is there',
      (tx: Tx, practitionerId: string) =>
        tx
          .insert(templates)
          .values({ ...OWN, id: SOAP.id, practitionerId })
          .onConflictDoUpdate({ target: templates.id, set: { text: OWN.text } }),
      FORBIDDEN,
    ],
    ['the seeding itself', (tx: Tx) => putDefaultTemplates(tx, DEFAULT_TEMPLATES), FORBIDDEN],
  ])('adds no default, as %s', async (_, add, refusal) => {
    const ada = await givenPractitioner()
    const before = await readDefaults()
    const adding = asPractitioner<unknown>(db, ada.id, (tx) => add(tx, ada.id))
    await expect(adding).rejects.toMatchObject(refusal)
    expect(await readDefaults()).toEqual(before)
  })
})

describe('seeding', () => {
  test('again writes no row', async () => {
    const before = await readDefaults()
    expect(before).toHaveLength(DEFAULT_TEMPLATES.length)
    await seed(DEFAULT_TEMPLATES)
    expect(await readDefaults()).toEqual(before)
  })

  test.each([
    ['title', 'template_title', 'SOAP, improved'],
    ['description', 'template_description', 'Subjective\nBetter.'],
    ['type', 'template_type', 'dental'],
    ['text', 'template_text', '## Subjective\nBetter.'],
    ['icon', 'icon', 'Gem'],
  ] as const)('a changed %s updates that row only, and not its age', async (key, column, value) => {
    const [soap, ...others] = await readDefaults()

    await seed([{ ...SOAP, [key]: value }, ...DEFAULT_TEMPLATES.slice(1)])

    const [changed, ...unchanged] = await readDefaults()
    expect(unchanged).toEqual(others)
    const { written_by, updated_at } = changed ?? {}
    expect(changed).toEqual({ ...soap, [column]: value, written_by, updated_at })
    expect(changed?.written_by).not.toBe(soap?.written_by)

    await seed(DEFAULT_TEMPLATES)
    const [restored] = await readDefaults()
    expect(restored).toEqual({
      ...soap,
      written_by: restored?.written_by,
      updated_at: restored?.updated_at,
    })
  })

  test('does not affect practitioners’ own templates', async () => {
    const ada = await givenPractitioner()
    await givenTemplate(ada)
    const before = await listedOwn(ada)
    await seed(DEFAULT_TEMPLATES)
    expect(await listedOwn(ada)).toEqual(before)
  })
})
