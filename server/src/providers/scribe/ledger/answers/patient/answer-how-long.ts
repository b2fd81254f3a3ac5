import type { Fact } from '@chartwright/contract/facts'
import type { SpokenSentence } from '../../sheet/speech/spoken-sentences.ts'
import { ASKS_HOW_LONG, DAY, NOT_OF_COMPLAINT, SPAN, TELLS_ONSET } from './how-long.data.ts'
import { isQuestion, joinPassages, passageOf, quotePassage, type Passage } from '../passage.ts'
import { wordsIn } from '../spoken-clauses.ts'
import { tellItems } from '../tell-items.ts'

const MOST_FACTS = 3
const MOST_ASKED = 2
const MOST_TOLD = 2
const MOST_TIMES = 3
const MOST_LINES_AFTER = 5
/** What brought somebody is told in this part of a visit. */
const OPENING = 1 / 3
const LEAST_OPENING = 12
/** A shorter question only asks back. */
const LEAST_WORDS = 4
/** '(And) the lump?' */
const ASKS_ON = /^(?:the|your|any|what about|how about)\b(?! (?:entire|last|past|same|whole)\b)/i

/**
 * Since when the patient has what brought them: as it was read of the complaint, as it was asked and
 * answered, else as somebody told it unasked. What else has a time, an operation or a habit, is not
 * told.
 */
export function answerHowLong(
  facts: readonly Fact[],
  spoken: readonly SpokenSentence[],
): string | undefined {
  const timed = facts.filter(hasSpan).filter((fact) => {
    const text = passageOf(fact, spoken).places.map((place) => spoken[place]?.text ?? '')
    return fact.kind === 'complaint' || !isElse(text.join(' '))
  })
  const complaints = timed.filter(({ kind }) => kind === 'complaint')
  const asked = askedHowLong(spoken).slice(0, MOST_ASKED)
  const first = complaints.length + asked.length > 0 ? complaints : timed
  const stated = first.slice(0, MOST_FACTS)
  const told = stated.length + asked.length > 0 ? [] : toldUnasked(spoken).slice(0, MOST_TOLD)
  const covered = stated.flatMap((fact) => passageOf(fact, spoken).places)
  const passages = joinPassages([...asked, ...told]).filter(
    ({ places }) => !places.some((place) => covered.includes(place) && !asksIt(spoken[place])),
  )
  const items = [
    ...tellItems(stated, spoken),
    ...passages.map((passage) => quotePassage(passage, spoken)),
  ]
  if (items.length === 0) return undefined
  return items.length === 1 ? items[0] : items.map((item) => `- ${item}`).join('\n')
}

function hasSpan({ kind, who, polarity, time, attributes }: Fact): boolean {
  const { duration = '', onset = '', when = '' } = attributes
  return (
    (kind === 'complaint' || kind === 'symptom') &&
    who === 'patient' &&
    polarity === 'present' &&
    time !== 'past' &&
    SPAN.test(`${duration}; ${onset}; ${when}`)
  )
}

function asksIt(sentence: SpokenSentence | undefined): boolean {
  return (
    sentence?.role === 'clinician' && ASKS_HOW_LONG.test(sentence.text) && !isElse(sentence.text)
  )
}

function isElse(text: string): boolean {
  return NOT_OF_COMPLAINT.some(([, pattern]) => pattern.test(text))
}

/** The question, with what names a time before the next one. */
function askedHowLong(spoken: readonly SpokenSentence[]): Passage[] {
  return spoken.flatMap((sentence, at) => {
    if (!asksIt(sentence)) return []
    const times: number[] = []
    for (let next = at + 1; next < spoken.length; next += 1) {
      const after = spoken[next]
      if (!after || after.line > sentence.line + MOST_LINES_AFTER) break
      if (after.role === 'clinician') {
        const isOther =
          isQuestion(after) && (wordsIn(after.text) >= LEAST_WORDS || ASKS_ON.test(after.text))
        if (isOther && !asksIt(after) && !SPAN.test(after.text)) break
        continue
      }
      if ((SPAN.test(after.text) || DAY.test(after.text)) && !isElse(after.text)) times.push(next)
    }
    return times.length === 0 ? [] : [{ places: [at, ...times.slice(0, MOST_TIMES)] }]
  })
}

function toldUnasked(spoken: readonly SpokenSentence[]): Passage[] {
  const last = Math.max(LEAST_OPENING, (spoken.at(-1)?.line ?? 0) * OPENING)
  return spoken.flatMap((sentence, at) =>
    sentence.role !== 'clinician' &&
    sentence.line <= last &&
    SPAN.test(sentence.text) &&
    TELLS_ONSET.test(sentence.text) &&
    !isQuestion(sentence) &&
    !isElse(sentence.text)
      ? [{ places: [at] }]
      : [],
  )
}
