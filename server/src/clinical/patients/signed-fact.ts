import type { Fact, FactContent } from '@chartwright/contract/facts'

/** What a signature keeps of a fact: what it says, and where; none of the words that were said. */
export interface SignedFact extends Pick<
  FactContent,
  'kind' | 'concept' | 'polarity' | 'certainty' | 'who' | 'time' | 'status' | 'attributes'
> {
  readonly segment_id: string | null
  /** It was there before the visit, in the words of the note before. */
  readonly is_carried: boolean
}

const KINDS = new Set<Fact['kind']>(['medication', 'allergy', 'assessment', 'history'])

/** The facts of a visit that may be carried forward. */
export function signedFactsOf(facts: readonly Fact[]): SignedFact[] {
  return facts
    .filter(({ kind, who }) => KINDS.has(kind) && who === 'patient')
    .map(({ kind, concept, polarity, certainty, who, time, status, attributes, source, said }) => ({
      kind,
      concept,
      polarity,
      certainty,
      who,
      time,
      status,
      attributes,
      segment_id: said[0]?.segment_id ?? null,
      is_carried: source === 'carried',
    }))
}
