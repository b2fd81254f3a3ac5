import type { FactAttribute } from '@chartwright/contract/facts'
import type { FramedFact } from '../fact.ts'
import { readDuration, readOnset } from '../framing/times/read-times.ts'
import type { Stretch } from '../reading/find-mentions.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import { plainIn } from '../reading/words-in.ts'

export const TIMES: readonly FactAttribute[] = ['duration', 'onset', 'when']

const ANSWER_LINES = 2
/** Who comes with the patient answers for them. */
export const ANSWERING: ReadonlySet<LedgerLine['role']> = new Set(['patient', 'other'])

export interface ToldTime {
  readonly time: FramedFact['attributes']
  readonly said: Stretch
}

/** The first time that the patient names in the reply. */
export function timeInAnswer(lines: readonly LedgerLine[], from: number): ToldTime | undefined {
  const end = lines.findIndex(({ role }, at) => at >= from && role === 'clinician')
  const last = Math.min(from + ANSWER_LINES, end < 0 ? lines.length : end)
  for (let at = from; at < last; at += 1) {
    const line = lines[at]
    const told = line && ANSWERING.has(line.role) ? timeInLine(line, at, answered) : undefined
    if (told !== undefined) return told
  }
  return undefined
}

/** The time of the first sentence that has one. */
export function timeInLine(
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

const WEEKDAY =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (morning|afternoon|evening|night))?\b/
/** How it was before, or how often it comes. */
const OTHER_TIME =
  /\b(?:before|usually|sometimes|every|last time|not|never|or so ago|comes?|lasts?|lasted|old|used to|worse|better|will|going|appointment)\b|n't\b|'ll\b|\bback (?:on|there|at)\b/

export function readTime(sentence: string): FramedFact['attributes'] | undefined {
  if (OTHER_TIME.test(sentence)) return undefined
  const onset = readOnset(sentence)
  if (onset !== undefined && !/^(?:today|tomorrow|tonight)$|^next /.test(onset)) return { onset }
  const [, day, part] = WEEKDAY.exec(sentence) ?? []
  if (day !== undefined) return { onset: `since ${[day, part].filter(Boolean).join(' ')}` }
  const duration = readDuration(sentence)
  return duration === undefined ? undefined : { duration }
}
