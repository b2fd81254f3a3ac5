import type { Fact } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../../clinical/realise/testing/given-fact.ts'
import { losesSigns } from './loses-signs.ts'

function heard(text: string, words: string, told: Partial<Fact> = {}): Fact {
  const [fact] = givenFacts({ kind: 'plan', act: 'safety_net', concept: words, ...told })
  if (fact === undefined) throw new Error('no fact')
  const from = text.indexOf(words)
  return { ...fact, said: [{ segment_id: 's0', from, to: from + words.length, words }], lines: [0] }
}

test.each([
  ['all signs are told', 'Come back if you get a fever or vomiting.', ['fever', 'vomiting'], false],
  ['one of three is told', 'Ring us if you get a fever, blisters or vomiting.', ['fever'], true],
  ['where to go is left out', 'If you get a fever, go to A and E.', ['fever'], true],
  ['to ring is not to come', 'If you get a fever, ring us.', ['fever'], true],
  ['how soon is left out', 'If you get a fever, ring us the same day.', ['fever'], true],
  ['what to do besides is left out', 'If you get a rash, stop it and call.', ['rash'], true],
  ['the day is left out', 'If you get a fever, see me on Friday.', ['fever'], true],
  ['the day is told', 'Come back if no better by Friday.', ['no better by Friday'], false],
  ['nobody needs to come', "If the rash goes, you don't need to come back.", ['rash goes'], true],
  ['another sentence warns of more', 'Return if you get a rash. Or blisters.', ['rash'], false],
])('%s', (_, text, signs, isLost) => {
  const facts = signs.map((words) => heard(text, words))
  const segments = [{ id: 's0', index: 0, text, speaker: null, role: null }]
  expect(facts.some((fact) => losesSigns(fact, facts, segments))).toBe(isLost)
})

test('a warning that says where to go is told', () => {
  const text = 'If you get a fever, go to A and E.'
  const concept = 'emergency department'
  const fact = heard(text, 'go to A and E', {
    concept,
    attributes: { condition: 'you get a fever' },
  })
  const segments = [{ id: 's0', index: 0, text, speaker: null, role: null }]
  expect(losesSigns(fact, [fact], segments)).toBe(false)
})
