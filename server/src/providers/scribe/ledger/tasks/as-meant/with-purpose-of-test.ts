import type { Fact } from '@chartwright/contract/facts'
import { plainSaid, type Around } from '../task-around.ts'

const SOME_TEST =
  /^(?:order |run |do |get )?(?:(?:an?|some|another|more|further|other|a few) )*tests?$/
const PURPOSE =
  /^to (?:check|assess|evaluate|measure|look at|look for|rule out|screen for|test for) (?:(?!\b(?:and|so|but|because|if|when|then|or|also|okay|i|i'm|i'll|we|we'll|we're)\b)[a-z' -])+/
const POINTS = /\b(?:for|of|in|on|to|at) (?:this|that|these|those|your|the) (?=[a-z])/g
const TALK =
  /\b(?:it|this|that|these|those|them|you|i|we|your|what|how|anything|something|everything|things?)\b/
const MOST_WORDS = 9

/** 'Order a test to check the blood supply': a test without a name is known by what it is for. */
export function withPurposeOfTest(fact: Fact, around: readonly Around[]): Fact {
  const { act, concept, attributes } = fact
  if (act !== 'order' || attributes.reason !== undefined || !SOME_TEST.test(concept.toLowerCase()))
    return fact
  for (const { after } of around) {
    const said = PURPOSE.exec(plainSaid(after))?.[0].trim()
    const reason = said?.replace(POINTS, (words) => words.replace(/\w+ $/, 'the '))
    if (reason === undefined || TALK.test(reason) || reason.split(' ').length > MOST_WORDS) continue
    return { ...fact, attributes: { ...attributes, reason } }
  }
  return fact
}
