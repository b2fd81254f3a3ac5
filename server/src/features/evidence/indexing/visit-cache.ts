import { createHash } from 'node:crypto'
import type { Line } from '../comparing/said-clause.ts'
import { indexVisit, type VisitIndex } from './index-visit.ts'

const MOST_VISITS = 32

export interface VisitCache {
  /** The index of these very lines: ids are part of the key, so nobody meets another's. */
  readonly get: (lines: readonly Line[]) => VisitIndex
}

/** An hour of speech takes longer to read than a note: it is read once, and the oldest is dropped. */
export function createVisitCache(most = MOST_VISITS): VisitCache {
  const kept = new Map<string, VisitIndex>()
  return {
    get(lines) {
      const key = keyOf(lines)
      const visit = kept.get(key) ?? indexVisit(lines.map(ofLine))
      kept.delete(key)
      kept.set(key, visit)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return visit
    },
  }
}

function keyOf(lines: readonly Line[]): string {
  const hash = createHash('sha256')
  for (const line of lines) {
    const { id, text, confidence = null, word_confidence: words = null, is_checked } = line
    hash.update(`${id}\n${text}\n${JSON.stringify([confidence, words, is_checked === true])}\n`)
  }
  return hash.digest('base64')
}

function ofLine({
  id,
  text,
  confidence = null,
  word_confidence = null,
  is_checked = false,
}: Line): Line {
  return { id, text, confidence, word_confidence, is_checked }
}
