import {
  SNIPPET_SHORTCUT_MAX_CHARS,
  SNIPPET_TEXT_MAX_CHARS,
  SNIPPETS_MAX,
} from '@chartwright/contract/limits'
import type { Snippet } from '@chartwright/contract/snippets'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { snippets } from '../../db/snippet-schema.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, logged, givenPractitioner } = await testApp()

const add = (who: TestPractitioner, shortcut: unknown, text: unknown = 'Text ***.') =>
  as(app, who, 'POST', '/api/snippets', { shortcut, text })
const save = (who: TestPractitioner, id: string, shortcut: string, text = 'Text ***.') =>
  as(app, who, 'PUT', `/api/snippets/${id}`, { shortcut, text })
const snippetsOf = async (who: TestPractitioner) =>
  (await as(app, who, 'GET', '/api/snippets')).json<Snippet[]>().map((s) => [s.shortcut, s.text])
const TAKEN = { code: 'CONFLICT', detail: 'You have a snippet with this shortcut already.' }

test('snippets belong to their practitioner, and are sorted by shortcut', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  const first = await add(ada, '.ROS', '  Review:\n- chest: ***\n ')
  expect(first.statusCode).toBe(201)
  await add(ada, 'exam-2', 'Exam')
  expect((await add(bob, 'ros', 'Bob’s')).statusCode).toBe(201)
  expect(await snippetsOf(ada)).toEqual([
    ['exam-2', 'Exam'],
    ['ros', 'Review:\n- chest: ***'],
  ])
  expect(await snippetsOf(bob)).toEqual([['ros', 'Bob’s']])
})

test('a shortcut is unique, case-insensitively, even if two windows save at the same time', async () => {
  const ada = await givenPractitioner()
  const both = await Promise.all([add(ada, 'ros', 'A'), add(ada, 'Ros', 'B')])
  expect(both.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['201', '409'])
  const again = await add(ada, '.rOS')
  expect([again.statusCode, again.json()]).toEqual([409, TAKEN])
  const { id } = (await add(ada, 'exam')).json<Snippet>()
  const renamed = await save(ada, id, 'ROS')
  expect([renamed.statusCode, renamed.json()]).toEqual([409, TAKEN])
  expect((await save(ada, id, 'Exam', 'New')).json()).toMatchObject({ id, shortcut: 'exam' })
  expect((await snippetsOf(ada)).map(([shortcut]) => shortcut)).toEqual(['exam', 'ros'])
})

test('a snippet can be saved and deleted by its owner alone', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  const { id } = (await add(ada, 'ros')).json<Snippet>()
  const remove = (who: TestPractitioner) => as(app, who, 'DELETE', `/api/snippets/${id}`)
  expect((await save(bob, id, 'stolen')).statusCode).toBe(404)
  expect((await remove(bob)).statusCode).toBe(404)
  expect(await snippetsOf(ada)).toEqual([['ros', 'Text ***.']])
  expect((await remove(ada)).statusCode).toBe(200)
  expect((await remove(ada)).statusCode).toBe(404)
  expect((await save(ada, id, 'ros')).statusCode).toBe(404)
})

test('the number of snippets is limited, and a message says so', async () => {
  const ada = await givenPractitioner()
  const many = Array.from({ length: SNIPPETS_MAX }, (_, n) => {
    return { id: newId(), practitionerId: ada.id, shortcut: `s${String(n)}`, text: 'x' }
  })
  await asPractitioner(db, ada.id, (tx) => tx.insert(snippets).values(many))
  const full = await add(ada, 'more')
  expect([full.statusCode, full.json<{ detail: string }>().detail]).toEqual([
    409,
    'There is room for 200 snippets. Please delete some first.',
  ])
  expect(await snippetsOf(ada)).toHaveLength(SNIPPETS_MAX)
})

test.each(['', '.', '..ros', '5', '-a', 'a b', 'a.b', 'a@b', 'a_b', 7, null])(
  '%j is not a shortcut',
  async (shortcut) => {
    expect((await add(await givenPractitioner(), shortcut)).statusCode).toBe(400)
  },
)

test('limits are exact to the character, and no refusal repeats what was typed', async () => {
  const ada = await givenPractitioner()
  const shortcut = 'a'.repeat(SNIPPET_SHORTCUT_MAX_CHARS)
  const text = 'x'.repeat(SNIPPET_TEXT_MAX_CHARS)
  expect((await add(ada, `.${shortcut}`, text)).statusCode).toBe(201)
  const tooLong = await add(ada, `${shortcut}zebra`, `${text}zebra`)
  expect(tooLong.statusCode).toBe(400)
  for (const empty of ['', ' \n ', 7, null]) {
    expect((await add(ada, 'b', empty)).statusCode).toBe(400)
  }
  expect(tooLong.body + logged.join('')).not.toContain('zebra')
})
