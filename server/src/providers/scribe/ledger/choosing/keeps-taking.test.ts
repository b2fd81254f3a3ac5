import { expect, test } from 'vitest'
import type { FactContent } from '@chartwright/contract/facts'
import { givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { MISSES } from './keeps-taking.data.ts'
import { asKept, isKept } from './keeps-taking.ts'

function toldOf(said: readonly string[], told: Partial<FactContent> = {}): string | undefined {
  const segments = said.map((text, at) => ({
    id: String(at),
    index: at,
    speaker: at % 2 === 0 ? 'doctor' : 'patient',
    text,
  }))
  const [fact] = givenFacts({
    kind: 'medication',
    status: 'takes',
    concept: 'medications',
    ...told,
  })
  const at = said.findIndex((text) => /medic|meds|tablets/.test(text))
  const words = said[at] ?? ''
  if (fact === undefined) return undefined
  const kept = asKept(
    { ...fact, said: [{ segment_id: String(at), from: 0, to: words.length, words }] },
    segments,
  )
  return isKept(kept) ? kept.text : undefined
}

test.each([
  [['Are you taking your tablets?', 'Yes, I am.']],
  [['Are you taking your tablets?', 'Yes. All fine, other than this fall.']],
  [["Okay, and you're you're taking your meds?", 'Yes, I am.']],
  [['And you have been taking all of your heart medications?', 'I have, every day.']],
  [['How are things?', "Good. I've been taking my meds and walking more."]],
])('%j says that the medicines are taken', (said) => {
  expect(toldOf(said)).toBe('Reports taking the prescribed medications.')
})

test.each([
  [['Are you taking your tablets?', 'Yes, but not on Sundays.']],
  [['Are you taking your tablets?', 'Mostly.']],
  [['I want you to keep taking your tablets.', 'Yes.']],
  [['Did you bring your tablets?', 'Yes.']],
  [['How are things?', 'I am trying, taking my meds when I can.']],
  [['Are you taking your tablets?', 'Yes.', 'Good.', 'I forget to take the evening pill.']],
  [['Are you taking your tablets?', 'Yes, for the most part.']],
  [['Are you taking your tablets?', 'Yes, other than the pink pill.']],
  [['Are you taking your tablets?', 'Yeah, pretty much.']],
  [['Are you taking your tablets?', 'Yes, the one for the gout.']],
  [['Are you taking your tablets or have you stopped?', 'Yes.']],
  [['Is your wife taking her tablets?', 'Yes.']],
  [['Are you having trouble taking your tablets?', 'Yes.']],
  [['How are things?', 'I am supposed to take my meds at noon.']],
  [['How are things?', 'I hate taking my meds.']],
])('%j does not', (said) => {
  expect(toldOf(said)).toBeUndefined()
})

test('what they are for is told with them', () => {
  const attributes = { reason: 'for your heart failure' }
  expect(toldOf(['Are you taking your tablets?', 'Yes.'], { attributes })).toBe(
    'Reports taking the prescribed medications for heart failure.',
  )
})

test('what is taken every other day is not taken as it should be', () => {
  const attributes = { frequency: 'every other day' }
  expect(toldOf(['Are you taking your tablets?', 'Yes.'], { attributes })).toBeUndefined()
})

test('a drug with a name is none of them', () => {
  expect(
    toldOf(['Are you taking your tablets?', 'Yes.'], { concept: 'blood thinner' }),
  ).toBeUndefined()
})

test.each(MISSES)('%s tells of doses left out: %s', (_, example) => {
  expect(toldOf(['Are you taking your tablets?', 'Yes.', 'Good.', example])).toBeUndefined()
})
