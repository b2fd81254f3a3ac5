import type { FactContent, FactKind } from '@chartwright/contract/facts'
import {
  HEADS,
  OFFSETS,
  POINTED_AT,
  POINTING_AT,
  SCORES_PER_TOKEN,
  type Head,
  type Mark,
  type ModifierKind,
} from './reader-layout.ts'
import type { DrugNames } from '../naming/drug-names.ts'
import type { LinkVector, VectorsAt } from './link-vectors.ts'
import { hasContent } from './has-content.ts'
import { outsideWeights } from './known-words.ts'
import { isRoleToken, type LedgerLine, type StreamToken } from './token-stream.ts'

/** Whose wrong choice makes a fact wrong. */
const RATED = [
  'polarity',
  'certainty',
  'who',
  'time',
  'status',
  'act',
  'importance',
  'side',
] as const
type RatedHead = (typeof RATED)[number]

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
  /** Which side the reader takes it to be on; empty for none. */
  readonly side: (typeof HEADS)['side'][number]
  /** How likely it is on each side. */
  readonly sideOdds?: Readonly<Record<Exclude<(typeof HEADS)['side'][number], ''>, number>>
  /** How likely it names a fact, from 0 to 1. */
  readonly sureness: number
  /** How likely what the reader tells of it is, head by head. */
  readonly odds?: Readonly<Record<RatedHead, number>>
  /** The vectors of each of its tokens, which modifiers point at. */
  readonly pointed?: readonly (readonly LinkVector[])[]
  /** Where its words go on, in another line. */
  readonly rest?: Stretch
}

/** Words that tell more of a fact. */
export interface Modifier extends Stretch {
  readonly kind: ModifierKind
  readonly words: string
  /** The vectors of each of its tokens, which point at the words of its fact. */
  readonly pointing?: readonly (readonly LinkVector[])[]
}

export function findMentions(
  lines: readonly LedgerLine[],
  stream: readonly StreamToken[],
  scores: Float32Array,
  vectorsAt: VectorsAt,
  drugs?: DrugNames,
): { mentions: Mention[]; modifiers: Modifier[] } {
  const wordsOf = ({ line, from, to }: Stretch) => lines[line]?.text.slice(from, to) ?? ''
  const outside = outsideWeights(lines, stream, drugs)
  const mentions = runsOf(stream, scores, 'span', (at, mark) =>
    mark ? 1 : (outside[at] ?? 1),
  ).map((run): Mention => {
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
      side: told('side'),
      sideOdds: {
        left: shareOf(scores, run, 'side', HEADS.side.indexOf('left')),
        right: shareOf(scores, run, 'side', HEADS.side.indexOf('right')),
        bilateral: shareOf(scores, run, 'side', HEADS.side.indexOf('bilateral')),
      },
      sureness: surenessOf(scores, run),
      odds: oddsOf(scores, run),
      pointed: vectorsOf(vectorsAt, run, POINTED_AT),
    }
  })
  const modifiers = runsOf(
    stream,
    scores,
    'modifier',
    (_, mark) => MODIFIER_WEIGHTS[mark] ?? 1,
  ).map((run): Modifier => ({
    ...run.stretch,
    kind: run.name,
    words: wordsOf(run.stretch),
    pointing: vectorsOf(vectorsAt, run, POINTING_AT),
  }))
  return { mentions: mentions.filter(isFact), modifiers }
}

/** A missing detail makes a sentence too vague to keep; a broken one is worse only where it is free text. Chosen on unseen visits. */
const NO_MODIFIER_WEIGHT = 0.7
const WEIGHTS: Partial<Record<ModifierKind, number>> = {
  detail: 0.3,
  course: 0.3,
  trigger: 0.5,
  quality: 0.5,
}
const MODIFIER_WEIGHTS = HEADS.modifier.map((mark) =>
  mark === undefined ? NO_MODIFIER_WEIGHT : (WEIGHTS[mark.name] ?? 1),
)

/** How sure the reader must be, more of what a note can do without. Chosen on visits it has not seen. */
const LEAST_SURENESS = { critical: 0.25, major: 0.25, minor: 0.4 }

function isFact({ words, sureness, importance }: Mention): boolean {
  return hasContent(words) && sureness >= LEAST_SURENESS[importance]
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
  weightOf: WeightOf,
): Run<NameOf<H>>[] {
  const values = HEADS[head] as readonly (Mark<NameOf<H>> | undefined)[]
  const best = bestPath(stream, scores, head, weightOf)
  const runs: { name: NameOf<H>; first: number; last: number }[] = []
  let open: (typeof runs)[number] | undefined
  for (const [at, token] of stream.entries()) {
    const mark = values[best[at] ?? 0]
    if (open && token.isInner) open.last = at
    else if (!mark) open = undefined
    else if (open && !mark.isFirst && mark.name === open.name) open.last = at
    else runs.push((open = { name: mark.name, first: at, last: at }))
  }
  return runs.map((run) => ({ ...run, stretch: stretchOf(stream, run.first, run.last) }))
}

type NameOf<H extends 'span' | 'modifier'> = H extends 'span' ? FactKind : ModifierKind

/** How much a mark counts at a token. */
type WeightOf = (at: number, mark: number) => number

const LEAST = 1e-6

/**
 * The likeliest marks of all tokens together: a further word follows a word of the same name, and the
 * mark of who speaks has none (Viterbi).
 */
function bestPath(
  stream: readonly StreamToken[],
  scores: Float32Array,
  head: 'span' | 'modifier',
  weightOf: WeightOf,
): Uint8Array {
  const size = HEADS[head].length
  const from = new Uint8Array(stream.length * size)
  let before = new Float64Array(size)
  let now = new Float64Array(size)
  for (const [at, token] of stream.entries()) {
    let top = 0
    for (let mark = 1; mark < size; mark += 1)
      if ((before[mark] ?? 0) > (before[top] ?? 0)) top = mark
    for (let mark = 0; mark < size; mark += 1) {
      const isFurther = mark > 0 && mark % 2 === 0
      let origin = top
      if (isFurther) origin = (before[mark] ?? 0) > (before[mark - 1] ?? 0) ? mark : mark - 1
      const score = scores[at * SCORES_PER_TOKEN + OFFSETS[head] + mark] ?? 0
      const weighted = score * weightOf(at, mark)
      // So lines are read as well one by one.
      const isBarred = isRoleToken(token) && mark > 0
      now[mark] = isBarred ? -Infinity : (before[origin] ?? 0) + Math.log(weighted + LEAST * LEAST)
      from[at * size + mark] = origin
    }
    ;[before, now] = [now, before]
  }
  const path = new Uint8Array(stream.length)
  let mark = 0
  for (let other = 1; other < size; other += 1)
    if ((before[other] ?? 0) > (before[mark] ?? 0)) mark = other
  for (let at = stream.length - 1; at >= 0; at -= 1) {
    path[at] = mark
    mark = from[at * size + mark] ?? 0
  }
  return path
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
  run: Run<unknown>,
  head: H,
): (typeof HEADS)[H][number] {
  return HEADS[head][likeliest(scores, run, head).value]
}

function oddsOf(scores: Float32Array, run: Run<unknown>): Record<RatedHead, number> {
  const odds = RATED.map((head) => [head, likeliest(scores, run, head).odds])
  return Object.fromEntries(odds) as Record<RatedHead, number>
}

function likeliest(
  scores: Float32Array,
  run: Run<unknown>,
  head: Head,
): { value: number; odds: number } {
  let best = 0
  let most = -1
  for (let value = 0; value < HEADS[head].length; value += 1) {
    const share = shareOf(scores, run, head, value)
    if (share > most) [best, most] = [value, share]
  }
  return { value: best, odds: most }
}

function shareOf(
  scores: Float32Array,
  { first, last }: Run<unknown>,
  head: Head,
  value: number,
): number {
  let sum = 0
  for (let at = first; at <= last; at += 1)
    sum += scores[at * SCORES_PER_TOKEN + OFFSETS[head] + value] ?? 0
  return sum / (last - first + 1)
}

function vectorsOf(vectorsAt: VectorsAt, { first, last }: Run<unknown>, offset: number) {
  return Array.from({ length: last - first + 1 }, (_, place) => vectorsAt(first + place, offset))
}

function surenessOf(scores: Float32Array, { first, last }: Run<unknown>): number {
  let outside = 0
  for (let at = first; at <= last; at += 1) outside += scores[at * SCORES_PER_TOKEN] ?? 0
  return 1 - outside / (last - first + 1)
}
