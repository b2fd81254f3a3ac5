import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { isInNote } from './is-in-note.ts'

const VISIT: Partial<Fact> = { kind: 'plan', act: 'follow_up', concept: 'appointment' }
const ORDER: Partial<Fact> = { kind: 'plan', act: 'order', concept: 'labs' }
const STATE: Partial<Fact> = { kind: 'assessment', concept: 'out of control' }
const THROAT: Partial<Fact> = { kind: 'finding', concept: 'pharyngeal erythema' }
const TABLETS: Partial<Fact> = { kind: 'medication', status: 'continue', concept: 'Eliquis' }

test.each<[Partial<Fact>, string, string, boolean]>([
  [VISIT, "let's make an appointment in four weeks", 'Follow up in 4 weeks.', true],
  [VISIT, "let's set up an appointment in two weeks", 'Follow up in 4 weeks.', false],
  [VISIT, 'come back next week for the stitches', 'Follow up next week.', false],
  [VISIT, "I'll see you again", 'Follow up in 4 weeks.', true],
  [VISIT, "I'll see you again", 'Rest the leg.', false],
  [TABLETS, 'continue the aspirin eighty one milligrams and Eliquis', 'Aspirin 81 mg.', false],
  [TABLETS, 'continue the Eliquis five milligrams', 'Continue Eliquis 5 mg.', true],
  [ORDER, 'I think it is a good idea to start off with a blood test', 'Order labs.', true],
  [ORDER, 'we need to get some bloods', 'Order labs.', true],
  [ORDER, 'we need to get some bloods', 'Order x-ray.', false],
  [ORDER, 'we need bloods if you still feel ill', 'Order labs.', false],
  [ORDER, "I don't think we need bloods", 'Order labs.', false],
  [STATE, 'I think it is a little under- out of control', 'Gout, uncontrolled.', true],
  [STATE, 'I think it is a little out of control', 'Gout, controlled.', false],
  [ORDER, 'I think we need some bloods', 'Stop labs.', false],
  [THROAT, 'your throat is red', 'Reports sore throat. Eyes: red.', false],
  [THROAT, 'your throat is red', 'Ears, nose and throat: red tonsils.', false],
  [THROAT, 'your throat is red', 'Throat: red.', true],
  [THROAT, 'the throat looks quite red and swollen', 'Throat: red; no exudate.', false],
])('%j: %s in %s', (told, words, note, isTold) => {
  const [fact] = givenFacts(told)
  expect(fact !== undefined && isInNote(fact, words, note)).toBe(isTold)
})
