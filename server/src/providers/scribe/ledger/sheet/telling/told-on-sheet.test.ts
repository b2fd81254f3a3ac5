import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { quoteSheet } from '../quoting/quote-sheet.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'
import { toldOnSheet } from './told-on-sheet.ts'

type Heard = readonly [words: string, told: Partial<FactContent>]

function told(lines: readonly string[], ...heard: readonly Heard[]): string[] {
  const segments = givenVisit(...lines)
  const facts: Fact[] = heard.map(([words, content]) => heardIn(segments, words, content))
  const spoken = spokenSentences(segments)
  const quotations = quoteSheet(facts, spoken)
  return toldOnSheet({ facts, spoken, quotations }).map(({ concept }) => concept)
}
const takes: Partial<FactContent> = { kind: 'medication', status: 'takes', time: 'now' }
const avoid: Partial<FactContent> = { kind: 'medication', status: 'advise', polarity: 'absent' }
const allergy: Partial<FactContent> = { kind: 'allergy', time: 'now' }
const OPEN = 'doctor: What do you take?'

test.each<[string, string[], Heard[], string[]]>([
  [
    'a medicine that is taken',
    [OPEN, 'patient: I take lisinopril.'],
    [['lisinopril', takes]],
    ['lisinopril'],
  ],
  [
    'one that was stopped',
    [OPEN, 'patient: Lisinopril. I quit that.'],
    [['Lisinopril', takes]],
    [],
  ],
  ['one of somebody else', [OPEN, "guest: I'm on lisinopril myself."], [['lisinopril', takes]], []],
  [
    'one that is told not to take',
    [OPEN, 'patient: Ibuprofen most days.', 'doctor: So no ibuprofen from now on.'],
    [
      ['Ibuprofen', takes],
      ['ibuprofen', avoid],
    ],
    [],
  ],
  ['what is no medicine', [OPEN, 'patient: nicotine in my vape.'], [['nicotine', takes]], []],
  ['one against a pain', [OPEN, 'patient: I take ibuprofen.'], [['ibuprofen', takes]], []],
  [
    'one that was decided on and is quoted nowhere',
    [OPEN, 'doctor: Hey, dragon, order lisinopril.'],
    [['lisinopril', { kind: 'medication', status: 'start' }]],
    ['lisinopril'],
  ],
  [
    'one that was only weighed',
    [OPEN, 'doctor: We could give you lisinopril.'],
    [['lisinopril', { kind: 'medication', status: 'start' }]],
    [],
  ],
  [
    'an allergy',
    [OPEN, 'patient: Penicillin gives me hives.'],
    [['Penicillin', allergy]],
    ['penicillin'],
  ],
  [
    'what the clinician calls none',
    [OPEN, 'patient: Amoxicillin, once.', "doctor: That's not an allergy."],
    [['Amoxicillin', allergy]],
    [],
  ],
  [
    'what does not agree with one',
    [OPEN, 'patient: Codeine makes me throw up.'],
    [['Codeine', allergy]],
    [],
  ],
  [
    'a complaint with a name',
    [OPEN, 'patient: I have a cough.'],
    [['cough', { kind: 'complaint', time: 'now' }]],
    ['cough'],
  ],
  [
    'one without',
    [OPEN, 'patient: It is just pain.'],
    [['pain', { kind: 'complaint', time: 'now' }]],
    [],
  ],
])('%s', (_, lines, heard, concepts) => {
  expect(told(lines, ...heard)).toEqual(concepts)
})

test('the day of a visit is told where it stands in the same sentence', () => {
  const visit: Partial<FactContent> = {
    kind: 'plan',
    act: 'follow_up',
    concept: 'follow-up',
    attributes: { when: '4 weeks' },
  }
  const line = "doctor: Let's do them all when you come back in four weeks."
  expect(told([line], ['come back', visit])).toEqual(['follow-up'])
  const open = { ...visit, attributes: { when: '4 weeks', condition: 'if not better' } }
  expect(told([line], ['come back', open])).toEqual([])
})

test('a warning in a line without marks is told, since nobody could be handed the line', () => {
  const line = `doctor: ${'the weather was wet '.repeat(20)}ring us if a fever comes back`
  const net: Partial<FactContent> = { kind: 'plan', act: 'safety_net' }
  expect(told([line], ['fever', net])).toEqual(['fever'])
})

test('what was typed is told as it was', () => {
  const facts = givenFacts({ kind: 'plan', act: 'advise', concept: 'rest' })
  const spoken = spokenSentences(givenVisit('doctor: Hello there, how are you?'))
  expect(toldOnSheet({ facts, spoken, quotations: [] })).toEqual(facts)
})

test('of a problem only that it is there is told', () => {
  const segments = givenVisit('doctor: The gout seems quiet.', 'patient: Good.')
  const gout = { kind: 'assessment', status: 'controlled', time: 'now' } as const
  const facts = [heardIn(segments, 'gout', gout)]
  const spoken = spokenSentences(segments)
  expect(toldOnSheet({ facts, spoken, quotations: [] })).toMatchObject([{ status: '' }])
})

test('the day of a visit is not told beside a visit that is quoted', () => {
  const visit: Partial<FactContent> = {
    kind: 'plan',
    act: 'follow_up',
    concept: 'follow-up',
    attributes: { when: '1 week' },
  }
  const lines = ["doctor: I'll see you in two weeks.", "doctor: I'll see you in a week or so."]
  const first = { ...visit, attributes: { when: '2 weeks' } }
  expect(told(lines, ['see you in two', first], ['see you in a week', visit])).toEqual([])
})

test('what the clinician surely names is told beside a conclusion, but not again', () => {
  const assessed = { kind: 'assessment', time: 'now' } as const
  const lines = ['doctor: I think this is gout.', 'doctor: For your second problem, your anemia.']
  expect(told(lines, ['gout', assessed], ['anemia', assessed])).toEqual(['anemia'])
  const again = ['doctor: I think this is gout.', 'doctor: For the gout we wait.']
  expect(
    told(
      again,
      ['is gout', { ...assessed, concept: 'gout' }],
      ['gout we', { ...assessed, concept: 'gout' }],
    ),
  ).toEqual([])
})

test('advice that a table knows is told where its sentence is only talk', () => {
  const line = "doctor: Let's talk a little bit about low salt diet."
  const advice: Partial<FactContent> = { kind: 'plan', act: 'advise' }
  expect(told([line], ['low salt diet', advice])).toEqual(['low salt diet'])
})

const problem: Partial<FactContent> = { kind: 'assessment', concept: 'gout', time: 'now' }

test.each<[string, string, string[]]>([
  [
    'a problem of the visit',
    'For your next problem, your gout, continue the allopurinol.',
    ['gout'],
  ],
  ['one that is named in passing', 'We often see gout, continue the allopurinol.', []],
])('%s', (_, said, named) => {
  const seen = told([`doctor: ${said}`], ['gout', { ...problem, sureness: 0.6 } as typeof problem])
  expect(seen).toEqual(named)
})

test('nobody is told to stop what was not said to be stopped', () => {
  const lines = ['doctor: Metformin is hard on some people.']
  expect(told(lines, ['Metformin', { kind: 'medication', status: 'stop' }])).toEqual([])
})

test('what a quoted step says is not told to be stopped', () => {
  const lines = ["doctor: We'll order an A1c so we don't have to change your metformin."]
  const stop: Partial<FactContent> = { kind: 'medication', status: 'stop' }
  const order: Partial<FactContent> = { kind: 'plan', act: 'order', concept: 'hemoglobin a1c' }
  expect(told(lines, ['A1c', order], ['metformin', stop])).toEqual([])
})

test('what somebody came with and has is told once', () => {
  const lines = ['patient: I have a kidney stone.', 'doctor: The scan shows a kidney stone, yes.']
  const came: Partial<FactContent> = { kind: 'complaint', time: 'now', concept: 'kidney stone' }
  const has: Partial<FactContent> = { kind: 'assessment', time: 'now', concept: 'kidney stone' }
  expect(told(lines, ['a kidney stone.', came], ['a kidney stone,', has])).toEqual(['kidney stone'])
})

test('a test that is ordered while the talk is of the examination is told', () => {
  const lines = ["doctor: I'm gonna order a PSA because of what the physical exam shows us there."]
  const psa: Partial<FactContent> = { kind: 'plan', act: 'order', concept: 'psa' }
  expect(told(lines, ['PSA', psa])).toEqual(['psa'])
})

test('nobody is told to stop what goes on', () => {
  const lines = ["doctor: Remember you shouldn't stop taking the warfarin before the extraction."]
  expect(told(lines, ['warfarin', { kind: 'medication', status: 'stop' }])).toEqual([])
})
