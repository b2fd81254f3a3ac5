import type { Fact } from '../../ledger/fact.ts'
import type { LedgerLine } from '../../ledger/reading/token-stream.ts'
import type { JudgedSentence, Phrase } from '../phrase.ts'

/** A sentence of a fact, and who wrote it. */
export interface Candidate {
  readonly text: string
  readonly judged: JudgedSentence
  /** How easily the phraser wrote it; absent of the sentence of the rules. */
  readonly ease?: number
  /** Every word of the phraser's sentence was said. */
  readonly isBorneOut?: boolean
}

const LEAST = -6
const WORDS = /[a-z']+|\d+/g
const SPEAKERS: Readonly<Record<string, string>> = { clinician: 'd', patient: 'p' }

/** What speaks for or against a sentence, by the names that its weights have. */
export function signsOfSentence(
  fact: Fact,
  { kind, others }: Pick<Phrase, 'kind' | 'others'>,
  { text, judged, ease, isBorneOut = false }: Candidate,
  lines: readonly LedgerLine[],
): [name: string, value: number][] {
  const isWritten = ease !== undefined
  const odds: [string, number][] = [
    ['su', logOdds(fact.sureness)],
    ['kind', Math.max(LEAST, kind)],
    ['others', Math.max(LEAST, others)],
    ['verdict', judged.verdict / 5],
    ['mean', Math.max(LEAST, judged.mean)],
    ['ease', Math.max(LEAST, ease ?? 0)],
  ]
  const words = text.toLowerCase().match(WORDS) ?? []
  const length = words.length / 10
  const speaker = SPEAKERS[lines[fact.lines[0] ?? -1]?.role ?? ''] ?? 'o'
  const who = fact.who === 'patient' ? 'patient' : 'other'
  const named = [
    'bias',
    ...(isWritten ? ['isb'] : []),
    ...(isWritten && isBorneOut ? ['borne'] : []),
    ...(['kind', 'status', 'act', 'polarity', 'certainty', 'importance', 'time'] as const).map(
      (name) => `${name}=${fact[name]}`,
    ),
    `who=${who}`,
    `kind+imp=${fact.kind}${fact.importance}`,
    ...Object.keys(fact.attributes).map((name) => `at=${name}`),
    `sp=${speaker}`,
    `sp+kind=${speaker}${fact.kind}`,
    ...[...new Set(words)].map((word) => `w=${word}`),
    ...(words.length > 0 ? [`first=${words[0] ?? ''}`, `last=${words.at(-1) ?? ''}`] : []),
  ]
  return [
    ...odds,
    ...(isWritten ? odds.map(([name, value]): [string, number] => [`b${name}`, value]) : []),
    ...named.map((name): [string, number] => [name, 1]),
    ['nat', Object.keys(fact.attributes).length],
    ['nlines', fact.lines.length],
    ['len', length],
    ['len2', length ** 2],
  ]
}

function logOdds(sureness: number): number {
  const kept = Math.min(0.99, Math.max(0.02, sureness))
  return Math.log(kept / (1 - kept))
}
