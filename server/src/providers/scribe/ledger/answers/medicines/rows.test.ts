import { expect, test } from 'vitest'
import {
  CALLED_BY_CLASS,
  DECIDES,
  NO_NAME,
  NOT_TO_STOP,
  ONLY_LIMITED,
  REFUSES,
  TAKEN,
  TELLS_OF_ALL,
  TELLS_OF_USE,
  UNNAMED,
  USES_FORM,
  WAS_STOPPED,
} from './medicine.data.ts'
import { BEGINS, DECIDES_NOW, IS_TAKEN, SETTLED } from './standing/status.data.ts'

const EXAMPLES: Readonly<Record<string, readonly [is: string, isNot: string]>> = {
  'given by others before': [
    'Every winter I get prescribed an ',
    'They gave me a leaflet and I read it, so start ',
  ],
  'recommended in this visit': [
    'Recommended rest, and taking some ',
    'Recommended rest, taking it slow and then some ',
  ],
  'suggested by somebody else': [
    'My neighbour swears by ',
    'My neighbour told me to come, and I want ',
  ],
}

test.each(SETTLED)('a status by the words before it: %s', (name, _, __, words) => {
  const [is, isNot] = EXAMPLES[name] ?? ['', '']
  expect(words.test(is)).toBe(true)
  expect(words.test(isNot)).toBe(false)
})

test.each([
  ['what is begun', BEGINS, 'It was not covered, so we will try some ', 'Please stop taking the '],
  ['a class as a name', CALLED_BY_CLASS, 'Use the blue inhaler.', 'She has an inhaler.'],
  ['a decision of today', DECIDES_NOW, "We'll do that.", 'They did that.'],
  ['what is taken', IS_TAKEN, 'He told me, and I still take it.', 'He told me to take it.'],
  ['a decision', DECIDES, "I'm going to give you iron.", 'They gave me iron.'],
  ['a clause', NO_NAME, 'stopped taking the iron', 'iron tablets'],
  ['a start', TAKEN, 'We would start iron first.', 'Iron is cheap.'],
  ['what is forgotten', TELLS_OF_ALL, 'I keep forgetting to take my pills.', 'I forgot my bag.'],
  ['nothing at all', TELLS_OF_ALL, "She's not on any medication.", "She's not on any diet."],
  [
    'all that goes on',
    TELLS_OF_ALL,
    'We continue you on your current medications.',
    'We continue the current diet.',
  ],
  ['a form', USES_FORM, 'Are you still using the cream?', 'I am taking some time off.'],
  ['a refusal', REFUSES, "No, I don't want iron.", "I don't want to stop it."],
  ['a refusal of something else', REFUSES, "I don't want to take it.", "I don't want to go there."],
  ['an amount', TELLS_OF_USE, 'She takes two tablets.', 'Which colour is the iron pill?'],
  ['a question for it', TELLS_OF_USE, 'How much iron?', 'Is it iron?'],
  ['what goes on', NOT_TO_STOP, 'Please do not ever stop the ', 'Do not forget to stop the '],
  ['a way to take it', ONLY_LIMITED, 'iron more than once a day', 'iron with that kidney'],
  ['no name', UNNAMED, 'already on a bunch of meds', 'the pill'],
  ['what was quit', WAS_STOPPED, 'I quit that.', 'I did that quite often.'],
  ['what was packed in', WAS_STOPPED, 'No, I packed that in.', 'I packed that bag.'],
  ['what one came off', WAS_STOPPED, "I've come off that now.", "I've come for that now."],
  ['what was given up', WAS_STOPPED, 'I just gave up on it.', 'She gave it to me.'],
  ['what is over', WAS_STOPPED, 'I stopped it in May.', 'I may stop it.'],
])('%s', (_, pattern, is, isNot) => {
  expect(pattern.test(is)).toBe(true)
  expect(pattern.test(isNot)).toBe(false)
})
