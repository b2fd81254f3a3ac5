import { evidence } from '../likeness.ts'
import type { VoicePrint } from '../speakers.ts'
import { BLOCK_S, type Span, type Stretch } from './hear-stretch.ts'

/** One person's part of a stretch, in blocks. `voice` is missing where nothing of one was heard. */
export interface VoicePart extends Span {
  readonly voice: VoicePrint | null
}

/** Between two pauses nobody speaks for less. */
const LEAST_APART = Math.round(0.6 / BLOCK_S)
/** A part with less voice than this does not stand alone: its print says too little. */
const LEAST_PART_S = 1.2
/** Between the likeness of one person with themselves, 1, and that of two, about a half. */
const MIDWAY = 0.74
/** After a pause people take turns more often, and a cut costs no word: less must speak for two. */
const PAUSE = Math.round(0.4 / BLOCK_S)
const MIDWAY_AT_PAUSE = 0.85

/** Cuts where the voice changes, at the quietest places alone, so that no word is cut. */
export async function cutVoices(stretch: Stretch): Promise<VoicePart[]> {
  let parts = await read(stretch, spansBetween(quietPlaces(stretch), stretch.blocks))
  for (;;) {
    const at = findJoin(stretch, parts)
    if (at === undefined) return parts
    const [one, two] = [parts[at], parts[at + 1]]
    if (!one || !two) return parts
    const both = await read(stretch, [{ from: one.from, to: two.to }])
    parts = [...parts.slice(0, at), ...both, ...parts.slice(at + 2)]
  }
}

async function read(stretch: Stretch, spans: readonly Span[]): Promise<VoicePart[]> {
  const prints = await stretch.prints(spans)
  return spans.map((span, at) => {
    const print = prints[at]
    const seconds = stretch.voicedS(span.from, span.to)
    return { ...span, voice: print ? { print, seconds } : null }
  })
}

/**
 * The first of two neighbours that become one: the shortest with what it is most like on its own side
 * of a pause, then the likest two.
 */
function findJoin(stretch: Stretch, parts: readonly VoicePart[]): number | undefined {
  const pairs = parts.slice(1).map((part, at) => ({ at, ...compare(stretch, parts[at], part) }))
  const short = pairs.filter(({ least }) => least < LEAST_PART_S)
  if (short.length > 0) {
    const shortest = Math.min(...short.map(({ least }) => least))
    const own = short.filter(({ least }) => least === shortest)
    const near = own.filter(({ isPause }) => !isPause)
    return (near.length > 0 ? near : own).reduce((best, pair) =>
      pair.score > best.score ? pair : best,
    ).at
  }
  const alike = pairs.filter(({ score }) => score > 0)
  if (alike.length === 0) return undefined
  return alike.reduce((best, pair) => (pair.score > best.score ? pair : best)).at
}

function compare(stretch: Stretch, one: VoicePart | undefined, two: VoicePart) {
  const isPause = pauseAt(stretch, two.from) >= PAUSE
  if (!one?.voice || !two.voice) return { isPause, least: 0, score: 0 }
  return {
    isPause,
    least: Math.min(one.voice.seconds, two.voice.seconds),
    score: evidence(one.voice, two.voice, isPause ? MIDWAY_AT_PAUSE : MIDWAY),
  }
}

/** How many blocks without voice there are around this one. */
function pauseAt({ voicedS, blocks }: Stretch, block: number): number {
  let [from, to] = [block, block]
  while (from > 0 && voicedS(from - 1, from) === 0) from--
  while (to < blocks && voicedS(to, to + 1) === 0) to++
  return to - from
}

/** Blocks that are quieter than all within reach, the quietest first. */
function quietPlaces({ energy, blocks }: Stretch): number[] {
  const places: number[] = []
  const order = [...energy.keys()].sort((one, two) => (energy[one] ?? 0) - (energy[two] ?? 0))
  for (const block of order) {
    const isFar = places.every((place) => Math.abs(place - block) >= LEAST_APART)
    if (isFar && block >= LEAST_APART && block <= blocks - LEAST_APART) places.push(block)
  }
  return places.sort((one, two) => one - two)
}

function spansBetween(places: readonly number[], blocks: number): Span[] {
  const edges = [0, ...places, blocks]
  return edges.slice(1).map((to, at) => ({ from: edges[at] ?? 0, to }))
}
