import type { Fact } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { spokenSentences } from '../../sheet/speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../../sheet/testing/given-visit.ts'
import { answerPrescribed, answerStopped } from './answer-changes.ts'
import { answerMedicines } from './answer-medicines.ts'

interface Told {
  readonly concept?: string
  readonly sureness?: number
  readonly certainty?: Fact['certainty']
}

type Read = readonly [words: string, status: Fact['status'], told?: Told]

function heard(lines: readonly string[], read: readonly Read[]) {
  const visit = givenVisit(...lines)
  const facts = read.map(([words, status, told = {}]) =>
    heardIn(visit, words, { kind: 'medication', status, time: 'now', ...told }),
  )
  return { facts, spoken: spokenSentences(visit) }
}

function answer(lines: readonly string[], ...read: readonly Read[]): string {
  const { facts, spoken } = heard(lines, read)
  return answerMedicines(facts, facts, spoken) ?? ''
}

test('what may be stopped in answer to a question is stopped', () => {
  const told = answer(
    ['patient: Should I go on with the ibuprofen?', 'doctor: You can stop the ibuprofen.'],
    ['ibuprofen', 'takes'],
    ['stop the ibuprofen', 'stop', { concept: 'ibuprofen' }],
  )
  expect(told).toMatch(/^Stopped or held/)
  expect(told).not.toContain('Takes now')
})

test('what replaces another medicine is not told as stopped', () => {
  const told = answer(
    ['doctor: The gel was not covered, so we will try tretinoin, and remove the rest.'],
    ['tretinoin', 'stop'],
  )
  expect(told).toMatch(/^Not read for certain/)
})

test('who takes one of a class may have to stop all of them', () => {
  const told = answer(
    ['patient: I take Advil now and then.', 'doctor: Please stop taking any NSAIDs.'],
    ['Advil', 'takes'],
    ['NSAIDs', 'stop', { concept: 'anti-inflammatories' }],
  )
  expect(told).toContain('Stopped or held in this visit:\n- Stop anti-inflammatories.')
})

test('that a class goes on is said of the one that is taken', () => {
  const told = answer(
    ['patient: I take Advil now and then.', 'doctor: You can continue the NSAIDs.'],
    ['Advil', 'takes'],
    ['NSAIDs', 'continue', { concept: 'anti-inflammatories' }],
  )
  expect(told).toMatch(/^Takes now:\n- .*Advil.*“You can continue the NSAIDs.” \[2\]$/)
})

test('a class that is certain is told beside one of it that is not', () => {
  const told = answer(
    ['doctor: I will give you antibiotics.', 'doctor: It may be trimethoprim.'],
    ['antibiotics', 'start'],
    ['trimethoprim', 'start', { certainty: 'possible' }],
  )
  expect(told).toContain('Prescribed, changed or recommended in this visit:\n- ')
  expect(told).toContain('Only possible, or on a condition:\n- ')
})

test('a medicine of which the dose is changed is told once', () => {
  const told = answer(
    ['doctor: I will increase the lisinopril to 40 mg.', 'doctor: Take lisinopril as directed.'],
    ['increase the lisinopril', 'increase', { concept: 'lisinopril' }],
    ['Take lisinopril', 'continue', { concept: 'lisinopril' }],
  )
  expect(told.match(/isinopril:?/g)).toHaveLength(3)
  expect(told).not.toContain('Takes now')
})

test('what is advised of a medicine stands where it is taken', () => {
  const told = answer(
    ['patient: I take Tylenol.', 'doctor: Tylenol you can have for the fever.'],
    ['take Tylenol', 'takes', { concept: 'tylenol' }],
    ['Tylenol you', 'advise', { concept: 'tylenol' }],
  )
  expect(told).toContain('“I take Tylenol.” [1] “Tylenol you can have for the fever.” [2]')
})

test('a known medicine that was hardly read is quoted', () => {
  const told = answer(
    ['doctor: Think of codeine at night.', 'doctor: And there is naproxen.'],
    ['codeine', 'advise'],
    ['naproxen', 'advise', { sureness: 0.2 }],
  )
  expect(told).toContain('Not read for certain; this was said:\n- Naproxen')
})

test('what was hardly read stands with what is named in one breath', () => {
  const told = answer(
    ['doctor: I will start naproxen and codeine.'],
    ['naproxen', 'start'],
    ['codeine', 'start', { sureness: 0.2 }],
  )
  expect(told).toMatch(/^Prescribed.*\n- .*naproxen.*Codeine: “/)
  expect(told).not.toContain('Not read for certain')
})

test('what limits a medicine elsewhere leaves no statement', () => {
  const told = answer(
    ['patient: I take Cialis daily.', 'patient: But I have been out of Cialis.'],
    ['Cialis', 'takes'],
  )
  expect(told).toMatch(/- Cialis: “/)
})

test('what somebody else suggested is not told as started', () => {
  const told = answer(
    ['patient: My friend swears by chromium. She told me to try zinc.'],
    ['chromium', 'start'],
  )
  expect(told).toMatch(/^Only talked about:\n- .*chromium/i)
})

test('a clause that names a medicine is told by it', () => {
  const told = answer(
    ['patient: I take codeine.', 'doctor: Continue with the regular codeine every night.'],
    ['take codeine', 'takes', { concept: 'codeine' }],
    ['Continue with the regular codeine every night', 'continue'],
  )
  expect(told.match(/^- /gm)).toHaveLength(1)
})

test('what must not be taken is told as that, and not as stopped', () => {
  const told = answer(
    ['doctor: You can not take any naproxen with that kidney.'],
    ['naproxen', 'stop'],
  )
  expect(told).toMatch(/^Not to be taken, or with a reaction:\n- Naproxen/)
})

test('a plural is the same medicine', () => {
  const told = answer(
    ['patient: I take Rennies at night.', 'patient: I took a Rennie today.'],
    ['Rennies', 'takes'],
    ['Rennie today', 'takes', { concept: 'rennie' }],
  )
  expect(told).toMatch(/^Takes now:\n- .*“I take Rennies at night.”.*$/)
})

test('a vaccine that made somebody sick is no medicine', () => {
  const told = answer(
    ['patient: The COVID vaccine made me sick. I take iron.'],
    ['COVID vaccine', 'took'],
    ['iron', 'takes'],
  )
  expect(told).not.toContain('vaccine')
})

test.each([
  ['is on', 'My husband is on warfarin, he takes 5 milligrams.', false],
  ['has tablets of', "My wife's heart tablets are warfarin.", false],
  ['takes beside the patient', 'My wife takes aspirin, and I take warfarin.', true],
])('what a relative %s is not told as taken', (_, line, isTaken) => {
  expect(answer([`patient: ${line}`], ['warfarin', 'takes']).includes('Takes warfarin')).toBe(
    isTaken,
  )
})

test.each([
  ["Don't stop the Plavix."],
  ['You should never stop your Plavix by yourself.'],
  ['There is no need to come off the Plavix.'],
  ["Don't take the Plavix on an empty stomach."],
])('what goes on is quoted and not told as stopped: %s', (line) => {
  const { facts, spoken } = heard([`doctor: ${line}`], [['Plavix', 'stop']])
  expect(answerMedicines(facts, facts, spoken)).toMatch(/^Not read for certain.*\n- Plavix: “/)
  expect(answerStopped(facts, spoken)).toBeUndefined()
  const denied = facts.map((fact) => ({ ...fact, polarity: 'absent' as const }))
  expect(answerMedicines(denied, denied, spoken)).toMatch(/^Not read for certain.*\n- Plavix: “/)
})

test.each([
  ['another one', "doctor: Don't take aspirin, take iron instead, two a day.", false],
  ['something else', "patient: I can't use my arm and take iron for it.", false],
  ['a class', 'doctor: Avoid NSAIDs and just use iron, two a day.', false],
  ['another one that did harm', 'patient: I take iron, and the codeine made me sick.', false],
  ['its own name', 'doctor: Please avoid the iron for now.', true],
  ['each of a list', "doctor: Please don't take any aspirin or iron.", true],
  ['its own harm', 'patient: The iron made me sick.', true],
])('a denial is of %s', (_, line, isForbidden) => {
  const told = answer([line], ['iron', 'takes'])
  expect(told.includes('Not to be taken, or with a reaction:\n- Iron')).toBe(isForbidden)
})

test('what has an answer of its own does not stand with what is named in one breath', () => {
  const told = answer(
    ['doctor: I will start naproxen and codeine.', 'patient: Rather no codeine.'],
    ['naproxen', 'start'],
    ['codeine', 'start', { sureness: 0.2 }],
    ['no codeine', 'declined', { concept: 'codeine', sureness: 0.4 }],
  )
  expect(told).toMatch(/Not read for certain.*\n- Codeine: “I will start/)
  expect(told).not.toMatch(/Prescribed.*\n.*Codeine: /)
})

test.each([
  ['I stopped smoking and take iron.'],
  ['I ran out of breath a lot so I use iron.'],
  ['The headaches have stopped since I take iron.'],
])('what else has stopped is no medicine that was stopped: %s', (line) => {
  const { facts, spoken } = heard([`patient: ${line}`], [['iron', 'takes']])
  expect(answerStopped(facts, spoken)).toBeUndefined()
})

test.each<[string, ...Read[]]>([
  [
    'and it was read',
    ['iron in', 'takes', { concept: 'iron' }],
    ['iron,', 'declined', { concept: 'iron' }],
  ],
  ['and nobody read it', ['iron in', 'start', { concept: 'iron' }]],
])('an order that the patient refuses is told with the refusal, %s', (_, ...read) => {
  const told = answer(
    [
      'doctor: I want you to take the iron in the morning.',
      "patient: No, I don't want iron, thanks.",
    ],
    ...read,
  )
  expect(told).not.toMatch(/(?:Takes|Start) iron/)
  expect(told).toMatch(/- Iron: “I want you.*I don't want iron/)
})

describe('what was asked for alone', () => {
  const lines = [
    'patient: I take iron, and I stopped Prozac in May.',
    'doctor: I will start naproxen.',
    'doctor: And I will give you some lidocaine to swish.',
  ]
  const read: readonly Read[] = [
    ['iron', 'takes'],
    ['Prozac', 'took'],
    ['naproxen', 'start'],
  ]
  const { facts, spoken } = heard(lines, read)

  test('is what was prescribed, also where nobody read it', () => {
    const told = answerPrescribed(facts, spoken)
    expect(told).toMatch(/naproxen[^]*Lidocaine/)
    expect(told).not.toMatch(/Takes|Prozac:/)
  })

  test('is what was stopped, and not what stands beside it', () => {
    const told = answerStopped(facts, spoken)
    expect(told).toMatch(/^Has taken:\n- Prozac/)
    expect(told).not.toMatch(/Takes now|naproxen/)
  })

  test('is nothing where no medicine was heard', () => {
    expect(answerStopped([], spoken)).toBeUndefined()
  })
})
