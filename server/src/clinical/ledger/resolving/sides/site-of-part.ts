import { findParts } from '../../../find-sides.ts'
import { tokensOf } from '../../../tokens.ts'
import type { FramedFact } from '../../fact.ts'
import type { LedgerLine } from '../../reading/token-stream.ts'
import { tokensIn } from '../../reading/words-in.ts'
import { JOINTED, LIMB_OF } from './limbs.data.ts'
import type { SidedPart } from './side-topic.ts'

/** Parts that a note names by the whole that they are of. */
const WHOLE_OF: Readonly<Record<string, string>> = {
  index: 'index finger',
  meniscus: 'knee',
  metatarsal: 'foot',
}

/** An index is a finger. */
export function siteOf(part: string): string {
  return WHOLE_OF[part] ?? part
}

/** The body part of an inherited side, if the fact's name omits it: 'put weight on my foot' is bearing weight. */
export function untoldSite(
  lines: readonly LedgerLine[],
  { concept, said: [named] }: FramedFact,
  parts: readonly string[],
  taken: SidedPart,
): { site?: string } {
  if (parts.length === 0) return taken.part === '' ? {} : { site: siteOf(taken.part) }
  if (findParts(tokensOf(concept)).length > 0) return {}
  const line = lines[named?.line ?? -1]
  const [own] = findParts(tokensIn(line, line?.text.slice(named?.from, named?.to) ?? ''))
  const isOfLimb = own !== undefined && JOINTED.includes(LIMB_OF[own] ?? '')
  return isOfLimb ? { site: siteOf(own) } : {}
}
