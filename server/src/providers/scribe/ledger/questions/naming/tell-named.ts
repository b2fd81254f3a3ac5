import type { Fact } from '@chartwright/contract/facts'
import type { AnswerInput } from '../../../scribe.ts'
import { NOTHING_CERTAIN, quoteAll } from '../../answers/heard-about.ts'
import { isPlainlySaid } from '../../answers/is-plainly-said.ts'
import { isQuestion, joinPassages, passageOf, type Passage } from '../../answers/passage.ts'
import { plainAnswer } from '../../answers/plain-answer.ts'
import { furtherAbout, furtherPassages } from '../../answers/said-about.ts'
import { listItems, quoteFacts } from '../../answers/tell-items.ts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { isWithoutValue } from '../../without-value.ts'
import { AS_SUCH, deniedOf, leadOf, sideOf } from '../lead-of.ts'
import { isNarrower, isOfOthers, isOver } from '../is-answered.ts'
import { linesWith } from '../nearest-lines.ts'
import type { Question } from '../reading/read-question.ts'
import { byImportance, hasWanted, tellAll } from '../tell-topic.ts'

const MOST_SHOWN = 6
const MOST_FURTHER = 2

interface Heard {
  readonly segments: AnswerInput['segments']
  readonly spoken: readonly SpokenSentence[]
  readonly isValue?: boolean
}

export function tellNamed(
  { topic, subject, isYesNo, isDenial, isOfGood }: Question,
  named: readonly Fact[],
  { segments, spoken, isValue = false }: Heard,
): string {
  if (isValue && named.every(isWithoutValue))
    return `No value was read. This was said about it:\n\n${listItems(named, spoken)}`

  const wanted = named.filter((fact) => hasWanted(topic, fact))
  if (topic && wanted.length === 0) {
    const near = topic.inWords ? linesAround(named, topic.inWords, segments) : []
    const own = listItems(named.slice(0, MOST_SHOWN), spoken)
    const lead =
      near.length > 0
        ? 'This was said of it:'
        : `I have no certain fact on this. What was said of it:`
    return [`${lead}\n\n${own}`, ...lines(near)].join('\n\n')
  }
  const state = wanted.filter(
    ({ act }) => act !== 'safety_net' && act !== 'advise' && act !== 'emergency',
  )
  if (isYesNo && topic === undefined && state.length === 0)
    return onlyAdvised(subject, wanted, spoken)
  const own = isYesNo && state.length > 0 ? state : wanted
  const shown = topic?.most === undefined ? own : byImportance(own).slice(0, topic.most)
  if (isYesNo && !shown.every((fact) => isPlainlySaid(fact, passageOf(fact, spoken), spoken)))
    return withFurther(
      `${plainAnswer(passagesOf(shown, spoken), spoken) ?? NOTHING_CERTAIN}\n\n${quoteFacts(shown, spoken)}`,
      subject,
      shown,
      spoken,
    )
  // That something is taken is no yes to whether its dose is another one.
  const isAnswered = isYesNo && topic?.wants === undefined
  const stateOf = () => {
    if (!isAnswered) return sideOf(topic, shown, segments)
    const state = leadOf(shown, topic)
    if (state === 'Yes' && topic === undefined && isOver(shown, spoken)) return 'In the past'
    return state === 'No' && (isNarrower(subject, shown) || isOfOthers(shown, spoken))
      ? AS_SUCH
      : state
  }
  const lead = isOfGood ? AS_SUCH : isDenial ? deniedOf(shown) : stateOf()
  const told = tellAll(topic, shown, spoken)
  if (lead === '')
    return topic === undefined && !isValue ? withFurther(told, subject, shown, spoken) : told
  const answer =
    shown.length === 1
      ? `${lead}: ${told.charAt(0).toLowerCase() === told.charAt(0) ? told : lowerFirst(told)}`
      : `${lead}:\n\n${told}`
  return withFurther(answer, subject, shown, spoken)
}

function onlyAdvised(
  subject: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string {
  const advised = listItems(facts, spoken)
  const further = furtherAbout(subject, spoken, advised)
  return further.length === 0
    ? `Whether it is so was not said; it was only spoken of in advice:\n\n${advised}`
    : `${NOTHING_CERTAIN}\n\n${[...further, advised].join('\n')}`
}

function passagesOf(facts: readonly Fact[], spoken: readonly SpokenSentence[]): Passage[] {
  return joinPassages(facts.map((fact) => passageOf(fact, spoken)))
}

/** With what else was said of it: a habit with how much and since when, and what may take a yes or no back. */
function withFurther(
  answer: string,
  subject: string,
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string {
  const isHabit = facts.some(({ kind, said }) => kind === 'social' && said.length > 0)
  const passages = furtherPassages(subject, spoken, answer)
  const further = quoteAll(passages.slice(0, isHabit ? undefined : MOST_FURTHER), spoken)
  if (further.length === 0) return answer
  const isOpen = passages.some((passage) => speaksAgainst(answer, passage, spoken))
  const told = isOpen ? answer.replace(/^(?:Yes|No)\b/, BOTH) : answer
  return `${told}\n\nAlso said:\n${further.join('\n')}`
}

const BOTH = 'Not clear, as more was said below; this was read'
const DENIES = /^(?:(?:um+|uh+|oh|well|and),? )*(?:no|nope|nah|not|never|none)\b/i
const NEGATES = /\b(?:no|not|never|without|none|denies|denied)\b|n't\b/i

/** A question for it that was answered with no, or the patient's own word for it, against what was read. */
function speaksAgainst(
  answer: string,
  { places }: Passage,
  spoken: readonly SpokenSentence[],
): boolean {
  const own = places.flatMap((place) => spoken[place] ?? [])
  if (answer.startsWith('Yes')) {
    const [first, ...replies] = own
    const isAsked = first !== undefined && isQuestion(first) && replies.length > 0
    return isAsked
      ? replies.some(({ role, text }) => role === 'patient' && DENIES.test(text))
      : own.some(({ role, text }) => role === 'patient' && NEGATES.test(text))
  }
  return (
    answer.startsWith('No') &&
    own.every(({ role, text }) => role === 'patient' && !NEGATES.test(text) && !text.endsWith('?'))
  )
}

function lines(near: readonly string[]): string[] {
  return near.length === 0 ? [] : [`Lines beside it:\n${near.join('\n')}`]
}

const BESIDE = 6

/** Lines near those of the facts that may say what was asked for. */
function linesAround(
  facts: readonly Fact[],
  pattern: RegExp,
  segments: AnswerInput['segments'],
): string[] {
  const within = (from: number, to: number) =>
    segments.filter(({ index }) =>
      facts.some((fact) => fact.lines.some((line) => index >= line + from && index <= line + to)),
    )
  // What is asked is answered behind it.
  const behind = linesWith(pattern, within(0, BESIDE))
  return behind.length > 0 ? behind : linesWith(pattern, within(-BESIDE, 0))
}
/** 'Denies' and 'No' are lowered behind 'No:'; names keep their letters. */
function lowerFirst(text: string): string {
  return /^(?:[A-Z][a-z]+(?:s|ed)?\b)(?= )/.test(text) &&
    /^(?:Denies|Does|Did|No|Not|Takes|Start|Order|Refer|Possible|History|Allergic|Former|Current|Continue|Increase|Decrease|Stop|Hold|Previously)\b/.test(
      text,
    )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
