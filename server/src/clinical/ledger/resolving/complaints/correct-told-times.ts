import type { FramedFact } from '../../fact.ts'
import { plainIn } from '../../reading/words-in.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { ANSWERING, readTime } from '../told-times.ts'

const FELT = new Set<FramedFact['kind']>(['complaint', 'symptom'])
const CORRECTS =
  /\b(?:more like|nearer(?: to)?|closer to|at least|going on)\b|^(?:(?:dad|mum|mom|well|oh|come on|,)[ ,]*)*(?:no|nope|actually)\b/
const REJECTS = /^(?:no|nope|nah|not)\b/

/** 'A week or two.' — 'It's more like a month, Mom.': how long it is by whoever corrects the answer. */
export function correctToldTimes(
  lines: readonly LedgerLine[],
  facts: readonly FramedFact[],
): FramedFact[] {
  return facts.map((fact) => {
    const { duration } = fact.attributes
    if (!FELT.has(fact.kind) || fact.polarity !== 'present' || duration === undefined) return fact
    for (const { line } of fact.said) {
      if (!ANSWERING.has(lines[line]?.role ?? 'unsure') || !tells(lines[line], duration)) continue
      const corrected = correctionBehind(lines, line)
      if (corrected === undefined) continue
      const { at, time } = corrected
      const said = { line: at, from: 0, to: lines[at]?.text.length ?? 0 }
      return {
        ...fact,
        attributes: { ...fact.attributes, duration: time },
        said: [...fact.said, said],
        lines: [...new Set([...fact.lines, at])].sort((a, b) => a - b),
      }
    }
    return fact
  })
}

function tells(line: LedgerLine | undefined, duration: string): boolean {
  return line !== undefined && timesIn(line).includes(duration)
}

function timesIn(line: LedgerLine): string[] {
  return plainIn(line, line.text)
    .split(/[.!?]+/)
    .flatMap((sentence) => readTime(sentence)?.duration ?? [])
}

/** By another speaker, before the clinician goes on, and not taken back. */
function correctionBehind(
  lines: readonly LedgerLine[],
  from: number,
): { at: number; time: string } | undefined {
  const at = from + 1
  const line = lines[at]
  if (line === undefined || !ANSWERING.has(line.role) || line.role === lines[from]?.role)
    return undefined
  const [time] = timesIn(line)
  const next = lines[at + 1]
  const isRejected =
    next?.role === lines[from]?.role && REJECTS.test(plainIn(next, next?.text ?? ''))
  return time !== undefined && CORRECTS.test(plainIn(line, line.text)) && !isRejected
    ? { at, time }
    : undefined
}
