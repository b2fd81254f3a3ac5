import type { FactContent, FactKind } from '@chartwright/contract/facts'
import {
  HEADS,
  OFFSETS,
  SCORES_PER_TOKEN,
  type Head,
  type Mark,
  type ModifierKind,
} from './reader-layout.ts'
import { isRoleToken, type LedgerLine, type StreamToken } from './token-stream.ts'

/** A stretch of a line. */
export interface Stretch {
  readonly line: number
  readonly from: number
  readonly to: number
}

/** Words that the reader takes for a fact, with what it tells of them. */
export interface Mention extends Stretch {
  readonly kind: FactKind
  readonly words: string
  readonly polarity: FactContent['polarity']
  readonly certainty: FactContent['certainty']
  readonly isOther: boolean
  readonly time: FactContent['time']
  readonly status: FactContent['status']
  readonly act: FactContent['act']
  readonly importance: FactContent['importance']
  /** From 0 to 1. */
  readonly sureness: number
}

/** Words that tell more of a fact. */
export interface Modifier extends Stretch {
  readonly kind: ModifierKind
  readonly words: string
}

/** Below one, more is taken for a fact; chosen on visits that the reader has not learned from. */
const OUTSIDE_WEIGHT = 0.5

export function findMentions(
  lines: readonly LedgerLine[],
  stream: readonly StreamToken[],
  scores: Float32Array,
): { mentions: Mention[]; modifiers: Modifier[] } {
  const wordsOf = ({ line, from, to }: Stretch) => lines[line]?.text.slice(from, to) ?? ''
  const mentions = runsOf(stream, scores, 'span', OUTSIDE_WEIGHT).map((run): Mention => {
    const told = <H extends Head>(head: H) => pick(scores, run, head)
    return {
      ...run.stretch,
      kind: run.name,
      words: wordsOf(run.stretch),
      polarity: told('polarity'),
      certainty: told('certainty'),
      isOther: told('who') === 'other',
      time: told('time'),
      status: run.name === 'medication' || run.name === 'assessment' ? told('status') : '',
      act: run.name === 'plan' ? told('act') : '',
      importance: told('importance'),
      sureness: surenessOf(scores, run),
    }
  })
  const modifiers = runsOf(stream, scores, 'modifier', 1).map((run): Modifier => ({
    ...run.stretch,
    kind: run.name,
    words: wordsOf(run.stretch),
  }))
  return { mentions, modifiers }
}

interface Run<Name> {
  readonly name: Name
  /** Places in the stream, the last one included. */
  readonly first: number
  readonly last: number
  readonly stretch: Stretch
}

/** Neighbouring tokens of one name; a run is whole words and stays in its line. */
function runsOf<H extends 'span' | 'modifier'>(
  stream: readonly StreamToken[],
  scores: Float32Array,
  head: H,
  outsideWeight: number,
): Run<NameOf<H>>[] {
  const runs: { name: NameOf<H>; first: number; last: number }[] = []
  let open: (typeof runs)[number] | undefined
  for (const [at, token] of stream.entries()) {
    const mark = isRoleToken(token) ? undefined : markAt(scores, at, head, outsideWeight)
    if (open && token.isInner) open.last = at
    else if (!mark) open = undefined
    else if (open && !mark.isFirst && mark.name === open.name) open.last = at
    else runs.push((open = { name: mark.name, first: at, last: at }))
  }
  return runs.map((run) => ({ ...run, stretch: stretchOf(stream, run.first, run.last) }))
}

type NameOf<H extends 'span' | 'modifier'> = H extends 'span' ? FactKind : ModifierKind

function markAt<H extends 'span' | 'modifier'>(
  scores: Float32Array,
  at: number,
  head: H,
  outsideWeight: number,
): Mark<NameOf<H>> | undefined {
  const values = HEADS[head] as readonly (Mark<NameOf<H>> | undefined)[]
  const from = at * SCORES_PER_TOKEN + OFFSETS[head]
  let best = 0
  let most = (scores[from] ?? 0) * outsideWeight
  for (let value = 1; value < values.length; value += 1) {
    const score = scores[from + value] ?? 0
    if (score > most) [best, most] = [value, score]
  }
  return values[best]
}

/** Back to the start of a word that the reader began in its middle. */
function stretchOf(stream: readonly StreamToken[], first: number, last: number): Stretch {
  let start = first
  while (stream[start]?.isInner) start -= 1
  const { line = 0, from = 0 } = stream[start] ?? {}
  return { line, from, to: stream[last]?.to ?? from }
}

function pick<H extends Head>(
  scores: Float32Array,
  { first, last }: Run<unknown>,
  head: H,
): (typeof HEADS)[H][number] {
  const values = HEADS[head]
  let best = 0
  let most = -1
  for (let value = 0; value < values.length; value += 1) {
    let sum = 0
    for (let at = first; at <= last; at += 1)
      sum += scores[at * SCORES_PER_TOKEN + OFFSETS[head] + value] ?? 0
    if (sum > most) [best, most] = [value, sum]
  }
  return values[best] as (typeof HEADS)[H][number]
}

function surenessOf(scores: Float32Array, { first, last }: Run<unknown>): number {
  let outside = 0
  for (let at = first; at <= last; at += 1) outside += scores[at * SCORES_PER_TOKEN] ?? 0
  return 1 - outside / (last - first + 1)
}
