import type { Fact } from '@chartwright/contract/facts'
import type { ToldSentence } from '../../server/src/features/evidence/evidence.queries.ts'
import type { VisitIndex } from '../../server/src/features/evidence/indexing/index-visit.ts'
import { indexVisit } from '../../server/src/features/evidence/indexing/index-visit.ts'
import {
  describeNote,
  type Description,
} from '../../server/src/features/evidence/judging/describe-note.ts'
import { toldByHash } from '../../server/src/features/evidence/judging/told-by-hash.ts'
import { htmlOfMarkdown } from '../../server/src/lib/note-markdown.ts'
import { planNote } from '../../server/src/providers/scribe/ledger/plan-note.ts'
import { renderNote } from '../../server/src/providers/scribe/ledger/render-note.ts'
import { sourcesOf } from '../../server/src/providers/scribe/ledger/sources-of.ts'
import { finish } from '../../server/src/providers/scribe/ledger/steps.ts'
import { ACI_TEMPLATE } from '../notes/aci-template.ts'
import type { Encounter } from '../notes/corpus.ts'
import { segmentsOf } from '../notes/segments.ts'
import { goldFactsOf } from './facts-of.ts'
import { htmlOfReference } from './reference-note.ts'

/** A visit with a note to be compared with it. */
export interface DescribedVisit {
  readonly dialogue: string
  readonly visit: VisitIndex
  /** The ledger that the note is compared with. */
  readonly facts: readonly Fact[]
  /** What a person annotated after reading the visit. */
  readonly gold: readonly Fact[]
  readonly html: string
  readonly told: ReadonlyMap<string, ToldSentence>
}

/** A note that a scribe wrote for clinicians, without anything typed beside the visit. */
export function describe(
  { visit, facts: ledger, told, html: own }: Omit<DescribedVisit, 'dialogue' | 'gold'>,
  html = own,
): Description {
  const isScribes = () => true
  return describeNote({ html, visit, ledger, context: [], isScribes, reader: 'clinician', told })
}

/** The clinician's own note from the collection. */
export function referenceVisit(encounter: Encounter, facts: readonly Fact[]): DescribedVisit {
  const { dialogue, note } = encounter
  const visit = indexVisit(segmentsOf(dialogue))
  const gold = goldFactsOf(encounter)
  return { dialogue, visit, facts, gold, html: htmlOfReference(note), told: new Map() }
}

/** What the built-in writer makes of the facts, with what it reports about its sentences. */
export function writtenVisit(encounter: Encounter, facts: readonly Fact[]): DescribedVisit {
  const { dialogue } = encounter
  const segments = segmentsOf(dialogue)
  const known = { patientName: null, clinicianName: null, date: '2026-01-01' }
  const sections = finish(planNote({ template: ACI_TEMPLATE, segments, context: '', facts, known }))
  const told = sourcesOf(sections, facts).map(({ text, factIds, lines }) => ({
    sentence: text,
    factIds,
    segmentIds: lines.flatMap((line) => segments[line]?.id ?? []),
  }))
  const html = htmlOfMarkdown(renderNote(sections))
  const gold = goldFactsOf(encounter)
  return { dialogue, visit: indexVisit(segments), facts, gold, html, told: toldByHash(told) }
}
