import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { readDuration } from './read-times.ts'

const LASTS = new Set<Modifier['kind']>(['duration', 'onset'])

/** 'It says you've had it for two weeks.' — 'More like six weeks.': how long is what the patient answers. */
export function timesOfPatient(
  lines: readonly LedgerLine[],
  modifiers: readonly Modifier[],
): Modifier[] {
  const answered = modifiers.filter((one) => isSpan(one) && lines[one.line]?.role === 'patient')
  return modifiers.filter(
    (one) =>
      !isSpan(one) ||
      lines[one.line]?.role !== 'clinician' ||
      !answered.some(
        (answer) =>
          answer.line > one.line && readDuration(answer.words) !== readDuration(one.words),
      ),
  )
}

function isSpan({ kind, words }: Modifier): boolean {
  return LASTS.has(kind) && readDuration(words) !== undefined
}
