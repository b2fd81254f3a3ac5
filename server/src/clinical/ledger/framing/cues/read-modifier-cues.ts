import type { Modifier } from '../../reading/find-mentions.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { MODIFIER_CUES, type ModifierCue } from './modifier-cues.data.ts'
import { OTHER_CLAUSE_CUES } from './other-clause-cues.data.ts'
import { plainSaid } from '../wording/plain-said.ts'
import { readFrequency } from '../numbers/read-amounts.ts'
import { HOW_OFTEN, readDuration } from '../times/read-times.ts'
import { sentenceAround } from '../wording/sentence-around.ts'

const ROWS = [...MODIFIER_CUES, ...OTHER_CLAUSE_CUES].map((cue) => ({
  cue,
  within: cue.within === undefined ? undefined : new RegExp(cue.within),
  lately: cue.lately === undefined ? undefined : new RegExp(cue.lately),
  before: cue.before === undefined ? undefined : new RegExp(`${cue.before} ?$`),
  after: cue.after === undefined ? undefined : new RegExp(`^${cue.after}`),
}))

const LASTS = new Set<Modifier['kind']>(['duration', 'onset', 'when'])

/** A time as what it is the time of; undefined where that is no fact. */
export function readModifierCues(
  lines: readonly LedgerLine[],
  modifier: Modifier,
): Modifier | undefined {
  const cue = modifierCueOf(lines, modifier)
  if (cue !== undefined) {
    const span = cue.course?.includes('…') ? readDuration(modifier.words) : ''
    if (cue.course === undefined || span === undefined) return undefined
    return { ...modifier, kind: 'course', words: cue.course.replace('…', span) }
  }
  if (!LASTS.has(modifier.kind) || !HOW_OFTEN.test(modifier.words.toLowerCase())) return modifier
  return readFrequency(modifier.words) === undefined
    ? undefined
    : { ...modifier, kind: 'frequency' }
}

/** The first row that fits words that tell more. */
export function modifierCueOf(
  lines: readonly LedgerLine[],
  modifier: Modifier,
): ModifierCue | undefined {
  const text = lines[modifier.line]?.text ?? ''
  const rows = ROWS.filter(({ cue }) => cue.of.includes(modifier.kind))
  if (rows.length === 0) return undefined
  const { before, after } = sentenceAround(text, modifier)
  const [plainBefore, plainAfter] = [plainSaid(before), ` ${plainSaid(after).trimStart()}`]
  const words = plainSaid(modifier.words).trim()
  const lately = plainSaid(text.slice(0, modifier.from))
  return rows.find(
    (row) =>
      (row.within?.test(words) ?? true) &&
      (row.lately?.test(lately) ?? true) &&
      (row.before?.test(plainBefore) ?? true) &&
      (row.after?.test(plainAfter) ?? true),
  )?.cue
}
