import type { Fact, FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import type { ScribeSegment } from '../../../scribe.ts'
import { quoteSheet } from './quote-sheet.ts'
import { spokenSentences } from '../speech/spoken-sentences.ts'
import { givenVisit, heardIn } from '../testing/given-visit.ts'

type Heard = readonly [words: string, told: Partial<FactContent>]
const advise: Partial<FactContent> = { kind: 'plan', act: 'advise' }
const start: Partial<FactContent> = { kind: 'medication', status: 'start' }
const order: Partial<FactContent> = { kind: 'plan', act: 'order' }
const net: Partial<FactContent> = { kind: 'plan', act: 'safety_net' }

function quote(segments: readonly ScribeSegment[], ...heard: readonly Heard[]): string[] {
  const facts: Fact[] = heard.map(([words, told]) => heardIn(segments, words, told))
  return quoteSheet(facts, spokenSentences(segments)).map(({ use, text }) => `${use} ${text}`)
}

test('a sentence that is clear stands alone, with its facts and its line', () => {
  const segments = givenVisit('patient: Okay.', 'doctor: Right. So keep the cast dry. Bye now.')
  const fact = heardIn(segments, 'keep the cast dry', advise)
  expect(quoteSheet([fact], spokenSentences(segments))).toEqual([
    { use: 'home', text: '“Keep the cast dry.”', factIds: [fact.id], lines: [1] },
  ])
})

test('a sentence that leans on the one before it is joined with it', () => {
  const segments = givenVisit('doctor: A Tubigrip helps the swelling. Take it off at night.')
  expect(quote(segments, ['Take it off', advise])).toEqual([
    'home “A Tubigrip helps the swelling.” “Take it off at night.”',
  ])
})

test('a sentence that nobody understands alone is left out, but no warning is', () => {
  const segments = givenVisit(
    'patient: I have been wearing the long grey boot at night for several weeks now.',
    "doctor: That's the one we leave off.",
    'patient: Fine.',
    'doctor: If it locks, go to A and E.',
  )
  expect(quote(segments, ['the one we leave', advise], ['it locks', net])).toEqual([
    'warning “If it locks, go to A and E.”',
  ])
})

test('a warning keeps what goes on from it', () => {
  const segments = givenVisit(
    "doctor: If she's hard to wake, call nine nine nine. Don't wait for me.",
  )
  expect(quote(segments)).toEqual([
    "warning “If she's hard to wake, call nine nine nine.” “Don't wait for me.”",
  ])
})

test('a sign is quoted with what to do, and where to go with the sign', () => {
  const half = givenVisit('doctor: If it gets red, or you feel hot. Feel free to see the nurse.')
  expect(quote(half, ['gets red', net])).toEqual([
    'warning “If it gets red, or you feel hot.” “Feel free to see the nurse.”',
  ])
  const open = givenVisit('doctor: If anything changes. Go straight to A and E.')
  expect(quote(open, ['Go straight', { kind: 'plan', act: 'emergency' }])).toEqual([
    'warning “If anything changes.” “Go straight to A and E.”',
  ])
})

test('how to take a medicine stands with it', () => {
  const segments = givenVisit(
    'doctor: Start naproxen and ibuprofen. I want you to take both at night.',
  )
  expect(quote(segments, ['naproxen', start])).toEqual([
    'medicine “Start naproxen and ibuprofen.” “I want you to take both at night.”',
  ])
})

test('two decisions of one sentence stand under their own headings', () => {
  const segments = givenVisit("doctor: Let's start naproxen, and I want to order an x-ray.")
  expect(quote(segments, ['naproxen', start], ['x-ray', order])).toEqual([
    "medicine “Let's start naproxen.”",
    'step “I want to order an x-ray.”',
  ])
})

test('a question of what to do is quoted with the answer', () => {
  const segments = givenVisit(
    'doctor: If those thoughts come back, what do we do?',
    'patient: Tell my wife, and 988 at night.',
  )
  expect(quote(segments)).toEqual([
    'warning “If those thoughts come back, what do we do?” — “Tell my wife, and 988 at night.”',
  ])
})

test('an answer is quoted with its question', () => {
  const segments = givenVisit(
    'patient: Do I need a camera test?',
    "doctor: If your iron's low, then yes, I'll refer you.",
  )
  expect(quote(segments, ['refer you', { kind: 'plan', act: 'refer' }])).toEqual([
    "step “Do I need a camera test?” — “If your iron's low, then yes, I'll refer you.”",
  ])
})

test('what was offered is quoted with the offer', () => {
  const segments = givenVisit(
    'doctor: Would you do the test that you mail in?',
    'patient: I will do that one.',
    "doctor: I'll order that.",
  )
  expect(quote(segments, ['order that', order])).toEqual([
    "step “Would you do the test that you mail in?” — “I will do that one.” — “I'll order that.”",
  ])
})

test('what was refused is left out; an echo is no refusal', () => {
  const segments = givenVisit(
    "doctor: I'd like you to use a walker.",
    "patient: No walker. I'll use the cane.",
    'doctor: Right hand only, no ladders.',
    'patient: No ladders.',
  )
  expect(quote(segments, ['use a walker', advise], ['no ladders', advise])).toEqual([
    'home “Right hand only, no ladders.”',
  ])
})

test('of two medicines that were weighed the one that was settled on is told', () => {
  const segments = givenVisit(
    'doctor: Aciclovir, eight hundred milligrams, five times a day.',
    'patient: Five times?',
    "doctor: Let's do that then, valaciclovir one gram three times a day.",
  )
  expect(quote(segments, ['Aciclovir', start], ['valaciclovir', start])).toEqual([
    'medicine “Valaciclovir one gram three times a day.”',
  ])
})

test('a dose without a name is told of the medicine before it', () => {
  const segments = givenVisit(
    "doctor: So the treatment's levothyroxine.",
    'patient: Is that for life?',
    'doctor: Seventy five micrograms, once a day.',
  )
  expect(quote(segments, ['levothyroxine', start])).toEqual([
    "medicine “The treatment's levothyroxine.”",
    'medicine Levothyroxine: “Seventy five micrograms, once a day.”',
  ])
})

test('a name that was said before brings its line', () => {
  const segments = givenVisit('patient: I take biotin.', "doctor: I'd stop it, please.")
  expect(quoteSheet([], spokenSentences(segments))).toMatchObject([{ lines: [1, 0] }])
})

test('of a visit without a known clinician nothing is quoted', () => {
  const segments = givenVisit('patient: Keep the cast dry.')
  expect(quote(segments, ['Keep the cast dry', advise])).toEqual([])
})

test('what a visit is going to be about is no plan yet', () => {
  const agenda = "doctor: We'll check your cholesterol, too."
  const talk = Array.from({ length: 14 }, () => 'patient: I see.')
  const heard = ['cholesterol', order] as const
  expect(quote(givenVisit(agenda, ...talk), heard)).toEqual([])
  expect(quote(givenVisit(...talk, agenda), heard)).toHaveLength(1)
})

test('a long step without marks stands where it can be written as an instruction', () => {
  const long =
    'you will use the crutches as you will not be able to use that foot for some time after the operation and the boot stays on by day and by night until we have seen the new pictures of the bones'
  expect(quote(givenVisit(`doctor: ${long}`), ['crutches', order])).toHaveLength(1)
})

test('what a step includes stays with it', () => {
  const line = "doctor: We'll get some blood work. That includes your iron."
  expect(quote(givenVisit(line), ['blood work', order], ['iron', order])).toEqual([
    "step “We'll get some blood work.” “That includes your iron.”",
  ])
})

test('what does not get better needs nothing before it', () => {
  const line = "doctor: It may sting. If it's not getting better, come back and see me."
  expect(quote(givenVisit(line), ['not getting better', net])).toEqual([
    "warning “If it's not getting better, come back and see me.”",
  ])
})
