import type { Mention, Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { readDuration, readOnset } from './read-times.ts'

const LASTS = new Set<Modifier['kind']>(['duration', 'onset', 'when'])

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
          answer.line > one.line &&
          isAgo(answer.words) === isAgo(one.words) &&
          spanOf(answer) !== spanOf(one),
      ),
  )
}

function isSpan({ kind, words }: Modifier): boolean {
  return LASTS.has(kind) && (kind !== 'when' || isAgo(words)) && spanOf({ words }) !== undefined
}

/** How long, or how long ago. */
function spanOf({ words }: Pick<Modifier, 'words'>): string | undefined {
  return readDuration(words) ?? (isAgo(words) ? readOnset(words) : undefined)
}

const AGO = / ago$/
const CORRECTS = /\b(?:no|sorry|actually|i mean|rather|wait)\b/i

/** 'A couple of months ago. I got it four months ago.': of two beginnings in one line neither is told. */
export function withoutTwoBeginnings(
  lines: readonly LedgerLine[],
  mention: Mention | undefined,
  modifiers: readonly Modifier[],
): readonly Modifier[] {
  if (mention?.kind !== 'symptom' && mention?.kind !== 'complaint') return modifiers
  const begun = modifiers.filter(({ kind, words }) => BEGINS.has(kind) && isAgo(words))
  return modifiers.filter(
    (one) =>
      !begun.includes(one) ||
      CORRECTS.test(lines[one.line]?.text ?? '') ||
      !begun.some(
        (other) => other.line === one.line && readOnset(other.words) !== readOnset(one.words),
      ),
  )
}

const BEGINS = new Set<Modifier['kind']>(['onset', 'when', 'duration'])

function isAgo(words: string): boolean {
  return AGO.test(readOnset(words) ?? '')
}
