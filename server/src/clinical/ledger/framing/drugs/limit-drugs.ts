import type { Mention, Stretch } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { DRUG_LIMITS, type DrugLimit } from './drug-limits.data.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const ROWS = DRUG_LIMITS.map((row) => ({
  row,
  of: new Set<string>(row.of),
  before: row.before === undefined ? undefined : new RegExp(`${row.before} ?$`),
  after: row.after === undefined ? undefined : new RegExp(`^${row.after}`),
  next: row.next === undefined ? undefined : new RegExp(row.next),
}))

/** The sentence of a decision that says something else without its other words. */
export function readDrugLimit(lines: readonly LedgerLine[], mention: Mention): Stretch | undefined {
  const row = drugLimitOf(lines, mention)
  if (row === undefined) return undefined
  const text = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(text, mention)
  const end = mention.to + wholeWords(text.slice(mention.to), after.length)
  const further = row.next === undefined ? 0 : 1 + nextSentence(text, end).length
  const from = mention.from - before.length
  return { line: mention.line, from: from + cutWords(text, from, before), to: end + further }
}

/** Of a sentence that began further back, what stands behind its last comma before the drug. */
function cutWords(text: string, from: number, before: string): number {
  if (!/\w\w$/.test(text.slice(Math.max(0, from - 1), from + 1))) return 0
  const comma = before.lastIndexOf(',')
  return (comma < 0 ? before.indexOf(' ') : comma) + 1
}

/** The first row that fits a mention. */
export function drugLimitOf(lines: readonly LedgerLine[], mention: Mention): DrugLimit | undefined {
  if (mention.kind !== 'medication') return undefined
  const text = lines[mention.line]?.text ?? ''
  const { before, after } = sentenceAround(text, mention)
  const plainBefore = plainSaid(before)
  const plainAfter = ` ${plainSaid(after).trimStart()}`
  const next = plainSaid(nextSentence(text, mention.to + after.length)).trim()
  return ROWS.find(
    ({ of, ...row }) =>
      of.has(mention.status) &&
      (row.before?.test(plainBefore) ?? true) &&
      (row.after?.test(plainAfter) ?? true) &&
      (row.next?.test(next) ?? true),
  )?.row
}

/** A line without marks is left off at a comma, or at least between words. */
function wholeWords(text: string, length: number): number {
  if (!/^\w\w/.test(text.slice(length - 1))) return length
  const said = text.slice(0, length)
  const comma = said.lastIndexOf(',')
  return comma > 0 ? comma : Math.max(0, said.lastIndexOf(' '))
}

function nextSentence(text: string, end: number): string {
  return /^[^.?!]*/.exec(text.slice(end + 1))?.[0] ?? ''
}
