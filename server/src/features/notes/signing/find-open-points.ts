import type { Insights } from '@chartwright/contract/insights'
import type { Acknowledged, OpenPoint, SigningCheck } from '@chartwright/contract/signatures'
import { countEvidence } from './count-evidence.ts'

interface Checked {
  readonly insights: Insights
  readonly isTranscriptComplete: boolean
  readonly wasWrittenEarly: boolean
}

/** What the signer of a note must know, in order of importance. */
export function findOpenPoints(checked: Checked): SigningCheck['open'] {
  const { insights, isTranscriptComplete, wasWrittenEarly } = checked
  const { contradicted, inner_conflicts, is_compared } = countEvidence(insights)
  const points: SigningCheck['open'] = []
  if (contradicted + inner_conflicts > 0) {
    points.push({
      kind: 'contradictions',
      count: contradicted + inner_conflicts,
      sentences: deniedSentences(insights),
    })
  }
  if (!isTranscriptComplete) points.push({ kind: 'transcription', count: 1, sentences: [] })
  if (wasWrittenEarly) points.push({ kind: 'written_early', count: 1, sentences: [] })
  if (!is_compared) points.push({ kind: 'unchecked', count: 1, sentences: [] })
  return points
}

/** All open points if one of them is not acknowledged; otherwise none. */
export function findUnacknowledged(
  open: readonly OpenPoint[],
  acknowledged: Acknowledged,
): OpenPoint[] {
  const isKnown = ({ kind, count }: OpenPoint) =>
    acknowledged.some((each) => each.kind === kind && each.count >= count)
  return open.every(isKnown) ? [] : open.map(({ kind, count }) => ({ kind, count }))
}

function deniedSentences({ sentences, inner_conflicts }: Insights): string[] {
  const inside = new Set(inner_conflicts.flatMap((conflict) => conflict.sentences))
  return sentences
    .filter(({ standing }, place) => standing === 'contradicted' || inside.has(place))
    .map(({ text }) => text)
}
