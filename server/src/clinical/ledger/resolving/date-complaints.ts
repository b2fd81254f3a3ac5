import type { FactAttribute } from '@chartwright/contract/facts'
import { stemsOf } from '../../realise/words/word-stems.ts'
import type { FramedFact } from '../fact.ts'
import { readDuration, readOnset } from '../framing/times/read-times.ts'
import { plainIn } from '../reading/words-in.ts'
import type { Stretch } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { ALL_OF_IT, ASKS_SINCE, ERRANDS, TELLS_SINCE } from './complaints.data.ts'

const TIMES: readonly FactAttribute[] = ['duration', 'onset', 'when']

/** What the patient came for since when it is told, or answered, that it is there. */
export function dateComplaints(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const complaint = onlyOneOf(facts.filter(isComplaint))
  if (complaint === undefined) return [...facts]
  const told = timeOf(complaint, lines, facts)
  if (told === undefined) return [...facts]
  const dated: FramedFact = {
    ...complaint,
    attributes: { ...complaint.attributes, ...told.time },
    said: [...complaint.said, told.said],
    lines: [...new Set([...complaint.lines, told.said.line])].sort((a, b) => a - b),
  }
  return facts.map((fact) => (fact === complaint ? dated : fact))
}

/** The surest of them, if all tell of one thing and none its time. */
function onlyOneOf(complaints: readonly FramedFact[]): FramedFact | undefined {
  const [surest] = complaints.toSorted((a, b) => b.sureness - a.sureness)
  if (surest === undefined) return undefined
  const isUndated = complaints.every(
    (one) => !ERRANDS.test(one.concept) && !TIMES.some((name) => name in one.attributes),
  )
  return isUndated && complaints.every((one) => isOfSame(surest, one)) ? surest : undefined
}

/** Words of every complaint. */
const ANY_COMPLAINT = new Set(stemsOf('pain aches discomfort soreness problems hurts feels'))

function isOfSame(one: FramedFact, other: FramedFact): boolean {
  if (one === other || other.sureness < LEAST_SURENESS) return true
  const [side, next] = [one.attributes.side, other.attributes.side]
  if (side !== undefined && next !== undefined && side !== next) return false
  const own = new Set(placedStems(one).filter((stem) => !ANY_COMPLAINT.has(stem)))
  return placedStems(other).some((stem) => own.has(stem))
}

function placedStems({ concept, attributes: { site = '' } }: FramedFact): string[] {
  return stemsOf(`${concept} ${site}`)
}

function isComplaint({ kind, polarity, who, time }: FramedFact): boolean {
  return kind === 'complaint' && polarity === 'present' && who === 'patient' && time === 'now'
}

/** Later on it is rather something else. */
const REACH_LINES = 16
const ANSWER_LINES = 2

interface ToldTime {
  readonly time: FramedFact['attributes']
  readonly said: Stretch
}

function timeOf(
  complaint: FramedFact,
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): ToldTime | undefined {
  const first = complaint.said[0]?.line ?? 0
  for (const [place, line] of lines.slice(first, first + REACH_LINES).entries()) {
    const at = first + place
    const words = plainIn(line, line.text)
    const isMeant = ALL_OF_IT.test(words) || isLastNamed(complaint, at, facts)
    if (!isMeant) continue
    if (line.role === 'clinician' && ASKS_SINCE.some(([asks]) => asks.test(words))) {
      if (namesOther(complaint, at, facts) && !ALL_OF_IT.test(words)) continue
      return answerIn(lines, at + 1)
    }
    const told = line.role === 'patient' ? timeIn(line, at, toldSince) : undefined
    if (told !== undefined) return told
  }
  return undefined
}

/** The first time that the patient names in the reply. */
function answerIn(lines: readonly LedgerLine[], from: number): ToldTime | undefined {
  const end = lines.findIndex(({ role }, at) => at >= from && role === 'clinician')
  const last = Math.min(from + ANSWER_LINES, end < 0 ? lines.length : end)
  for (let at = from; at < last; at += 1) {
    const line = lines[at]
    const told = line?.role === 'patient' ? timeIn(line, at, answered) : undefined
    if (told !== undefined) return told
  }
  return undefined
}

/** The time of the first sentence that has one. */
function timeIn(
  line: LedgerLine,
  at: number,
  read: (sentence: string) => FramedFact['attributes'] | undefined,
): ToldTime | undefined {
  for (const { 0: sentence, index } of line.text.matchAll(/[^.?!]+/g)) {
    const time = read(plainIn(line, sentence))
    if (time === undefined) continue
    const from = index + sentence.length - sentence.trimStart().length
    return { time, said: { line: at, from, to: from + sentence.trim().length } }
  }
  return undefined
}

const TODAY = /\b(?:just|only|from|since|started) today\b/

/** 'Just today' answers since when; 'today it is better' does not. */
function answered(sentence: string): FramedFact['attributes'] | undefined {
  return TODAY.test(sentence) ? { onset: 'today' } : readTime(sentence)
}

function toldSince(sentence: string): FramedFact['attributes'] | undefined {
  return TELLS_SINCE.some(([tells]) => tells.test(sentence)) ? readTime(sentence) : undefined
}

const WEEKDAY =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (morning|afternoon|evening|night))?\b/
/** How it was before, or how often it comes. */
const OTHER_TIME =
  /\b(?:before|usually|sometimes|every|last time|not|never|or so ago|comes?|lasts?|lasted|old|used to)\b|n't\b/

function readTime(sentence: string): FramedFact['attributes'] | undefined {
  if (OTHER_TIME.test(sentence)) return undefined
  const onset = readOnset(sentence)
  if (onset !== undefined && !/^(?:today|tomorrow|tonight)$/.test(onset)) return { onset }
  const [, day, part] = WEEKDAY.exec(sentence) ?? []
  if (day !== undefined) return { onset: `since ${[day, part].filter(Boolean).join(' ')}` }
  const duration = readDuration(sentence)
  return duration === undefined ? undefined : { duration }
}

const FELT = new Set<FramedFact['kind']>(['symptom', 'complaint'])
/** How it came. */
const HAPPENED =
  /^(?:had )?(?:bent|bumped|caught|dropped|fell|felt|heard|hit|hyperextended|landed|lifted|popp?|popped|slipped|something|struck|tripped|twisted)\b/
/** What was hardly heard is not what anybody talks about. */
const LEAST_SURENESS = 0.5

function isOther(complaint: FramedFact, fact: FramedFact): boolean {
  const own = new Set(stemsOf(complaint.concept))
  return (
    FELT.has(fact.kind) &&
    !HAPPENED.test(fact.concept) &&
    fact.sureness >= LEAST_SURENESS &&
    fact !== complaint &&
    !placedStems(fact).some((stem) => own.has(stem))
  )
}

/** Whether nothing else that is felt was named since. */
function isLastNamed(complaint: FramedFact, at: number, facts: readonly FramedFact[]): boolean {
  const first = complaint.said[0]?.line ?? 0
  return !facts.some(
    (fact) => isOther(complaint, fact) && fact.said.some(({ line }) => line >= first && line < at),
  )
}

function namesOther(complaint: FramedFact, at: number, facts: readonly FramedFact[]): boolean {
  return facts.some((fact) => isOther(complaint, fact) && fact.said.some(({ line }) => line === at))
}
