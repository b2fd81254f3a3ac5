import type { InsightSentence, Insights } from '@chartwright/contract/insights'
import { openOmissions } from './describe-insights.ts'

export type Finding =
  | { readonly sentence: number; readonly key?: never }
  | { readonly key: string; readonly sentence?: never }

const TO_CHECK: readonly InsightSentence['standing'][] = [
  'contradicted',
  'unsupported',
  'uncertain',
  'placeholder',
]

/** In the order of the note; omissions come last. */
export function findingsOf(insights: Insights, placed: readonly number[]): Finding[] {
  const inner = new Set(insights.inner_conflicts.flatMap(({ sentences }) => sentences))
  const inNote = placed.filter((at) => {
    const standing = insights.sentences[at]?.standing
    return inner.has(at) || (standing !== undefined && TO_CHECK.includes(standing))
  })
  return [
    ...inNote.map((sentence) => ({ sentence })),
    ...openOmissions(insights).map(({ key }) => ({ key })),
  ]
}

/** After the last one comes the first. */
export function neighbour<T>(all: readonly T[], current: number, step: 1 | -1): T | undefined {
  if (all.length === 0) return undefined
  const from = current < 0 && step < 0 ? 0 : current
  return all[(from + step + all.length) % all.length]
}

/** The next sentence with this standing after the current one. */
export function nextOfStanding(
  insights: Insights,
  placed: readonly number[],
  standing: InsightSentence['standing'],
  shown: number | undefined,
): number | undefined {
  const all = placed.filter((at) => insights.sentences[at]?.standing === standing)
  return all.find((at) => at > (shown ?? -1)) ?? all[0]
}
