import { missingOf, readRows } from '../collections.ts'

export interface Encounter {
  readonly encounter_id: string
  readonly dialogue: string
  readonly note: string
}

export interface SectionDialogue {
  readonly section_header: string
  readonly section_text: string
  readonly dialogue: string
}

export function missingCorpora(): string[] {
  return missingOf(
    ['aci-bench', 'mts-dialog'].flatMap((name) => [`${name}/train.jsonl`, `${name}/valid.jsonl`]),
  )
}

export function readEncounters(part: 'train' | 'valid'): Encounter[] {
  return readRows(`aci-bench/${part}.jsonl`)
}

export function readSectionDialogues(part: 'train' | 'valid'): SectionDialogue[] {
  return readRows(`mts-dialog/${part}.jsonl`)
}
