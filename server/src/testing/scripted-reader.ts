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
  const read: FactReader['read'] = async ({ lines }) =>
    lines.flatMap(({ text }, line) => {
      const told = script(text)
      if (!told) return []
      const said = [{ line, from: 0, to: text.length }]
      return { ...PLAIN, ...told, said, sureness: 1, lines: [line], text }
    })
  return {
    name: 'Scripted reader',
    read,
    readSoon: async (visit) => ({ facts: await read(visit), isFinal: true }),
    readAhead: async () => undefined,
    close: async () => undefined,
  }
}
