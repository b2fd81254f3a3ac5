import type { Mention } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import type { Cue } from './cue.ts'
import { CUES } from './cues.data.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const LINES_BEFORE = 2
/** So far back a fear goes on, in a line without an end. */
const MOST_CHARS = 220

const ROWS = CUES.map((cue) => ({
  cue,
  of: new Set<string>(cue.of),
  before: cue.before === undefined ? undefined : new RegExp(`${cue.before} ?$`),
  within: cue.within === undefined ? undefined : new RegExp(cue.within),
  after: cue.after === undefined ? undefined : new RegExp(`^${cue.after}`),
  sentence: cue.sentence === undefined ? undefined : new RegExp(cue.sentence),
  asked: cue.asked === undefined ? undefined : new RegExp(cue.asked[0]),
  next: cue.next === undefined ? undefined : new RegExp(`^${cue.next}`),
  lately: cue.lately === undefined ? undefined : new RegExp(cue.lately),
}))

type Row = (typeof ROWS)[number]

/** Rows about such mentions, found once: there are few kinds of them. */
const rowsOf = new Map<string, readonly Row[]>()

function rowsAbout({ kind, act, status, polarity }: Mention): readonly Row[] {
  const key = `${kind} ${act} ${status} ${polarity}`
  const known = rowsOf.get(key)
  if (known) return known
  const rows = ROWS.filter(
    ({ of, cue }) =>
      [kind, act, status].some((name) => of.has(name)) && (cue.polarity ?? polarity) === polarity,
  )
  rowsOf.set(key, rows)
  return rows
}

/** What the words around a mention make of it; undefined where they make nothing of it. */
export function readCues(lines: readonly LedgerLine[], mention: Mention): Mention | undefined {
  const cue = cueOf(lines, mention)
  if (cue === undefined) return mention
  return cue.makes === 'nothing' ? undefined : { ...mention, ...cue.makes }
}

/** The first row that fits a mention. */
export function cueOf(lines: readonly LedgerLine[], mention: Mention): Cue | undefined {
  const { role, text } = lines[mention.line] ?? { role: 'unsure', text: '' }
  const around = sentenceAround(text, mention)
  const words = plainSaid(mention.words).trim()
  const before = plainSaid(around.before)
  const after = ` ${plainSaid(around.after).trimStart()}`
  const sentence = `${before.trimEnd()} ${words}${after}`
  const next = plainSaid(text.slice(mention.to + around.after.length)).replace(/^[.?! ]+/, '')
  let asked: string | undefined
  let lately: string | undefined
  const askedBefore = () => (asked ??= plainSaid(lines[mention.line - 1]?.text ?? ''))
  const saidLately = () => (lately ??= latelyOf(lines, mention))
  return rowsAbout(mention).find(
    (row) =>
      (row.cue.by === undefined || row.cue.by === role || isBeside(row.cue, role)) &&
      (row.before?.test(before) ?? true) &&
      (row.within?.test(words) ?? true) &&
      (row.after?.test(after) ?? true) &&
      (row.sentence?.test(sentence) ?? true) &&
      (row.asked?.test(askedBefore()) ?? true) &&
      (row.next?.test(next) ?? true) &&
      (row.lately?.test(saidLately()) ?? true),
  )?.cue
}

/** Whoever comes with the patient speaks as patients do. */
function isBeside({ by }: Cue, role: LedgerLine['role']): boolean {
  return by === 'patient' && role === 'other'
}

/** What the same person has said up to the mention, in its line and the two before. */
function latelyOf(lines: readonly LedgerLine[], { line, to }: Mention): string {
  const { role, text } = lines[line] ?? { role: 'unsure', text: '' }
  const before = lines
    .slice(Math.max(0, line - LINES_BEFORE), line)
    .filter((each) => each.role === role)
    .map((each) => each.text)
  return plainSaid([...before, text.slice(0, to)].join(' ').slice(-MOST_CHARS))
}
