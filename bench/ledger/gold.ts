import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FactAttribute, FactContent } from '@chartwright/contract/facts'
import type { VisitLine } from './visits.ts'

/** A stretch of a line: its number, and its first and past-the-last character. */
export type Range = readonly [line: number, from: number, to: number]

/** A fact as annotated after the whole visit was read. */
export interface GoldFact extends FactContent {
  /** The first range names the thing; further ones qualify it. */
  readonly said: readonly Range[]
  readonly lines: readonly number[]
  readonly text: string
  /** Where each attribute is said, nearest first; empty if it was inferred. Annotated for training visits. */
  readonly where?: Partial<Record<FactAttribute, readonly Range[]>>
}

export interface GoldVisit {
  readonly visit: string
  readonly facts: readonly GoldFact[]
}

const GOLD_DIR = join(import.meta.dirname, 'gold')

export const GOLD_PARTS = ['aci-train', 'aci-valid', 'mts-train', 'primock', 'second'] as const
export type GoldPart = (typeof GOLD_PARTS)[number]

export function readGold(part: GoldPart): GoldVisit[] {
  const dir = join(GOLD_DIR, part)
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as GoldVisit)
}

export function quote(lines: readonly VisitLine[], said: readonly Range[]): string {
  return said.map(([line, from, to]) => lines[line]?.text.slice(from, to) ?? '').join(' / ')
}
