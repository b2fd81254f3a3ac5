import type { FactContent } from '@chartwright/contract/facts'
import { expect, test } from 'vitest'
import { aroundOf } from '../task-around.ts'
import { saidFact } from '../testing/said-fact.ts'
import { asContact, isPromisedContact } from './as-contact.ts'

function contactOf(sentence: string, act: FactContent['act']) {
  const { fact, segments } = saidFact(sentence, { act })
  const { concept, act: told } = asContact(fact, aroundOf(fact, segments))
  return `${told}: ${concept}`
}

test.each([
  ["I'll be in touch with you in ... [in a day or so].", 'follow_up', 'follow_up: contact'],
  ['We will call you back [in two days].', 'follow_up', 'follow_up: contact'],
  ['Call us, and I will see you [in two days].', 'follow_up', 'follow_up: in two days'],
  ["I'll [call you this afternoon with the results].", 'follow_up', 'follow_up: results contact'],
  ["I'll give you a [ring on Friday].", 'follow_up', 'follow_up: contact'],
  ['I check and get [back to you next week].', 'follow_up', 'follow_up: contact'],
  ['You [call her next week].', 'follow_up', 'follow_up: call her next week'],
  ['We are [back in touch with the results].', 'follow_up', 'follow_up: results contact'],
  ['When I have the results I will [contact you].', 'follow_up', 'follow_up: results contact'],
  [
    'For your last problem, your gout, I will [speak to your podiatrist].',
    'refer',
    'follow_up: talk to your podiatrist about the gout',
  ],
  ["I'm going to [ring the team on the ward].", 'refer', 'follow_up: talk to the team on the ward'],
  ["I'll [check that with your podiatrist].", 'refer', 'follow_up: talk to your podiatrist'],
  ['My nurse will [call you tomorrow].', 'follow_up', 'follow_up: contact'],
  ['The lab will [call you tomorrow].', 'follow_up', 'follow_up: call you tomorrow'],
  [
    "I'm going to [write to Dr. Abbott about your shoulder].",
    'procedure',
    'follow_up: talk to dr. abbott about your shoulder',
  ],
  ["I'm going to [write to Dr. Abbott].", 'refer', 'refer: write to dr. abbott'],
  ["I'll [text you] when they're back.", 'follow_up', 'follow_up: results contact'],
  ["I'll [text you] when they're open.", 'follow_up', 'follow_up: contact'],
  ['You should [speak to your podiatrist].', 'refer', 'refer: speak to your podiatrist'],
] as const)('%s', (sentence, act, told) => {
  expect(contactOf(sentence, act)).toBe(told)
})

test('a call that is named by who calls is a contact', () => {
  const { fact, segments } = saidFact("We'll be in [touch with you].", { act: 'follow_up' })
  const named = { ...fact, concept: 'contact by the clinic' }
  expect(asContact(named, aroundOf(fact, segments)).concept).toBe('contact')
})

test.each([
  ["I'll be in [touch] with you after we get your test results.", true],
  ['We will [contact] you when we have the results.', true],
  ['I will [call you] a taxi.', false],
  ['They will [call you] when they have the results.', false],
  ['You [call me] when you have the results.', false],
])('a promise to tell the results: %s', (sentence, isPromise) => {
  const { fact, segments } = saidFact(sentence, { act: 'follow_up' })
  const around = aroundOf(fact, segments)
  expect(around.some((place) => isPromisedContact(fact, place))).toBe(isPromise)
})

test('a promise to call has results or a time', () => {
  const isPromise = (attributes = {}) => {
    const { fact, segments } = saidFact("I'll be in [touch with you].", {
      act: 'follow_up',
      attributes,
    })
    return aroundOf(fact, segments).some((place) => isPromisedContact(fact, place))
  }
  expect(isPromise()).toBe(false)
  expect(isPromise({ when: '2 days' })).toBe(true)
})

test('somebody to contact is contacted once', () => {
  const told = { act: 'follow_up', concept: 'contact pcp' } as const
  const { fact, segments } = saidFact('I will [speak to your PCP].', told)
  expect(asContact(fact, aroundOf(fact, segments)).concept).toBe('talk to pcp')
})
