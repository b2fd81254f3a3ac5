import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { givenFact, givenLines } from '../../testing/given-facts.ts'
import { namePartComplaints, partSaid } from './name-part-complaints.ts'
import { PART_COMPLAINTS } from './part-complaints.data.ts'

const line = (text: string) => ({ role: 'patient', text }) as const

test.each(PART_COMPLAINTS)('%s', (_, example, unlike) => {
  expect(partSaid(line(example))).toBeDefined()
  expect(partSaid(line(unlike))).toBeUndefined()
})

function named(concept: string, ...said: string[]): (string | undefined)[] {
  const complaint = givenFact({ kind: 'complaint', concept })
  return namePartComplaints(givenLines(...said), [complaint]).map((fact) => fact.concept)
}

test.each<[concept: string, said: string[], name: string]>([
  ['elbow the one', ["P: It's my elbow, the left one.", "C: Where's the pain?"], 'elbow pain'],
  ['elbow', ["P: It's my elbow.", 'P: It is really sore.'], 'elbow pain'],
  ['elbow', ["P: It's my elbow.", 'C: Any pain?', 'P: No pain.'], 'elbow problem'],
  ['elbow', ["P: It's my elbow.", 'P: My knee hurts too.'], 'elbow problem'],
  ['tummy', ["P: It's my tummy."], 'abdominal problem'],
  ['poor sleep with the ear', ['G: She was up all night with her ear.'], 'ear problem'],
  ['skin', ['P: My skin is sore and red.'], 'skin'],
  ['cough', ["P: It's this cough.", 'P: My chest hurts.'], 'cough'],
])('%s of %j is %s', (concept, said, name) => {
  expect(named(concept, ...said)).toEqual([name])
})

test('a symptom named of the part is the better name', () => {
  const facts: Partial<FactContent>[] = [
    { kind: 'complaint', concept: 'ankle' },
    { concept: 'ankle swelling', attributes: { duration: '2 days' } },
  ]
  const lines = givenLines("P: It's my ankle. It swelled up.")
  const [only, ...none] = namePartComplaints(lines, facts.map(givenFact))
  expect([only?.concept, only?.attributes.duration, none]).toEqual(['ankle swelling', '2 days', []])
})

test('who names no complaint but a part came for the part', () => {
  const lines = givenLines('C: Hello.', "P: I've come about my foot.")
  expect(namePartComplaints(lines, []).map(({ concept }) => concept)).toEqual(['foot problem'])
  const told = [givenFact({ kind: 'complaint', concept: 'cough' })]
  expect(namePartComplaints(lines, told)).toEqual(told)
})
