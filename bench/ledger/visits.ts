import { missingOf, readRows } from '../collections.ts'

export interface VisitLine {
  /** The collection's label in lower case; empty if a line has none. */
  readonly speaker: string
  readonly text: string
}

const FILES = {
  'aci-train': 'aci-bench/train.jsonl',
  'aci-valid': 'aci-bench/valid.jsonl',
  'mts-train': 'mts-dialog/train.jsonl',
  primock: 'primock57/days1-3.jsonl',
} as const
const LABEL = /^\s*(?:\[([\w ]+)\]|([A-Za-z]\w*(?: \w+)?)\s*:)\s*/

export function missingVisits(): string[] {
  return missingOf(Object.values(FILES))
}

/**
 * The lines of every visit by its name, such as 'aci-train-D2N001'; gold files rely on their order.
 */
export function readVisits(): Map<string, VisitLine[]> {
  const visits = new Map<string, VisitLine[]>()
  for (const part of ['aci-train', 'aci-valid'] as const) {
    for (const row of readRows<{ encounter_id: string; dialogue: string }>(FILES[part]))
      visits.set(`${part}-${row.encounter_id}`, row.dialogue.split('\n').map(readLine))
  }
  for (const row of readRows<{ ID: string; dialogue: string }>(FILES['mts-train'])) {
    const lines = row.dialogue.split('\n').filter((line) => line.trim() !== '')
    visits.set(`mts-train-${row.ID}`, lines.map(readLine))
  }
  for (const { id, utterances } of readRows<Consultation>(FILES.primock))
    visits.set(`primock-${id}`, inOrder(utterances))
  return visits
}

function readLine(line: string): VisitLine {
  const label = LABEL.exec(line)
  if (!label) return { speaker: '', text: line }
  return { speaker: (label[1] ?? label[2] ?? '').toLowerCase(), text: line.slice(label[0].length) }
}

interface Consultation {
  readonly id: string
  readonly utterances: readonly { speaker: string; start: number; text: string }[]
}

/** In the order in which they start, without what the transcribers could not make out. */
function inOrder(utterances: Consultation['utterances']): VisitLine[] {
  return [...utterances]
    .sort((a, b) => a.start - b.start)
    .map(({ speaker, text }) => ({
      speaker,
      text: text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }))
    .filter(({ text }) => /\w/.test(text))
}
