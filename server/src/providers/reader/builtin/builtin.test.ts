import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { linesOfVisit } from '../../../clinical/ledger/lines-of-visit.ts'
import { readLedger } from '../../../clinical/ledger/read-ledger.ts'
import { readVocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import { tellFact } from '../../../clinical/realise/telling/tell-fact.ts'
import { ReaderError } from '../reader.ts'
import { builtinReader } from './builtin.ts'
import { loadReader } from './onnx-reader.ts'

const VOCABULARY = new URL('weights/vocab.txt', import.meta.url)

/** One process for all: each would load the networks anew. */
const reader = builtinReader()
afterAll(() => reader.close())

const lines = [
  { speaker: null, role: null, text: 'Doctor: What medicines do you take?' },
  { speaker: null, role: null, text: 'Patient: I take lisinopril 20 mg once a day.' },
]

test('reads in a process of its own, and tells places in the lines as they are', async () => {
  const facts = await reader.read({ practitionerId: 'ada', lines })
  const drug = facts.find(({ kind }) => kind === 'medication')
  const [said] = drug?.said ?? []
  expect(lines[said?.line ?? 0]?.text.slice(said?.from, said?.to)).toBe('lisinopril')
}, 60_000)

test('what is told of a fact stays with it, as where a visit is read at once', async () => {
  const said = [
    'Doctor: Any medicines?',
    'Patient: Lisinopril 20 mg once a day for three years, and metformin 500 mg twice a day.',
    'Doctor: How long has the knee hurt?',
    'Patient: The left knee for two weeks, and the cough since Monday.',
    'Doctor: If the cough gets worse, start the amoxicillin 500 mg three times a day for seven days.',
  ].map((text) => ({ speaker: null, role: null, text }))
  const facts = await reader.read({ practitionerId: 'ada', lines: said })
  const vocabulary = readVocabulary(readFileSync(VOCABULARY, 'utf8'))
  const whole = await readLedger(linesOfVisit(said), vocabulary, await loadReader())
  const byRules = facts.map((fact) => tellFact({ ...fact, phrased: false }))
  expect(byRules).toEqual(whole.map(({ text }) => text))
}, 60_000)

test('the sentence of a fact is written from the words around it, and is as likely as that sentence', async () => {
  const said = [
    'Doctor: I will have a look at the wound now.',
    'Patient: It is sore.',
    'Doctor: There are two centimetres of redness around the belly button.',
  ].map((text) => ({ speaker: null, role: null, text }))
  const facts = await reader.read({ practitionerId: 'ada', lines: said })
  const found = facts.find(({ text }) => text.includes('redness'))
  expect(found?.text).toMatch(/^2 cm (?:of )?redness around (?:the )?belly button\.$/)
  expect(found?.phrased).toBe(true)
  expect(found?.sureness).toBeGreaterThan(0.8)
}, 60_000)

test('facts that are wanted soon have the sentences of the rules until others are written', async () => {
  const soon = await reader.readSoon({ practitionerId: 'ben', lines })
  const worded = await reader.read({ practitionerId: 'ben', lines })
  const later = await reader.readSoon({ practitionerId: 'ben', lines })
  expect(soon.isFinal).toBe(false)
  expect(soon.facts.map(({ said }) => said)).toEqual(worded.map(({ said }) => said))
  expect(soon.facts.every(({ acceptance }) => acceptance === undefined)).toBe(true)
  expect(later).toEqual({ facts: worded, isFinal: true })
}, 60_000)

test('a reader that is closed says so', async () => {
  const closed = builtinReader()
  await closed.close()
  const reading = closed.read({ practitionerId: 'ada', lines })
  await expect(reading).rejects.toBeInstanceOf(ReaderError)
})
