import type { Fact } from '@chartwright/contract/facts'
import { chooseReader } from '../../server/src/choose-reader.ts'
import type { SpokenLine } from '../../server/src/clinical/roles/guess-roles.ts'
import { showHeard } from '../../server/src/features/facts/show-heard.ts'
import { planNote } from '../../server/src/providers/scribe/ledger/plan-note.ts'
import { finish } from '../../server/src/providers/scribe/ledger/steps.ts'
import { renderNote } from '../../server/src/providers/scribe/ledger/render-note.ts'
import type { ScribeTemplate } from '../../server/src/providers/scribe/scribe.ts'
import type { GoldFact } from '../ledger/gold.ts'
import { ACI_TEMPLATE } from './aci-template.ts'

export interface WrittenNote {
  readonly text: string
  /** Without placeholders. */
  readonly sentences: readonly { readonly text: string; readonly factIds: readonly string[] }[]
  readonly facts: readonly Fact[]
  readonly readingMs: number
  readonly writingMs: number
}

export interface LedgerWriter {
  /** As the product writes: the facts are read from the lines. */
  write(lines: readonly SpokenLine[], template?: ScribeTemplate): Promise<WrittenNote>
  close(): Promise<void>
}

export function openLedgerWriter(): LedgerWriter {
  const reader = chooseReader()
  return {
    async write(lines, template = ACI_TEMPLATE) {
      const startedMs = performance.now()
      const segments = lines.map((line, index) => ({ ...line, id: `s${String(index)}`, index }))
      const read = await reader.read({ practitionerId: 'bench', lines })
      const readingMs = performance.now() - startedMs
      return { ...writeFrom(await showHeard(read, segments), lines, template), readingMs }
    },
    close: reader.close,
  }
}

/** What the writer makes of these facts. */
export function writeFrom(
  facts: readonly Fact[],
  lines: readonly SpokenLine[],
  template: ScribeTemplate = ACI_TEMPLATE,
): WrittenNote {
  const startedMs = performance.now()
  const segments = lines.map((line, index) => ({ ...line, id: `s${String(index)}`, index }))
  const known = { patientName: null, clinicianName: null, date: '2026-01-01' }
  const sections = finish(planNote({ template, segments, context: '', facts, known }))
  const text = renderNote(sections)
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
  return { text, sentences, facts, readingMs: 0, writingMs: performance.now() - startedMs }
}

/** Facts that a person annotated, in the product's form. */
export function factsOfGold(gold: readonly GoldFact[], lines: readonly SpokenLine[]): Fact[] {
  return gold.map((fact, at) => ({
    ...fact,
    id: String(at),
    source: 'heard',
    said: fact.said.map(([line, from, to]) => ({
      segment_id: `s${String(line)}`,
      from,
      to,
      words: lines[line]?.text.slice(from, to) ?? '',
    })),
    lines: [...fact.lines],
  }))
}
