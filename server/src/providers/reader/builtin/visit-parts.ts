import { createHash } from 'node:crypto'
import type { FramedFact } from '../../../clinical/ledger/fact.ts'
import {
  blocksOf,
  frameBlock,
  placeFacts,
  type Block,
  type ReadLine,
} from '../../../clinical/ledger/frame-blocks.ts'
import { linesOfVisit, type VisitLine } from '../../../clinical/ledger/lines-of-visit.ts'
import type { DrugNames } from '../../../clinical/ledger/naming/drug-names.ts'
import { findMentions } from '../../../clinical/ledger/reading/find-mentions.ts'
import { vectorsFrom } from '../../../clinical/ledger/reading/link-vectors.ts'
import { tokensOf } from '../../../clinical/ledger/reading/token-stream.ts'
import {
  joinBetween,
  settledTokens,
  windowsAround,
  windowsOf,
  type Window,
} from '../../../clinical/ledger/reading/windows.ts'
import type { Vocabulary } from '../../../clinical/ledger/reading/word-pieces.ts'
import { heardIn } from '../../../clinical/ledger/resolving/sides/heard-sides.ts'
import type { SpokenLine } from '../../../clinical/roles/guess-roles.ts'
import { createIdleCache } from '../../../lib/idle-cache.ts'
import type { SaidVisit } from '../reader.ts'
import { createWindowCache, type WindowCache } from './window-cache.ts'

/** About twenty hours of talk, as the windows. */
const MOST_LINES = 16_000
const MOST_BLOCKS = 2_000

/** Known drugs, and which edition of them. */
export interface DrugEdition {
  readonly version: string
  readonly names: DrugNames
}

/** A visit cut into what is read by itself. Every part has a key that tells all it depends on. */
export interface CutVisit {
  readonly lines: readonly VisitLine[]
  readonly windows: readonly (Window & { readonly key: string })[]
  readonly blocks: readonly Block[]
  /** How many lines, from the first, are read as they will be whatever comes. */
  readonly settledLines: number
  /** The facts of a block whose windows are read; undefined, once they are forgotten. */
  frame(block: Block): FramedFact[] | undefined
  isFramed(block: Block): boolean
}

export interface VisitParts {
  readonly windows: WindowCache
  cut(visit: SaidVisit, drugs: DrugEdition): CutVisit
}

interface CutLine {
  /** No other line has had it. */
  readonly number: number
  readonly line: VisitLine
  readonly ids: Int32Array
}

/** Remembers the parts of visits: those that have not changed are not read again. */
export function visitParts(vocabulary: Vocabulary): VisitParts {
  const windowCache = createWindowCache()
  const spokenLines = createIdleCache<SpokenLine>({ most: MOST_LINES })
  const cutLines = createIdleCache<CutLine>({ most: MOST_LINES })
  const readLines = createIdleCache<ReadLine>({ most: MOST_LINES })
  const framedBlocks = createIdleCache<FramedFact[]>({ most: MOST_BLOCKS })
  let linesCut = 0

  /** As the same object whenever it comes: what is found in it is held with it. */
  function spokenLine(practitionerId: string, line: SpokenLine): SpokenLine {
    const key = JSON.stringify([practitionerId, line.role, line.speaker, line.text])
    return spokenLines.take(key, () => line)
  }

  function cutLine(practitionerId: string, line: VisitLine): CutLine {
    const key = JSON.stringify([practitionerId, line.role, line.offset, line.text])
    return cutLines.take(key, () => {
      const ids = Int32Array.from(tokensOf(line, vocabulary), ({ id }) => id)
      return { number: (linesCut += 1), line, ids }
    })
  }

  return {
    windows: windowCache,
    cut({ practitionerId, lines: spoken }, drugs) {
      const lines = linesOfVisit(spoken.map((line) => spokenLine(practitionerId, line)))
      const cut = lines.map((line) => cutLine(practitionerId, line))
      const starts = startsOf(cut)
      const windows = windowsOf(joinIds(cut, starts)).map((window) => ({
        ...window,
        key: hashOf(practitionerId, window.ids),
      }))
      const scoresOf = rememberPlaces((place) => windowCache.get(windows[place]?.key ?? ''))
      const lineKeys = cut.map(({ number }, at) => {
        const [from = 0, to = 0] = [starts[at], starts[at + 1]]
        const around = windowsAround(windows, from, to).map((place) => windows[place]?.key ?? '')
        return [number, from, drugs.version, ...around].join(' ')
      })

      function readLine(at: number): ReadLine | undefined {
        const known = readLines.get(lineKeys[at] ?? '')
        const { line } = cut[at] ?? {}
        if (known || !line) return known
        const [from = 0, to = 0] = [starts[at], starts[at + 1]]
        if (windowsAround(windows, from, to).some((place) => !scoresOf(place))) return undefined
        const scores = joinBetween(from, to, windows, scoresOf)
        const vectorsAt = vectorsFrom(from, windows, scoresOf)
        const tokens = tokensOf(line, vocabulary)
        const found = findMentions([line], tokens, scores, vectorsAt, drugs.names)
        const read = { line, ...found }
        heardIn(line)
        readLines.set(lineKeys[at] ?? '', read)
        return read
      }

      const blockKey = ({ first, end, from, to }: Block) =>
        hashOf([first, end, from, ...lineKeys.slice(from, to)].join('\n'))

      return {
        lines: cut.map(({ line }) => line),
        windows,
        blocks: blocksOf(cut.length),
        settledLines: countUpTo(starts, settledTokens(windows)),
        isFramed: (block) => framedBlocks.get(blockKey(block)) !== undefined,
        frame(block) {
          const key = blockKey(block)
          const known = framedBlocks.get(key)
          if (known) return known
          const around: ReadLine[] = []
          for (let at = block.from; at < block.to; at += 1) {
            const read = readLine(at)
            if (!read) return undefined
            around.push(read)
          }
          const framed = placeFacts(frameBlock(block, around, drugs.names), block.from)
          framedBlocks.set(key, framed)
          return framed
        },
      }
    },
  }
}

/** The place of each line's first token in the stream, and where the last line ends. */
function startsOf(cut: readonly CutLine[]): Int32Array {
  const starts = new Int32Array(cut.length + 1)
  for (const [at, { ids }] of cut.entries()) starts[at + 1] = (starts[at] ?? 0) + ids.length
  return starts
}

function joinIds(cut: readonly CutLine[], starts: Int32Array): Int32Array {
  const joined = new Int32Array(starts.at(-1) ?? 0)
  for (const [at, { ids }] of cut.entries()) joined.set(ids, starts[at])
  return joined
}

function countUpTo(starts: Int32Array, tokens: number): number {
  const past = starts.findIndex((start) => start > tokens)
  return past === -1 ? starts.length - 1 : past - 1
}

function rememberPlaces<Value>(find: (place: number) => Value): (place: number) => Value {
  const known: Value[] = []
  return (place) => (known[place] ??= find(place))
}

/** Nothing that was said can be told from it. */
function hashOf(...parts: readonly (string | Int32Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts)
    hash.update(
      typeof part === 'string'
        ? part
        : new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
    )
  return hash.digest('base64')
}
