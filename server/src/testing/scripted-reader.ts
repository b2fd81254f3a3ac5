import type { FactContent } from '@chartwright/contract/facts'
import type { FactReader } from '../providers/reader/reader.ts'

const PLAIN: FactContent = {
  kind: 'symptom',
  concept: '',
  polarity: 'present',
  certainty: 'sure',
  who: 'patient',
  time: 'now',
  status: '',
  act: '',
  attributes: {},
  problem: '',
  importance: 'critical',
}

type Script = (text: string) => Partial<FactContent> | undefined

/** For tests: at most one fact per line, as scripted. */
export function scriptedReader(script: Script): FactReader {
  return {
    name: 'Scripted reader',
    async read({ lines }) {
      return lines.flatMap(({ text }, line) => {
        const told = script(text)
        if (!told) return []
        const said = [{ line, from: 0, to: text.length }]
        return { ...PLAIN, ...told, said, sureness: 1, lines: [line], text }
      })
    },
    readAhead: async () => undefined,
    close: async () => undefined,
  }
}
