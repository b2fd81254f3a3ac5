import { factsApi } from '@chartwright/contract/facts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { as } from './testing/as.ts'
import { givenVisit } from './testing/given-visit.ts'
import { SECRET_KEY, testApp } from './testing/test-app.ts'
import { vocabImport } from './vocab-import.ts'

const { app, db, givenPractitioner, owner, url } = await testApp()
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vocabulary-'))
})
afterAll(() => rm(directory, { recursive: true }))
beforeEach(() => owner.pool.query('truncate vocabulary_editions, vocabulary_names'))

const drug = (code: string, name: string) =>
  `${code}|ENG||||||1||${code}||RXNORM|BN|${code}|${name}||N|4096|\n`
const order = (code: string, title: string) =>
  `00001 ${code.padEnd(7)} 1 ${title.padEnd(60)} ${title}\n`

async function given(name: string, text: string): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, text)
  return path
}

const run = (...args: string[]) => vocabImport(directory, args, { DATABASE_URL: url, SECRET_KEY })

test('a new edition replaces the older one, and its year is reported', async () => {
  expect(await run()).toBe("Nothing is imported; the product's own tables are used.")
  await run(await given('rxnorm_2025.rrf', drug('1', 'Zorva') + drug('2', 'Velnox')))
  const told = await run(await given('rxnorm_2026.rrf', drug('1', 'Zorva') + drug('3', 'Brintova')))
  expect(told).toBe('RxNorm 2026 is imported: 2 names.')
  expect(await run()).toMatch(/^RxNorm 2026: 2 names, imported on \d{4}-\d\d-\d\d$/)
  const { rows } = await owner.pool.query('select name from vocabulary_names order by 1')
  expect(rows).toEqual([{ name: 'brintova' }, { name: 'zorva' }])
})

test('the facts of a visit name a drug as soon as it is imported', async () => {
  const ada = await givenPractitioner()
  const transcript = 'Patient: I am on that new brintova shot once a week.'
  const session = await givenVisit(app, ada, { transcript })
  const drugs = async () => {
    const answer = await as(app, ada, 'GET', `/api/sessions/${session}/facts`)
    const { facts } = factsApi.list.response.parse(answer.json())
    return facts.filter(({ kind }) => kind === 'medication').map(({ concept }) => concept)
  }
  expect(await drugs()).toHaveLength(1)
  await run(await given('rxnorm_2026.rrf', drug('1', 'Brintova')))
  expect(await drugs()).toEqual(['brintova'])
}, 60_000)

test('codes of the product that an edition no longer has are reported', async () => {
  const told = await run(
    await given('icd10cm_order_2027.txt', order('I10', 'Made-up hypertension')),
  )
  expect(told).toMatch(/^ICD-10-CM 2027 is imported: 1 names\. \d+ codes .* not in it: A/)
  expect(told).not.toMatch(/\bI10\b/)
})

test.each([
  ['a file of another kind', 'rxnorm_2027.rrf', 'hello', /no ICD-10-CM order file/],
  [
    'a file that was cut short',
    'rxnorm_2027.rrf',
    `${drug('1', 'Zorva')}2|ENG|`,
    /^Line 2 .*damaged/,
  ],
  ['an older edition', 'rxnorm_2024.rrf', drug('1', 'Zorva').repeat(3), /2025 is here already/],
  ['a part of a list', 'rxnorm_2027.rrf', drug('9', 'Zorva'), /part of a list/],
  ['a file without a year', 'names.rrf', drug('9', 'Zorva'), /add --year/],
])('%s changes nothing', async (_, name, text, sentence) => {
  const three = drug('1', 'Zorva') + drug('2', 'Velnox') + drug('3', 'Brintova')
  await run(await given('rxnorm_2025.rrf', three))
  const before = await owner.pool.query('select * from vocabulary_names order by name')
  await expect(run(await given(name, text))).rejects.toThrow(sentence)
  const after = await owner.pool.query('select * from vocabulary_names order by name')
  expect(after.rows).toEqual(before.rows)
})

test('a failure midway leaves the older edition', async () => {
  await run(await given('rxnorm_2025.rrf', drug('1', 'Zorva')))
  await owner.pool.query(
    `alter table vocabulary_names add constraint no_velnox check (name <> 'velnox')`,
  )
  try {
    await expect(
      run(await given('rxnorm_2026.rrf', drug('1', 'Zorva') + drug('2', 'Velnox'))),
    ).rejects.toThrow()
  } finally {
    await owner.pool.query('alter table vocabulary_names drop constraint no_velnox')
  }
  expect(await run()).toMatch(/^RxNorm 2025: 1 names/)
})

test('requests can read the lists but not write them', async () => {
  await expect(db.pool.query('delete from vocabulary_names')).rejects.toMatchObject({
    code: '42501',
  })
})

test('a command that is not understood is answered with its usage', async () => {
  await expect(run('--year')).rejects.toThrow(/npm run vocab:import FILE/)
  await expect(run(join(directory, 'nowhere'))).rejects.toThrow(/cannot be read\. Nothing/)
})
