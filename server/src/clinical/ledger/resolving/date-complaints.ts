import type { FramedFact } from '../fact.ts'
import { plainIn } from '../reading/words-in.ts'
import type { LedgerLine } from '../reading/token-stream.ts'
import {
  ANSWERING,
  readTime,
  TIMES,
  timeInAnswer,
  timeInLine,
  type ToldTime,
} from './told-times.ts'
import { isLastNamed, isNamedIn, isOfSame, isSamePart, namesOther } from './what-is-meant.ts'
import { ALL_OF_IT, ASKS_OTHER, ASKS_SINCE, ERRANDS, TELLS_SINCE } from './complaints.data.ts'

/** What the patient came for since when it is told, or answered, that it is there. */
export function dateComplaints(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  const complaint = onlyOneOf(facts.filter(isComplaint))
  if (complaint === undefined) return [...facts]
  const told = timeOf(complaint, lines, facts)
  if (told === undefined || isOfOther(complaint, told, facts)) return [...facts]
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

function isComplaint({ kind, polarity, who, time }: FramedFact): boolean {
  return kind === 'complaint' && polarity === 'present' && who === 'patient' && time === 'now'
}

/** Later on it is rather something else. */
const REACH_LINES = 16

/** The time was read with something else: 'Hip replaced 5 years ago'. */
function isOfOther(
  complaint: FramedFact,
  { said: { line } }: ToldTime,
  facts: readonly FramedFact[],
): boolean {
  return facts.some(
    (fact) =>
      fact !== complaint &&
      TIMES.some((name) => name in fact.attributes) &&
      fact.said.some((words) => words.line === line) &&
      !isSamePart(complaint, fact),
  )
}

function timeOf(
  complaint: FramedFact,
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): ToldTime | undefined {
  const first = complaint.said[0]?.line ?? 0
  let isAside = false
  for (const [place, line] of lines.slice(first, first + REACH_LINES).entries()) {
    const at = first + place
    const words = plainIn(line, line.text)
    const isAll = ALL_OF_IT.test(words)
    isAside ||= place > 0 && asksOther(line, words)
    const isLast = !isAside && isLastNamed(complaint, at, facts)
    if (!isAll && !isLast && !isNamedIn(complaint, words)) continue
    if (line.role === 'clinician' && ASKS_SINCE.some(([asks]) => asks.test(words))) {
      if (namesOther(complaint, at, facts) && !isAll) continue
      return timeInAnswer(lines, at + 1)
    }
    const told = ANSWERING.has(line.role) ? timeInLine(line, at, toldSince) : undefined
    if (told !== undefined) return told
  }
  return undefined
}

function asksOther({ role }: LedgerLine, words: string): boolean {
  return role === 'clinician' && ASKS_OTHER.some(([asks]) => asks.test(words))
}

function toldSince(sentence: string): FramedFact['attributes'] | undefined {
  return TELLS_SINCE.some(([tells]) => tells.test(sentence)) ? readTime(sentence) : undefined
}
