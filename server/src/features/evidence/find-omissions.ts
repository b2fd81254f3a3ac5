import type { Omission } from '@chartwright/contract/insights'
import { headingTopics } from '../../clinical/heading-topics.ts'
import type { VisitIndex } from './index-visit.ts'
import { collectNoteFacts } from './note-facts.ts'
import { findSection } from './find-section.ts'
import type { Facts } from './read-facts.ts'
import { findSaidAllergies } from './said-allergies.ts'
import { findSaidDrugs } from './said-drugs.ts'
import type { SaidFact } from './said-fact.ts'
import { findSaidFindings } from './said-findings.ts'
import { findSaidFollowUps } from './said-follow-ups.ts'
import { findSaidReferrals } from './said-referrals.ts'
import { findSaidVitals } from './said-vitals.ts'
import type { NoteSentence } from './sentences.ts'

interface Compared {
  readonly sentences: readonly NoteSentence[]
  readonly headings: readonly string[]
  readonly facts: readonly Facts[]
  readonly visit: VisitIndex
}

/** Listed even where no heading of the note is made for them. */
const NEVER_LEFT_OUT = new Set<Omission['kind']>(['allergy', 'red-flag', 'self-harm', 'vital-sign'])

/** What was said and must not be missed, and the note does not say in any words. Each fact once. */
export function findOmissions(compared: Compared): Omit<Omission, 'dismissed'>[] {
  const { headings, facts, visit } = compared
  const note = collectNoteFacts(facts)
  const said = [
    ...findSaidDrugs(visit, note),
    ...findSaidAllergies(visit, note),
    ...findSaidVitals(visit, note),
    ...findSaidFindings(visit, note),
    ...findSaidFollowUps(visit, note),
    ...findSaidReferrals(visit, note),
  ]
  const byKey = new Map<string, Omit<Omission, 'dismissed'>>()
  for (const item of said) {
    const key = `${item.kind}:${item.fact}`
    if (byKey.has(key)) continue
    const section = sectionOf(item, compared)
    if (section === undefined && headings.length > 0 && !NEVER_LEFT_OUT.has(item.kind)) continue
    byKey.set(key, {
      key,
      kind: item.kind,
      fact: item.fact,
      segment_ids: item.lines
        .toSorted((a, b) => a - b)
        .flatMap((place) => visit.lines[place]?.id ?? []),
      proposal: { text: item.proposal, section: section ?? null },
    })
  }
  return [...byKey.values()]
}

/** Not among allergies, and not among what relatives take. */
function isOfDrugs(section: string | null | undefined): boolean {
  const [first] = headingTopics(section ?? '')
  return first !== 'allergies' && first !== 'family' && first !== 'social'
}

/** A dose belongs beside its drug. */
function sectionOf(
  { kind, fact, topic }: SaidFact,
  { sentences, headings, facts }: Compared,
): string | undefined {
  if (kind === 'dose') {
    const beside = facts.findIndex(
      ({ drugs }, at) =>
        drugs.some(({ generic }) => fact.startsWith(`${generic} `)) &&
        isOfDrugs(sentences[at]?.section),
    )
    const section = sentences[beside]?.section
    if (section) return section
  }
  return findSection(headings, topic)
}
