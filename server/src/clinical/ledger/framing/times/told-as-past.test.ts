import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isToldAsPast } from './told-as-past.ts'

test.each<[said: string, words: string, kind: FactKind, isPast: boolean]>([
  ["Last month I couldn't climb stairs. Now I can.", "couldn't climb stairs", 'symptom', true],
  ["Before the injections I couldn't climb stairs. Now I can.", "couldn't climb", 'symptom', true],
  ['Two weeks ago I was crying a lot. I am much better, it has gone.', 'crying', 'symptom', true],
  ["I'm fine now but last week I was ill and had some fever", 'fever', 'symptom', true],
  ['I came off that in May because of the diarrhea.', 'diarrhea', 'symptom', true],
  ['I quit them because they gave me headaches.', 'headaches', 'symptom', true],
  ['I came off that because I was fine, and I have diarrhea.', 'diarrhea', 'symptom', false],
  ['I used to live with my aunt.', 'live with my aunt', 'social', true],
  ['I live with my wife. We used to live near the sea.', 'live with my wife', 'social', false],
  ["Last month I couldn't climb stairs.", "couldn't climb stairs", 'symptom', false],
  ["Last month I couldn't climb stairs and now I still can't.", "couldn't climb", 'symptom', false],
  ['Last month I fell and now my hip hurts.', 'hip hurts', 'symptom', false],
  ["Last week I had a cold, and I'm coughing now.", 'coughing', 'symptom', false],
  ["I've had a cough since last week. I'm better now.", 'cough', 'symptom', false],
  ['Last week I was dizzy. I came today for my knee.', 'dizzy', 'symptom', false],
])('%s: %s', (said, words, kind, isPast) => {
  const lines = givenLines(`P: ${said}`)
  expect(isToldAsPast(lines, givenMention(lines, words, { kind }), 'present')).toBe(isPast)
})

test('what the clinician tells of the past is left as it was read', () => {
  const lines = givenLines("C: Last month you couldn't climb stairs. Now you can.")
  expect(isToldAsPast(lines, givenMention(lines, "couldn't climb"), 'present')).toBe(false)
})
