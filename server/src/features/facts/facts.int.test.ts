import { factsApi, type Fact, type FactWrite } from '@chartwright/contract/facts'
import type { Transcript } from '@chartwright/contract/transcript'
import { beforeAll, describe, expect, test } from 'vitest'
import { ReaderError, type FactReader } from '../../providers/reader/reader.ts'
import { as } from '../../testing/as.ts'
import type { TestPractitioner } from '../../testing/factories.ts'
import { GIVEN_FACT } from '../../testing/given-everything.ts'
import { givenVisit } from '../../testing/given-visit.ts'
import { sharedReader } from '../../testing/shared-reader.ts'
import { testApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

const VISIT = [
  'Doctor: What brings you in today?',
  'Patient: I have had a bad cough for three days.',
  'Doctor: What medicines do you take?',
  'Patient: I take lisinopril 20 mg once a day.',
]

let isDead = false
const reader: FactReader = {
  ...sharedReader(),
  read: (visit) => (isDead ? dead() : sharedReader().read(visit)),
  readSoon: (visit) => (isDead ? dead() : sharedReader().readSoon(visit)),
}
const dead = () => Promise.reject(new ReaderError('It is dead.'))
const { app, logged, givenPractitioner } = await testApp({ reader })

let ada: TestPractitioner
beforeAll(async () => {
  ada = await givenPractitioner()
})

function urlOf(session: string, ...more: string[]): string {
  return ['/api/sessions', session, 'facts', ...more].join('/')
}

async function askFacts(session: string) {
  const answer = await as(app, ada, 'GET', urlOf(session))
  expect(answer.statusCode).toBe(200)
  return factsApi.list.response.parse(answer.json())
}

/** With their final sentences. */
async function listFacts(session: string): Promise<Fact[]> {
  return until(async () => {
    const { facts, is_final: isFinal } = await askFacts(session)
    if (!isFinal) throw new Error('sentences are still being written')
    return facts
  })
}

async function findFact(session: string, concept: string): Promise<Fact> {
  const fact = (await listFacts(session)).find((each) => each.concept.includes(concept))
  if (!fact) throw new Error(`nothing about ${concept} was found`)
  return fact
}

async function readTranscript(session: string): Promise<Transcript> {
  return (await as(app, ada, 'GET', `/transcript/${session}`)).json<Transcript>()
}

async function rewrite(session: string, lines: readonly string[]): Promise<void> {
  const { id } = await readTranscript(session)
  await as(app, ada, 'PUT', `/api/transcript/${id}`, { text: lines.join('\n') })
}

function contentOf(fact: Fact, change: Partial<FactWrite>): FactWrite {
  const { id: _id, source: _source, said: _said, lines: _lines, text: _text, ...content } = fact
  return { ...content, ...change }
}

const changeDose = (fact: Fact) =>
  contentOf(fact, { attributes: { ...fact.attributes, dose: '40 mg' } })

test('the facts of a visit quote the exact words of their lines, without the label', async () => {
  const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
  const facts = await listFacts(session)
  const { segments } = await readTranscript(session)
  for (const { said } of facts) {
    for (const { segment_id, from, to, words } of said) {
      const line = segments.find(({ id }) => id === segment_id)
      expect(line?.text.slice(from, to)).toBe(words)
    }
  }
  const drug = await findFact(session, 'lisinopril')
  expect(drug).toMatchObject({ kind: 'medication', status: 'takes', source: 'heard' })
  expect(drug.attributes.dose).toBe('20 mg')
  expect(drug.said[0]?.words).toBe('lisinopril')
  expect(drug.lines).toContain(3)
})

test('a fact has the same id however often it is read, and whatever is said later', async () => {
  const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
  const before = await findFact(session, 'lisinopril')
  await rewrite(session, [...VISIT, 'Doctor: I will order a chest x-ray.'])
  expect((await findFact(session, 'lisinopril')).id).toBe(before.id)
})

test('a session without a transcript has no facts; one that is missing is not found', async () => {
  expect(await listFacts(await givenVisit(app, ada))).toEqual([])
  const answer = await as(app, ada, 'GET', urlOf('00000000-0000-4000-8000-000000000000'))
  expect(answer.statusCode).toBe(404)
})

test('what was typed in the Context tab is read as well, and is marked as typed', async () => {
  const typed = 'Takes lisinopril 20 mg once a day.\nHistory of asthma.'
  const html = typed
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')
  const session = await givenVisit(app, ada, { transcript: VISIT.join('\n'), context: html })
  const asthma = await findFact(session, 'asthma')
  expect(asthma).toMatchObject({ source: 'typed', lines: [], said: [{ segment_id: null }] })
  for (const { from, to, words } of asthma.said) expect(typed.slice(from, to)).toBe(words)
  const drugs = (await listFacts(session)).filter(({ concept }) => concept === 'lisinopril')
  expect(drugs).toMatchObject([{ source: 'heard' }])
  const change = contentOf(asthma, { attributes: { when: 'as a child' } })
  await as(app, ada, 'PUT', urlOf(session, asthma.id), change)
  expect(await findFact(session, 'asthma')).toMatchObject({ id: asthma.id, source: 'corrected' })
  await as(app, ada, 'POST', urlOf(session, asthma.id, 'restore'))
  expect(await findFact(session, 'asthma')).toEqual(asthma)
})

describe('a correction', () => {
  test('is what is read from then on, even with new lines', async () => {
    const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
    const drug = await findFact(session, 'lisinopril')
    const answer = await as(app, ada, 'PUT', urlOf(session, drug.id), changeDose(drug))
    expect(answer.json()).toMatchObject({ id: drug.id, source: 'corrected', said: drug.said })
    await rewrite(session, [...VISIT, 'Patient: I also have a headache.'])
    const after = await findFact(session, 'lisinopril')
    expect(after).toMatchObject({ id: drug.id, source: 'corrected', said: drug.said })
    expect(after.text).toContain('40 mg')
    await as(app, ada, 'POST', urlOf(session, drug.id, 'restore'))
    // The new line is context for the reader, which may change its confidence slightly.
    const about: unknown = expect.any(Number)
    expect(await findFact(session, 'lisinopril')).toEqual({
      ...drug,
      sureness: about,
      acceptance: about,
    })
  })

  test('loses its words when its line is gone, and applies again if the same is said again', async () => {
    const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
    const drug = await findFact(session, 'lisinopril')
    await as(app, ada, 'PUT', urlOf(session, drug.id), changeDose(drug))
    await rewrite(session, VISIT.slice(0, 2))
    const alone = await findFact(session, 'lisinopril')
    expect(alone).toMatchObject({ id: drug.id, source: 'corrected', said: [], lines: [] })
    await rewrite(session, VISIT)
    const again = (await listFacts(session)).filter(({ concept }) => concept === drug.concept)
    expect(again).toMatchObject([{ id: drug.id, attributes: { dose: '40 mg' }, lines: drug.lines }])
  })

  test('may be a deletion, which can be undone', async () => {
    const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
    const drug = await findFact(session, 'lisinopril')
    const ids = async () => (await listFacts(session)).map(({ id }) => id)
    expect((await as(app, ada, 'DELETE', urlOf(session, drug.id))).statusCode).toBe(200)
    await rewrite(session, [...VISIT, 'Patient: I also have a headache.'])
    expect(await ids()).not.toContain(drug.id)
    expect((await as(app, ada, 'DELETE', urlOf(session, drug.id))).statusCode).toBe(404)
    await as(app, ada, 'POST', urlOf(session, drug.id, 'restore'))
    expect(await ids()).toContain(drug.id)
  })

  test('may be a fact that a person adds, changes, deletes and restores', async () => {
    const session = await givenVisit(app, ada)
    const made = await as(app, ada, 'POST', urlOf(session), { fact: GIVEN_FACT })
    expect(made.statusCode).toBe(201)
    const fact = made.json<Fact>()
    expect(fact).toMatchObject({ source: 'added', text: 'Dysuria.', said: [] })
    await as(app, ada, 'PUT', urlOf(session, fact.id), { ...GIVEN_FACT, polarity: 'absent' })
    await as(app, ada, 'DELETE', urlOf(session, fact.id))
    expect(await listFacts(session)).toEqual([])
    await as(app, ada, 'POST', urlOf(session, fact.id, 'restore'))
    expect(await listFacts(session)).toMatchObject([{ id: fact.id, text: 'Denies dysuria.' }])
  })

  test('of a line quotes its words while the line exists', async () => {
    const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
    const line = (await readTranscript(session)).segments[1]
    const said = { segment_id: line?.id, from: 9, to: 27 }
    const made = await as(app, ada, 'POST', urlOf(session), { fact: GIVEN_FACT, said })
    expect(made.json<Fact>()).toMatchObject({ lines: [1], said: [{ words: 'I have had a bad c' }] })
    await rewrite(session, VISIT.slice(2))
    const { id } = made.json<Fact>()
    const after = (await listFacts(session)).find((fact) => fact.id === id)
    expect(after).toMatchObject({ source: 'added', said: [], lines: [] })
  })
})

test.each([
  ['another type', { polarity: true }],
  ['a concept that is too long', { concept: 'x'.repeat(201) }],
  ['an empty concept', { concept: '  ' }],
  ['a detail that is too long', { attributes: { dose: 'x'.repeat(501) } }],
  ['an attribute that there is not', { attributes: { colour: 'red' } }],
  ['the status of another kind', { status: 'takes' }],
  ['an act that is no plan', { act: 'order' }],
])('%s is refused, and the field is named', async (_, change) => {
  const session = await givenVisit(app, ada)
  const fact = { ...GIVEN_FACT, ...change }
  const answer = await as(app, ada, 'POST', urlOf(session), { fact })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ detail: string }>().detail).toContain(Object.keys(change)[0])
})

test('words that are not in the line, and lines of another session, are refused', async () => {
  const session = await givenVisit(app, ada, { transcript: VISIT.join('\n') })
  const other = await givenVisit(app, ada, { transcript: 'Hello.' })
  const segment_id = (await readTranscript(session)).segments[0]?.id
  const add = (to: string, from: number, end: number) =>
    as(app, ada, 'POST', urlOf(to), { fact: GIVEN_FACT, said: { segment_id, from, to: end } })
  expect((await add(session, 0, 9_999)).statusCode).toBe(400)
  expect((await add(session, 5, 5)).statusCode).toBe(400)
  expect((await add(other, 0, 3)).statusCode).toBe(404)
})

test('a reader that fails is reported in a sentence, and no correction is lost', async () => {
  const session = await givenVisit(app, ada, { transcript: 'Patient: I take metformin.' })
  const added = await as(app, ada, 'POST', urlOf(session), { fact: GIVEN_FACT })
  isDead = true
  const answer = await as(app, ada, 'GET', urlOf(session))
  isDead = false
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({
    code: 'FACTS_UNAVAILABLE',
    detail: 'The facts cannot be read at the moment. Please try again.',
  })
  expect((await listFacts(session)).map(({ id }) => id)).toContain(added.json<Fact>().id)
  expect(logged.join('')).not.toContain('metformin')
})

test('facts come before their last sentences, and are final once these are written', async () => {
  const session = await givenVisit(app, ada, {
    transcript: 'Patient: My left elbow has hurt since I fell on it two weeks ago.',
  })
  const first = await askFacts(session)
  expect(first.is_final).toBe(false)
  const last = await listFacts(session)
  expect(first.facts.map(({ id }) => id)).toEqual(last.map(({ id }) => id))
  expect(last).not.toEqual([])
})
