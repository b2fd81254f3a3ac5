import { expect, test } from 'vitest'
import type { FactKind } from '@chartwright/contract/facts'
import { givenLines, givenMention } from '../../testing/given-facts.ts'
import { isOfOtherSubject } from './of-other-subject.ts'

test.each<[said: string, words: string, isOther: boolean]>([
  ['My husband fell and broke his hip.', 'broke his hip', true],
  ['It aches. The lady next door has been vomiting all week.', 'vomiting', true],
  ['A guy at work dropped a box and broke his toe, and I hurt my back.', 'broke his toe', true],
  ['A guy at work dropped a box and broke his toe, and I hurt my back.', 'hurt my back', false],
  ['well my roommate has been sick with bronchitis', 'bronchitis', true],
  ['My wife noticed a mole.', 'mole', false],
  ['My wife says I snore.', 'snore', false],
  ['My roommate and I have had diarrhea.', 'diarrhea', false],
  ['My sister had vomiting like me.', 'vomiting', false],
  ['My husband had the flu and I got a fever.', 'fever', false],
  ['A guy ran into me and my knee popped.', 'popped', false],
  ['My mother was ill and now I have anxiety.', 'anxiety', false],
  ['My mother died and then the panic attacks began.', 'panic attacks', false],
  ['My boss is away. Vomiting is the worst.', 'Vomiting', false],
])('%s: %s', (said, words, isOther) => {
  const lines = givenLines(`P: ${said}`)
  expect(isOfOtherSubject(lines, givenMention(lines, words))).toBe(isOther)
})

test.each<[said: string, kind: FactKind, isOther: boolean]>([
  ['My friend takes codeine.', 'medication', true],
  ['My friend had some codeine left.', 'medication', false],
])('%s', (said, kind, isOther) => {
  const lines = givenLines(`P: ${said}`)
  expect(isOfOtherSubject(lines, givenMention(lines, 'codeine', { kind }))).toBe(isOther)
})

test.each(['Has she had a cough?', 'How long has your mother had that?'])(
  'who brings somebody speaks for them: %s',
  (asked) => {
    const lines = givenLines('P: My mother has been vomiting.', `C: ${asked}`)
    expect(isOfOtherSubject(lines, givenMention(lines, 'vomiting'))).toBe(false)
  },
)

test.each<[asked: string, said: string, words: string, kind: FactKind, isOther: boolean]>([
  ['And your mother?', 'She took codeine for it.', 'codeine', 'medication', true],
  ['Your wife needs one too.', "She's allergic to penicillin.", 'penicillin', 'allergy', true],
  ['And you?', "My sister is well. She's allergic to penicillin.", 'penicillin', 'allergy', true],
  ['And your mother?', "She's well. I'm allergic to penicillin.", 'penicillin', 'allergy', false],
  ['And your doctor?', 'She took me off codeine.', 'codeine', 'medication', false],
  ['And your mother?', 'She gave me codeine.', 'codeine', 'medication', false],
  ['Any tablets?', 'She takes codeine.', 'codeine', 'medication', false],
])('%s %s', (asked, said, words, kind, isOther) => {
  const lines = givenLines(`C: ${asked}`, `P: ${said}`)
  expect(isOfOtherSubject(lines, givenMention(lines, words, { kind }))).toBe(isOther)
})

test('who brings a patient tells of her drugs', () => {
  const lines = givenLines(
    'P: It is about my mother. She has a cough and she is weak. She takes codeine.',
  )
  const drug = givenMention(lines, 'codeine', { kind: 'medication' })
  expect(isOfOtherSubject(lines, drug)).toBe(false)
})

test('a question about another person long ago leaves an acquaintance somebody else', () => {
  const between = Array.from({ length: 8 }, () => 'P: It was late.')
  const lines = givenLines('C: How is your mother?', ...between, 'P: My friend had the flu.')
  expect(isOfOtherSubject(lines, givenMention(lines, 'flu'))).toBe(true)
})
