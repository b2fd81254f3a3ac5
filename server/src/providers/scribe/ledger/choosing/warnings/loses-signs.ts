import type { Fact } from '@chartwright/contract/facts'
import { contactOf } from '../../../../../clinical/realise/telling/tell-plan.ts'
import { tidyFact } from '../../../../../clinical/realise/words/tidy-fact.ts'
import { sentenceAround } from '../../../../../clinical/ledger/framing/wording/sentence-around.ts'
import type { ScribeSegment } from '../../../scribe.ts'

/** Where to go at once, or how soon. */
const URGENT =
  /\b(?:a ?(?:and|&) ?e|emergency|er|hospital|ambulance|999|911|111|nine nine nine|nine one one|one one one|same day|that day|urgent\w*|straight away|right away|immediately|go in)\b/i
const TOLD_URGENT = /\b(?:call (?:999|911|111|112)|ambulance|emergency department|immediately)\b/
/** To speak to somebody, rather than to come. */
const CALLS = /\b(?:call|ring|phone|message|in touch|let (?:me|us) know)\b/i
/** On which day to come. */
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b/i
/** What to do besides getting help. */
const DO_BESIDES =
  /\b(?:stop|hold|skip|take|drink|eat|recheck|lie down|sit down|juice|ounces|don['’]t (?:take|use|wait)|do n['’]t (?:take|use|wait))\b/i
/** When nobody needs to come. */
const NOT_NEEDED =
  /\b(?:do not|do ?n['’]t|won['’]t) (?:need|have) to (?:\w+ ){0,2}(?:call|come|go|return|ring|see)\b|\bno need to (?:\w+ ){0,2}(?:call|come|return|ring)\b/i
/** Words of a warning that name no sign. */
const NO_SIGN =
  /^(?:if|and|or|but|so|then|when|any|the|you|your|yours?|you're|you've|get|got|getting|gets|have|has|having|had|feel|feeling|notice|see|start|starts|starting|develop|become|becomes|are|is|it|its|it's|it|that|that's|this|there|there's|with|for|from|about|back|call|ring|phone|come|came|return|let|know|tell|give|contact|message|portal|office|clinic|doctor|surgery|me|us|go|going|will|would|should|could|can|need|needs|want|please|just|also|again|sooner|even|not|don't|hesitate|anything|something|like|really|very|more|some|okay|now|well|too|all|into|onto|same|appointment|in|on|at|to|of|a|an|as|be|do|i|we|they|he|she|him|her|my|our|watch|look|out|keep|eye|things|worry|worried|concerned|new)$/
/** So much of what a warning says must be told. */
const LEAST_TOLD = 0.6
const LEAST_CHARS = 3

/** Whether a warning leaves out a sign of its sentence, where to go, or what to do besides: it is quoted then. */
export function losesSigns(
  fact: Fact,
  facts: readonly Fact[],
  segments: readonly ScribeSegment[],
): boolean {
  const [own] = fact.said
  if (fact.act !== 'safety_net' || fact.source !== 'heard' || own === undefined) return false
  const text = segments.find(({ id }) => id === own.segment_id)?.text
  if (text === undefined) return false
  const { before, after } = sentenceAround(text, own)
  const start = own.from - before.length
  const end = own.to + after.length
  const sentence = text.slice(start, end)
  if (NOT_NEEDED.test(sentence)) return true
  const how = contactOf(tidyFact(fact))
  if (how === 'return' && CALLS.test(sentence)) return true
  if (URGENT.test(sentence) && !TOLD_URGENT.test(how)) return true
  const { condition = '', when = '' } = fact.attributes
  const day = DAY.exec(sentence)?.[0].toLowerCase()
  if (day !== undefined && !`${fact.concept} ${condition} ${when}`.toLowerCase().includes(day))
    return true
  if (DO_BESIDES.test(sentence) && !DO_BESIDES.test(fact.concept)) return true
  const told = facts
    .filter(({ act }) => act === 'safety_net')
    .flatMap(({ said, attributes: { condition = '' } }) =>
      said
        .filter(
          ({ segment_id, from }) => segment_id === own.segment_id && from >= start && from < end,
        )
        .flatMap(({ words }) => [...signsIn(words), ...signsIn(condition)]),
    )
  const signs = signsIn(sentence)
  return signs.filter((word) => told.includes(word)).length < LEAST_TOLD * signs.length
}

function signsIn(words: string): string[] {
  return (words.toLowerCase().match(/[a-z'’-]+/g) ?? []).filter(
    (word) => word.length >= LEAST_CHARS && !NO_SIGN.test(word.replace('’', "'")),
  )
}
