import { readFileSync } from 'node:fs'
import { readLedger } from '../../server/src/clinical/ledger/read-ledger.ts'
import type { LedgerLine } from '../../server/src/clinical/ledger/reading/token-stream.ts'
import { readVocabulary } from '../../server/src/clinical/ledger/reading/word-pieces.ts'
import { loadReader } from '../../server/src/providers/reader/builtin/onnx-reader.ts'
import type { ComparedFact } from './match-facts.ts'

const VOCABULARY = new URL(
  '../../server/src/providers/reader/builtin/weights/vocab.txt',
  import.meta.url,
)

/** Reads visits with the built-in reader; what it finds is ready to be compared with gold. */
export async function openLedgerReader(): Promise<
  (lines: readonly LedgerLine[]) => Promise<ComparedFact[]>
> {
  const vocabulary = readVocabulary(readFileSync(VOCABULARY, 'utf8'))
  const readWindow = await loadReader()
  const known = new Map<string, Promise<Float32Array>>()
  return async (lines) => {
    const facts = await readLedger(lines, vocabulary, (ids) => {
      const key = ids.join(' ')
      const reading = known.get(key) ?? readWindow(ids)
      known.set(key, reading)
      return reading
    })
    return facts.map((fact) => ({
      ...fact,
      said: fact.said.map(({ line, from, to }) => lines[line]?.text.slice(from, to)).join(' / '),
    }))
  }
}
