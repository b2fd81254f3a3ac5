import { describe, expect, test } from 'vitest'
import {
  AMBULANCE_COMES,
  ANSWERS,
  ARRANGES_THAT,
  ASKS_WHAT_TO_DO,
  ASKS_WHY,
  BROKEN_OFF,
  CHANGES_COURSE,
  CONCLUDES,
  CONDITION,
  CONTACT,
  CONTINUES,
  DICTATED,
  DOSES,
  EMERGENCY,
  HALF_WARNING,
  HAS_SO_FAR,
  INCLUDES,
  INSTRUCTS,
  IS_NO_WARNING,
  LEANS_BACK,
  LEAVES_IT,
  MEDICINE_WORD,
  MEETS_AGAIN,
  NOT_BETTER,
  OFFERED,
  OFFERS,
  OF_OTHERS,
  OPENS_CONCLUSION,
  ORDERS,
  ORDERS_TEST,
  OWN_WISH,
  PLANS,
  POINTS_BACK,
  PRESCRIBES,
  REFUSES,
  RESUMES,
  SCHEDULES,
  SETTLES,
  TAKES_THAT,
  TITRATES,
  TORN,
  WE_CALL,
  WE_DO,
} from './sheet-rules.data.ts'
import { OPTION, TALK, TO_DEVICE } from './talk.data.ts'
import {
  BLOOD_TESTS,
  BLOOD_TESTS_WITHIN,
  OPENS_PROBLEM,
  ORDERS_IT,
  STOPS,
} from './telling/told-on-sheet.data.ts'

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

describe('no warning', () => {
  test.each(IS_NO_WARNING)('%s', (_, pattern, example) => {
    expect(pattern.test(example)).toBe(true)
  })

  test.each(['If it bleeds, go to the emergency room.', 'Call us if you have a fever.'])(
    '%s is one',
    (text) => {
      expect(IS_NO_WARNING.filter(([, pattern]) => pattern.test(text))).toEqual([])
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
  ['CONTACT, not in a while', CONTACT, 'you come back', 'you come back in about two weeks'],
  ['CONTACT, no name', CONTACT, 'call us', 'what we call a strain'],
  ['CONDITION, no dose', CONDITION, 'once it hurts', 'once a day'],
  ['OF_OTHERS, theirs', OF_OTHERS, 'Increase her tablets', 'Increase your tablets'],
  ['DICTATED', DICTATED, 'The patient may go home', 'Write in the patient portal'],
  ['BROKEN_OFF', BROKEN_OFF, 'I can give you a.', 'I can give you one.'],
  ['BROKEN_OFF, by dots', BROKEN_OFF, 'I will call you in...', 'I will call you in.'],
  ['TORN', TORN, 'Because I might add one.', 'I might add one.'],
  ['TORN, a false start', TORN, 'Take 50- take 5 milligrams.', 'Take 5 milligrams.'],
  [
    'HALF_WARNING',
    HALF_WARNING,
    'If it gets red, or you feel hot.',
    'If it is red, I want to see it.',
  ],
  ['POINTS_BACK', POINTS_BACK, "We'll repeat another one this year.", "We'll repeat the test."],
  ['OFFERED', OFFERED, 'Would you do the scan?', 'Do you know what it is?'],
  ['MEETS_AGAIN', MEETS_AGAIN, "I'll see you in a week.", "I'll see you."],
  ['ORDERS', ORDERS, '“Order ten tablets.”', '“I will order ten tablets.”'],
  ['HAS_SO_FAR', HAS_SO_FAR, 'We have you on the blue one', 'We will put you on the blue one'],
  ['CHANGES_COURSE', CHANGES_COURSE, 'Stop the drops', 'Use the drops'],
  ['ARRANGES_THAT', ARRANGES_THAT, 'They will call you with a day.', 'They will call it a strain.'],
  ['ARRANGES_THAT, booked', ARRANGES_THAT, 'You can book that with us.', 'You can book a taxi.'],
  [
    'TAKES_THAT, for how long',
    TAKES_THAT,
    "I'll give you ten days worth.",
    "I'll give you a call.",
  ],
  ['TAKES_THAT', TAKES_THAT, 'You can take that twice', 'You can take the bus'],
  ['MEDICINE_WORD', MEDICINE_WORD, 'a short course of antibiotics', 'another pharmacy'],
  ['OWN_WISH', OWN_WISH, "I'm looking for a gardener.", 'Look for a gardener.'],
  ['TO_DEVICE', TO_DEVICE, 'Hey, dragon, order it.', 'The dragon is on the mug.'],
  ['NOT_BETTER', NOT_BETTER, 'Come back next week if it is still sore.', 'Come back next week.'],
  ['AMBULANCE_COMES', AMBULANCE_COMES, 'The ambulance is on its way.', 'Call an ambulance.'],
  [
    'AMBULANCE_COMES',
    AMBULANCE_COMES,
    "I'm calling an ambulance for you.",
    "I'm worried this is a stroke, so call an ambulance now.",
  ],
  [
    'ORDERS_TEST',
    ORDERS_TEST,
    'We order an A1c to see about the metformin.',
    'We get a test and start metformin.',
  ],
  ['INCLUDES', INCLUDES, 'That includes a urine test.', 'That is a urine test.'],
  ['LEANS_BACK, advice', LEANS_BACK, "It's better.", "It's worth keeping a diary."],
  ['CONTACT, by phone', CONTACT, 'Then you get on the phone.', 'Then you get on the bus.'],
  ['CONTACT, the practice calls', CONTACT, 'Reach out to us.', 'We reach out to them.'],
  ['OPENS_CONCLUSION, named so', OPENS_CONCLUSION, 'My impression is that', 'My office is here'],
  ['OPENS_PROBLEM', OPENS_PROBLEM, 'For your second problem, your gout', 'Gout is painful'],
  ['BLOOD_TESTS', BLOOD_TESTS, 'blood work', 'blood pressure'],
  ['BLOOD_TESTS_WITHIN', BLOOD_TESTS_WITHIN, 'We order some labs.', 'We order a scan.'],
  ['ORDERS_IT', ORDERS_IT, 'We get an MRI.', 'Go to the first MRI.'],
  ['STOPS', STOPS, "You can't take that.", 'You take that.'],
  ['ASKS_WHY', ASKS_WHY, 'What brings you in?', 'Any fever?'],
])('%s', (_, pattern, fits, other) => {
  expect(pattern.test(fits)).toBe(true)
  expect(pattern.test(other)).toBe(false)
})
