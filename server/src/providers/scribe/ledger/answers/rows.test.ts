import { describe, expect, test } from 'vitest'
import { NO_ALLERGEN, NO_SUBSTANCE, REACTION, SPOKEN_OF } from './allergy.data.ts'
import { FEARED, ONE_OF_SEVERAL } from '../sheet/telling/told-on-sheet.data.ts'
import { BACK_TO_STATE, NO_RETURN, RETURNS, SAME_DAY, TIME } from './plan/follow-up.data.ts'
import {
  ASKS_MEDICINES,
  DRUG_LIKE,
  FORBIDS,
  HARMED,
  NO_LISTED,
  STOPS,
  UNNAMED,
} from './medicines/medicine.data.ts'
import { CLOSES, LEANS, NO_PLAN, ON_RECORD, TURNS_DOWN } from './plan/plan.data.ts'

const BACK_ONCE = new RegExp(BACK_TO_STATE.source, 'i')

/** A sentence that a row is for, and one that is none of its kind. */
const EXAMPLES: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  'a word of this visit': ['Let me know if this hurts.', 'Let me know if the fever returns.'],
  'a greeting': ['Good to see you in here today.', 'I will see you in three weeks.'],
  'a farewell': ['Thanks for coming, and see you soon.', 'See you in ten days.'],
  'why somebody came': ['A 50 year old here for follow-up.', 'Come back for a follow-up.'],
  'an earlier visit': ['At your last visit you felt well.', 'At the next visit we weigh you.'],
  'a wait in this visit': ['I will be right back with the nurse.', 'Come back in May.'],
  'a result that came back': ['The labs came back normal.', 'Come back in a month.'],
  'a symptom that came back': ['The cough keeps coming back.', 'Come back if you cough.'],
  'the examination': ['Now let me check your ears.', 'We will check your iron.'],
  'a step of the examination': [
    "The first thing I'd like to do is to take your pulse.",
    "I'd like somebody to listen to your chest tomorrow.",
  ],
  'a remark on the talk': ["We'll get to that later.", 'Tell me if it itches.'],
  'papers and prices': ['There is a coupon for it.', 'There is a leaflet for it.'],
  'a decision for somebody else': [
    'I will prescribe your husband an inhaler.',
    'I will prescribe you an inhaler.',
  ],
  'what was before': ['When you were in hospital they scanned it.', 'We scan it in May.'],
}

describe('rows that leave a sentence out', () => {
  test.each([...NO_RETURN, ...NO_PLAN])('%s', (name, pattern) => {
    const [is, isNot] = EXAMPLES[name] ?? ['', '']
    expect(pattern.test(is)).toBe(true)
    expect(pattern.test(isNot)).toBe(false)
  })
})

test.each([
  ['a visit', RETURNS, 'I want to see you in three weeks.', 'I see a small rash.'],
  [
    'a visit to a clinic',
    RETURNS,
    'We will bring you into one of our clinics.',
    'What brings you?',
  ],
  ['an answer to us', RETURNS, 'Please get back to us.', 'Get some rest in bed.'],
  ['another doctor', RETURNS, 'You will see one of my doctors.', 'You saw a doctor.'],
  ['a contact', RETURNS, 'Please contact the office.', 'The contact lens is fine.'],
  ['a visit today', SAME_DAY, 'You need to be examined today.', 'I examined you today.'],
  ['a habit again', BACK_ONCE, 'You will get back on your diet.', 'Come back on Monday.'],
  ['health again', BACK_ONCE, 'It should be back to normal.', 'Come back to see me.'],
  ['what is feared', FEARED, 'lung cancer', 'lung infection'],
  ['an example', ONE_OF_SEVERAL, 'I can give something stronger, like codeine.', 'Take codeine.'],
  ['a call', RETURNS, 'Give us a ring if it swells.', 'They call it eczema.'],
  ['a substance', NO_ALLERGEN, 'allergies', 'latex'],
  ['a kind of allergy', NO_SUBSTANCE, 'seasonal', 'grass'],
  ['an allergy', SPOKEN_OF, 'She carries an EpiPen.', 'She saw the allergist.'],
  ['a reaction', REACTION, 'Naproxen gave me hives.', 'Use it for the hives.'],
  ['no name', UNNAMED, 'your current medications', 'metformin'],
  ['a form', DRUG_LIKE, 'a yellow cream', 'diligent'],
  [
    'a question for all of them',
    ASKS_MEDICINES,
    'Have you been taking all of your heart pills?',
    'Have you been taking it easy?',
  ],
  ['no medicine', NO_LISTED, 'tetanus vaccine', 'amoxicillin'],
  [
    'what one was told not to take',
    FORBIDS,
    'I was told not to take any ',
    'Not to take aspirin with my ',
  ],
  ['what is forbidden', FORBIDS, 'You cannot take any ', 'You can take some '],
  ['what did harm', HARMED, 'naproxen made me sick', 'naproxen made it better'],
  ['what is stopped', STOPS, 'Let us stop the naproxen.', 'Take the naproxen.'],
  ['what leans back', LEANS, 'We will order another one.', 'We will order a scan.'],
  ['what is known', ON_RECORD, 'We have you on iron.', 'We start iron.'],
  ['a refusal', TURNS_DOWN, 'No, I think I can do without.', 'No, that’s it, thank you.'],
])('%s', (_, pattern, is, isNot) => {
  expect(pattern.test(is.replaceAll('’', "'"))).toBe(true)
  expect(pattern.test(isNot.replaceAll('’', "'"))).toBe(false)
})

test('the end of a plan is cut off', () => {
  expect('“Take iron daily okay how does that sound to you.”'.replace(CLOSES, '')).toBe(
    '“Take iron daily”',
  )
})

test('times are found as they are said', () => {
  expect('See you on Monday morning'.match(TIME)).toEqual(['Monday'])
  expect('in two to three weeks or next month'.match(TIME)).toEqual([
    'two to three weeks',
    'next month',
  ])
})
