import { FACT_KINDS } from '@chartwright/contract/facts'
import type { InsightSentence, Insights, Omission } from '@chartwright/contract/insights'

export const NOTE_ID = '00000000-0000-4000-8000-000000000001'
const FACT_ID = '00000000-0000-4000-8000-000000000201'
const MOMENT = '2026-11-15T09:41:00.000Z'

export function givenInsights(changes: Partial<Insights>): Insights {
  return {
    note_id: NOTE_ID,
    version: 1,
    has_transcript: true,
    compared_lines: 41,
    ledger: 'read',
    weighty_facts: 0,
    told_facts: 0,
    looked_for: [...FACT_KINDS],
    sentences: [],
    omissions: [],
    inner_conflicts: [],
    note_words: 0,
    visit_words: 0,
    reading_ease: null,
    ...changes,
  }
}

export function givenSentence(
  text: string,
  standing: InsightSentence['standing'],
  segment_ids: string[] = [],
): InsightSentence {
  const author = standing === 'typed' ? 'clinician' : 'scribe'
  const nothing = { context_lines: [], fact_ids: [], conflicts: [], doubts: [] }
  return { text, section: null, standing, author, segment_ids, ...nothing }
}

export function givenOmission(key: string, reason?: string): Omission {
  return {
    key,
    fact_id: FACT_ID,
    kind: 'allergy',
    importance: 'critical',
    fact: `Allergy ${key}`,
    said: [],
    segment_ids: [],
    proposal: { text: `Allergic to ${key}.`, section: null },
    dismissed: reason === undefined ? null : { reason, at: MOMENT },
  }
}
