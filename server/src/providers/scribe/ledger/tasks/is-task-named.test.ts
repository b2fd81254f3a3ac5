import { expect, test } from 'vitest'
import { isTaskNamed } from './is-task-named.ts'
import { aroundOf } from './task-around.ts'
import { saidFact } from './testing/said-fact.ts'

type Told = Parameters<typeof saidFact>[1]

function isNamed(sentence: string, told: Told, sureness: number, later = ''): boolean {
  const { fact, segments } = saidFact(sentence, told)
  const all = [...segments, { id: 's1', index: 1, speaker: 'doctor', text: later }]
  return isTaskNamed({ ...fact, sureness }, aroundOf(fact, segments), all)
}

test('what the patient was told to need may be read less surely', () => {
  const told = { act: 'order', concept: 'labs' } as const
  expect(isNamed("You'll need to [get labs next week].", told, 0.5)).toBe(true)
  expect(isNamed('They like to [get labs next week].', told, 0.5)).toBe(false)
})

test('a drug that another line orders by its name is meant', () => {
  const told = { kind: 'medication', status: 'start', concept: 'cephalexin' } as const
  const said = 'We treat that with [cephalexin].'
  expect(isNamed(said, told, 0.45, 'Hey, order Cephalexin, 500 milligrams.')).toBe(true)
  expect(isNamed(said, told, 0.45, 'And cephalexin is cheap.')).toBe(false)
})

test('a deed of many words that no table knows needs a surer reader', () => {
  const told = { act: 'procedure' } as const
  expect(isNamed('It comes to [round up your old colleagues].', told, 0.65)).toBe(false)
  expect(isNamed('We plan a [knee arthroscopy].', told, 0.65)).toBe(true)
  expect(isNamed('We do the [gel injection in the left thumb].', told, 0.65)).toBe(true)
})

test('what was commanded to be stopped may be read less surely', () => {
  const told = { kind: 'medication', status: 'hold', concept: 'aspirin' } as const
  expect(isNamed('[Stop your aspirin] five days before.', told, 0.45)).toBe(true)
  expect(isNamed("Please don't [stop your aspirin].", told, 0.45)).toBe(false)
})
