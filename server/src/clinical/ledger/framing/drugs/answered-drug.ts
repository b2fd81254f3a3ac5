import { BUILT_IN_DRUGS } from '../../naming/drug-names.ts'
import type { Mention, Modifier, Stretch } from '../../reading/find-mentions.ts'
import type { ModifierKind } from '../../reading/reader-layout.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { plainSaid } from '../wording/plain-said.ts'

const USED = new Set<Mention['status']>(['takes', 'took', 'mentioned'])
const TOLD = new Set<ModifierKind>([
  'course',
  'dose',
  'duration',
  'frequency',
  'onset',
  'reason',
  'relief',
  'when',
])
const ENDED =
  /\b(?:quit|stopped|came off|come off|packed (?:that |it )?in|gave (?:that |it )?up|given (?:that |it )?up|dropped|ditched|binned|ran out|no longer|not any ?more|not (?:been )?tak\w+|(?:do|have|did)n't (?:take|taken|been taking|really take|use)|left (?:it|that) off|weaned)\b/
const GOES_ON = /\b(?:yes|yeah|yep|still|i (?:do|take|am|have)|i'm on|every|twice|once)\b/
/** 'I stopped, but I am back on it.' */
const AGAIN = /\b(?:again|back on|restart\w*|never (?:stopped|quit)|not stopped)\b/

interface AnsweredDrug {
  /** What the answer tells of this one of several drugs. */
  readonly clause: Stretch
  readonly told: Pick<Mention, 'status' | 'time' | 'polarity'> | undefined
}

/** 'Lisinopril and metformin, still on both?' — 'The metformin, yes. The lisinopril I quit.': of each what is told of it by name. */
export function answeredDrug(
  lines: readonly LedgerLine[],
  { kind, status, line, words }: Mention,
): AnsweredDrug | undefined {
  const [asked, answer] = [lines[line], lines[line + 1]]
  if (kind !== 'medication' || !USED.has(status)) return undefined
  if (asked?.role !== 'clinician' || answer === undefined || answer.role === 'clinician')
    return undefined
  const own = namesIn(words)
  const named = namesIn(answer.text)
  const at = named.findIndex(({ name }) => own.some((one) => one.name === name))
  const first = named[at]
  if (first === undefined || named.filter(({ name }) => name === first.name).length > 1)
    return undefined
  const from = startOf(answer.text, first.at, named[at - 1]?.at)
  const next = named[at + 1]
  const to = next === undefined ? answer.text.length : startOf(answer.text, next.at, first.at)
  const said = plainSaid(answer.text.slice(from, to))
  return { clause: { line: line + 1, from, to }, told: standingOf(said) }
}

function standingOf(said: string): AnsweredDrug['told'] {
  if (AGAIN.test(said)) return undefined
  if (ENDED.test(said)) return { status: 'took', time: 'past', polarity: 'present' }
  return GOES_ON.test(said) ? { status: 'takes', time: 'now', polarity: 'present' } : undefined
}

/** The words that point at a drug, those of its answer by where they stand. */
export function modifiersOfAnswer(
  { clause }: AnsweredDrug,
  linked: readonly Modifier[],
  modifiers: readonly Modifier[],
): Modifier[] {
  return [
    ...linked.filter(({ line }) => line !== clause.line),
    ...modifiers.filter(
      ({ kind, line, from, to }) =>
        TOLD.has(kind) && line === clause.line && from >= clause.from && to <= clause.to,
    ),
  ]
}

/** Where the sentence of a name begins, or its own part of one that names another before it. */
function startOf(text: string, at: number, last = -1): number {
  const begins = Math.max(...['.', '?', '!', ';'].map((end) => text.lastIndexOf(end, at))) + 1
  if (begins > last) return begins
  const comma = Math.max(
    text.lastIndexOf(',', at),
    text.lastIndexOf(' but ', at),
    text.lastIndexOf(' and ', at),
  )
  return comma > last ? comma : at
}

interface Named {
  readonly name: string
  readonly at: number
}

function namesIn(text: string): Named[] {
  return [...text.toLowerCase().matchAll(/[a-z][a-z-]{3,}/g)].flatMap(({ 0: name, index }) =>
    BUILT_IN_DRUGS.isKnown(name) ? [{ name, at: index }] : [],
  )
}
