import { OWN_WORDS_MAX } from '@chartwright/contract/limits'
import type { OwnWord } from '@chartwright/contract/vocabulary'
import { expect, test } from 'vitest'
import { asPractitioner } from '../../db/as-practitioner.ts'
import { practitionerWords } from '../../db/words-schema.ts'
import { newId } from '../../lib/ids.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const { app, db, givenPractitioner } = await testApp()

const add = (who: TestPractitioner, text: unknown) =>
  as(app, who, 'POST', '/api/vocabulary', { text })
const wordsOf = async (who: TestPractitioner) =>
  (await as(app, who, 'GET', '/api/vocabulary')).json<OwnWord[]>().map(({ text }) => text)

test('words belong to their practitioner, sorted, each once however it is written', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  await add(ada, 'Zyloprim')
  const first = await add(ada, '  McBurney   point ')
  expect(first.statusCode).toBe(201)
  expect((await add(ada, 'mcburney point')).json()).toEqual(first.json())
  await Promise.all(['Apgar', 'apgar', 'APGAR'].map((text) => add(ada, text)))
  const words = await wordsOf(ada)
  expect(words.map((word) => word.toLowerCase())).toEqual(['apgar', 'mcburney point', 'zyloprim'])
  expect(await wordsOf(bob)).toEqual([])
})

test('a word can be removed by its owner alone', async () => {
  const [ada, bob] = [await givenPractitioner(), await givenPractitioner()]
  const { id } = (await add(ada, 'Kocher')).json<OwnWord>()
  const remove = (who: TestPractitioner) => as(app, who, 'DELETE', `/api/vocabulary/${id}`)
  expect((await remove(bob)).statusCode).toBe(404)
  expect((await remove(ada)).statusCode).toBe(200)
  expect((await remove(ada)).statusCode).toBe(404)
  expect(await wordsOf(ada)).toEqual([])
})

test('the number of words is limited, and a message says so', async () => {
  const ada = await givenPractitioner()
  const many = Array.from({ length: OWN_WORDS_MAX }, (_, n) => {
    return { id: newId(), practitionerId: ada.id, text: `word ${String(n)}` }
  })
  await asPractitioner(db, ada.id, (tx) => tx.insert(practitionerWords).values(many))
  const full = await add(ada, 'one more')
  expect([full.statusCode, full.json<{ detail: string }>().detail]).toEqual([
    409,
    'A vocabulary has at most 500 words. Please remove some first.',
  ])
  expect((await add(ada, 'WORD 7')).statusCode).toBe(201)
})

test.each(['', '  ', '12.5', 'x'.repeat(61), 'one two three four five six', 7, null])(
  '%j is not a word',
  async (text) => {
    expect((await add(await givenPractitioner(), text)).statusCode).toBe(400)
  },
)
