import { describe, expect, test } from 'vitest'
import {
  ANSWERS,
  ASKS_WHAT_TO_DO,
  ASKS_WHY,
  CONCLUDES,
  CONDITION,
  CONTACT,
  CONTINUES,
  DOSES,
  EMERGENCY,
  INSTRUCTS,
  LEANS_BACK,
  LEAVES_IT,
  OF_OTHERS,
  OFFERS,
  OPENS_CONCLUSION,
  PLANS,
  PRESCRIBES,
  REFUSES,
  RESUMES,
  SCHEDULES,
  SETTLES,
  TITRATES,
  WE_CALL,
  WE_DO,
} from './sheet-rules.data.ts'
import { OPTION, TALK } from './talk.data.ts'

describe('talk', () => {
  test.each(TALK)('%s', (_, pattern, example) => {
    expect(pattern.test(example)).toBe(true)
  })

  test.each(['Take one tablet at night.', 'Keep the cast dry.', 'No lifting with the left hand.'])(
    '%s is none',
    (text) => {
      expect(TALK.filter(([, pattern]) => pattern.test(text))).toEqual([])
    },
  )
})

describe('options', () => {
  test.each(OPTION)('%s', (_, pattern, example) => {
    expect(pattern.test(example)).toBe(true)
  })

  test('a choice within one sentence is a decision', () => {
    const text = 'I could see you here, or we could wait, but I think better to refer you.'
    expect(OPTION.some(([, pattern]) => pattern.test(text))).toBe(false)
  })
})

test.each<[string, RegExp, string, string]>([
  ['EMERGENCY', EMERGENCY, "it's nine nine nine", 'we have nine rooms'],
  ['EMERGENCY, no reading', EMERGENCY, 'call 112', 'it was 112 over 68'],
  ['CONTACT', CONTACT, 'ring us', "I'd call it mild"],
  ['CONTACT, no thing', CONTACT, 'give us a call', 'if I see the ring'],
  ['CONTACT, not a visit', CONTACT, 'you come back, do not wait', 'Come back in a month'],
  ['CONDITION', CONDITION, 'If it hurts', 'It hurts'],
  ['WE_CALL', WE_CALL, "I'll ring you tomorrow", 'Ring us tomorrow'],
  ['WE_DO', WE_DO, "I'll do a scope, and if I see it", 'If you see it'],
  ['OF_OTHERS', OF_OTHERS, 'He should get checked', 'You should get checked'],
  ['INSTRUCTS', INSTRUCTS, 'Raise the head of the bed', 'The bed is old'],
  ['PRESCRIBES', PRESCRIBES, 'Start losartan', 'Losartan lowers pressure'],
  ['PLANS', PLANS, "We'll get an x-ray", 'The x-ray was normal'],
  ['CONCLUDES', CONCLUDES, 'I think it is a strain', 'A strain heals'],
  ['OPENS_CONCLUSION', OPENS_CONCLUSION, 'This is a strain', 'Rest the strain'],
  ['LEANS_BACK', LEANS_BACK, 'Keep it away from your eyes.', 'Keep the cream away from your eyes.'],
  ['LEANS_BACK, a condition', LEANS_BACK, "If it's still up, call.", 'If you get a fever, call.'],
  ['TITRATES', TITRATES, 'One tablet a day for two weeks, then two tablets.', 'Two tablets a day.'],
  ['RESUMES', RESUMES, "Start again when you've been eating.", 'Start today.'],
  ['SCHEDULES', SCHEDULES, 'twice a day', 'two puffs'],
  ['DOSES', DOSES, 'two puffs', 'a while'],
  ['CONTINUES', CONTINUES, 'Not at night.', 'It may sting.'],
  ['ANSWERS', ANSWERS, 'If it is low, then yes.', 'If it is low, call.'],
  ['SETTLES', SETTLES, "Let's do that then, the gel.", 'The gel is good.'],
  ['LEAVES_IT', LEAVES_IT, "I'd stop it, it does nothing.", 'If you feel unwell, stop it.'],
  ['OFFERS', OFFERS, 'What about the mini pill?', 'Take the mini pill.'],
  ['REFUSES', REFUSES, "I'd rather not.", 'No problem at all.'],
  ['ASKS_WHAT_TO_DO', ASKS_WHAT_TO_DO, 'If it comes back, what do you do?', 'What do you do?'],
  ['ASKS_WHY', ASKS_WHY, 'What brings you in?', 'Any fever?'],
])('%s', (_, pattern, fits, other) => {
  expect(pattern.test(fits)).toBe(true)
  expect(pattern.test(other)).toBe(false)
})
