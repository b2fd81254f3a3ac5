import type { Insights } from '@chartwright/contract/insights'
import type { EvidenceState } from '@chartwright/contract/signatures'

/** What a signature states about the note's sentences. */
export function countEvidence(insights: Insights): EvidenceState {
  const { sentences, inner_conflicts, ledger } = insights
  const count = (standing: Insights['sentences'][number]['standing']) =>
    sentences.filter((sentence) => sentence.standing === standing).length
  return {
    sentences: sentences.length,
    supported: count('supported'),
    typed: count('typed'),
    unsupported: count('unsupported'),
    uncertain: count('uncertain'),
    contradicted: count('contradicted'),
    placeholders: count('placeholder'),
    inner_conflicts: inner_conflicts.length,
    is_compared: ledger === 'read',
  }
}
