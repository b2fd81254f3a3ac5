import type { Fact } from '@chartwright/contract/facts'
import { chooseReader } from '../../server/src/choose-reader.ts'
import { factIdOf } from '../../server/src/features/facts/fact-id.ts'
import { showHeard } from '../../server/src/features/facts/show-heard.ts'
import { segmentsOf } from '../notes/segments.ts'
import type { Encounter } from '../notes/corpus.ts'
import { readGold, type GoldFact } from '../ledger/gold.ts'

export interface FactsReader {
  read(encounter: Encounter): Promise<Fact[]>
  close(): Promise<void>
}

/** The facts that the product reads in a visit. */
export function openFactsReader(): FactsReader {
  const reader = chooseReader()
  return {
    async read({ dialogue }) {
      const lines = segmentsOf(dialogue)
      const spoken = lines.map(({ speaker, text }) => ({ speaker, text, role: null }))
      return showHeard(await reader.read({ practitionerId: 'bench', lines: spoken }), lines)
    },
    close: reader.close,
  }
}

let gold: ReadonlyMap<string, readonly GoldFact[]> | undefined

/** The facts that a person annotated for a visit of ACI-BENCH, as the product would show them. */
export function goldFactsOf(encounter: Encounter): Fact[] {
  gold ??= new Map(
    (['aci-train', 'aci-valid'] as const)
      .flatMap((part) => readGold(part))
      .map(({ visit, facts }) => [visit.replace(/^aci-(?:train|valid)-/, ''), facts]),
  )
  const lines = encounter.dialogue.split('\n')
  // Empty lines are not lines of a transcript.
  const places = lines.map((_, at) => lines.slice(0, at).filter((l) => l.trim() !== '').length)
  const rest = lines.map((line) =>
    line.replace(/^\s*(?:\[[\w ]+\]|[A-Za-z]\w*(?: \w+)?\s*:)\s*/, ''),
  )
  return (gold.get(encounter.encounter_id) ?? []).map((fact, at) => ({
    ...fact,
    id: factIdOf(encounter.encounter_id, at),
    source: 'heard',
    lines: fact.lines.map((line) => places[line] ?? 0),
    said: fact.said.map(([line, from, to]) => ({
      segment_id: `s${places[line] ?? 0}`,
      from,
      to,
      words: rest[line]?.slice(from, to) ?? '',
    })),
  }))
}
