import { chooseReader } from '../../server/src/choose-reader.ts'
import type { SpokenLine } from '../../server/src/clinical/roles/guess-roles.ts'
import type { ComparedFact } from './match-facts.ts'

export interface LedgerReader {
  /** What the product finds, ready to be compared with gold. */
  read(lines: readonly SpokenLine[]): Promise<ComparedFact[]>
  close(): Promise<void>
}

export function openLedgerReader(): LedgerReader {
  const reader = chooseReader()
  return {
    async read(lines) {
      const facts = await reader.read({ practitionerId: 'bench', lines })
      return facts.map((fact) => ({
        ...fact,
        said: fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to)).join(' / '),
      }))
    },
    close: reader.close,
  }
}
