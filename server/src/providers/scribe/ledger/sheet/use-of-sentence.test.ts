import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { useOfSentence } from './use-of-sentence.ts'

function useOf(text: string, fact?: Partial<FactContent>, hasCompany = false) {
  const facts: Fact[] = fact === undefined ? [] : givenFacts({ time: 'future', ...fact })
  return useOfSentence(text, { facts, hasCompany })
}
const plan = (act: FactContent['act']): Partial<FactContent> => ({ kind: 'plan', act })
const drug = (status: FactContent['status']): Partial<FactContent> => ({
  kind: 'medication',
  status,
})

test.each<[string, Partial<FactContent> | undefined, string | undefined]>([
  ['If your lips go blue, call 911.', undefined, 'warning'],
  ['Crushing chest pain, nine nine nine.', plan('safety_net'), 'warning'],
  ['If you get shaky, four ounces of juice.', plan('safety_net'), 'warning'],
  ["If the bloods show anything, I'll ring you.", plan('follow_up'), 'step'],
  ["I'll do a scope, and if I see a ring, stretch it.", plan('safety_net'), undefined],
  ['Have you had to call 911 if it got bad?', plan('safety_net'), undefined],
  ['Those might keep you out of the emergency room.', undefined, undefined],
  ['Stop the naproxen, please.', drug('stop'), 'medicine'],
  ['I could give you naproxen.', drug('start'), undefined],
  ['MiraLAX, four capfuls in water.', undefined, 'medicine'],
  ['Ten milligrams for two weeks, then twenty milligrams.', undefined, 'medicine'],
  ["We'll get a plain x-ray on your way out.", plan('order'), 'step'],
  ["I don't think you need an x-ray.", { ...plan('order'), polarity: 'absent' }, undefined],
  ["I'll see you in four weeks.", plan('follow_up'), 'step'],
  ['It is important that you follow up with the eye clinic.', plan('follow_up'), 'step'],
  ['Keep the cast dry.', plan('advise'), 'home'],
  ["I'm looking for a gardener.", plan('advise'), undefined],
  ["We'll order a culture, and antibiotics if needed.", plan('order'), 'step'],
  ['Maybe another pharmacy.', drug('start'), undefined],
  ['The patient is to stop the naproxen.', drug('stop'), undefined],
  ['I can start you on a.', drug('start'), undefined],
  ['Let me know if you need anything else.', plan('safety_net'), undefined],
  ['No cones.', plan('advise'), undefined],
  ["That's reflux.", { kind: 'assessment', concept: 'acid reflux' }, undefined],
  ["It's worth coming back to see us if it's still sore.", plan('follow_up'), 'warning'],
  ["We've got an ambulance on the way.", plan('emergency'), 'step'],
  ["We've got an ambulance on the way.", undefined, undefined],
  ["We'll order an A1c to see about the metformin.", plan('order'), 'step'],
  ["We'll give you some lidocaine.", { ...plan('order'), concept: 'lidocaine' }, 'medicine'],
  ['You can try cranberry juice.', { ...drug('advise'), concept: 'cranberry juice' }, 'home'],
  ['Drive safe.', plan('advise'), undefined],
  ['I think this is acid reflux.', { kind: 'assessment', concept: 'acid reflux' }, 'conclusion'],
])('%s', (text, fact, use) => {
  expect(useOf(text, fact)).toBe(use)
})

test('what is said of somebody who is not there is left out', () => {
  const text = 'If he has fainting, then he should get checked.'
  expect(useOf(text, plan('safety_net'))).toBeUndefined()
  expect(useOf(text, plan('safety_net'), true)).toBe('warning')
})

test('a test stands with the steps, whatever medicine it is for', () => {
  const facts = givenFacts(
    { time: 'future', ...plan('order'), concept: 'hemoglobin a1c' },
    { time: 'future', ...drug('increase'), concept: 'metformin' },
  )
  const text = "We'll order an A1c to see whether your metformin needs to go up."
  expect(useOfSentence(text, { facts, hasCompany: false })).toBe('step')
})
