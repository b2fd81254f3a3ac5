import type { Role } from '../../server/src/clinical/roles/role.ts'
import { labelRole } from '../../server/src/clinical/roles/read-label.ts'
import { missingOf, readRows } from '../collections.ts'

/** What one person said in one go, and when, if that is known. */
export interface Said {
  readonly role: Role
  readonly text: string
  readonly startS?: number
  readonly endS?: number
}

const FILES = {
  'aci train': 'aci-bench/train.jsonl',
  'aci valid': 'aci-bench/valid.jsonl',
  'mts train': 'mts-dialog/train.jsonl',
  primock: 'primock57/days1-3.jsonl',
} as const

export function missingFiles(): string[] {
  return missingOf(Object.values(FILES))
}

export function readVisits(name: Exclude<keyof typeof FILES, 'primock'>): Said[][] {
  return readRows<{ dialogue: string }>(FILES[name]).map(({ dialogue }) =>
    dialogue.split('\n').flatMap((line): Said[] => {
      const label = /^\s*(?:\[(\w+)\]|(\w+(?: \w+)?):)\s*/.exec(line)
      const role = labelRole((label?.[1] ?? label?.[2] ?? '').replace(/^guest_clin/i, 'clinician_'))
      return label && role ? [{ role, text: line.slice(label[0].length).trim() }] : []
    }),
  )
}

interface Consultation {
  readonly id: string
  readonly utterances: readonly Utterance[]
}

interface Utterance {
  readonly speaker: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The consultations of each day: other clinicians speak on another day. */
export function readTimedDays(): Said[][][] {
  const days = new Map<string, Said[][]>()
  for (const { id, utterances } of readRows<Consultation>(FILES.primock)) {
    const day = id.split('_')[0] ?? id
    days.set(day, [...(days.get(day) ?? []), inOrder(utterances)])
  }
  return [...days.values()]
}

/** In the order in which they start, without what the transcribers could not make out. */
function inOrder(utterances: readonly Utterance[]): Said[] {
  return [...utterances]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ speaker, start, end, text }): Said[] => {
      const words = text.replace(/<[^>]*>/g, ' ').trim()
      const role = speaker === 'doctor' ? 'clinician' : 'patient'
      return /\w/.test(words) ? [{ role, text: words, startS: start, endS: end }] : []
    })
}
