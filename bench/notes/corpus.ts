import { missingOf, readRows } from '../collections.ts'

export interface Encounter {
  readonly encounter_id: string
  readonly dialogue: string
  readonly note: string
}

export function missingCorpora(): string[] {
  return missingOf(['aci-bench/train.jsonl', 'aci-bench/valid.jsonl'])
}

export function readEncounters(part: 'train' | 'valid'): Encounter[] {
  return readRows(`aci-bench/${part}.jsonl`)
}
