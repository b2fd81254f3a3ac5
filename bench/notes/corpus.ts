import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kept beside the checkout, never in it: see its own README for licences. */
const DATA_DIR = process.env['NOTES_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data')

export interface Encounter {
  readonly dialogue: string
  readonly note: string
}

export interface SectionDialogue {
  readonly section_header: string
  readonly section_text: string
  readonly dialogue: string
}

export function missingCorpora(): string[] {
  return ['aci-bench', 'mts-dialog']
    .flatMap((name) => [`${name}/train.jsonl`, `${name}/valid.jsonl`])
    .filter((file) => !existsSync(join(DATA_DIR, file)))
}

export function readEncounters(part: 'train' | 'valid'): Encounter[] {
  return readRows(`aci-bench/${part}.jsonl`) as Encounter[]
}

export function readSectionDialogues(part: 'train' | 'valid'): SectionDialogue[] {
  return readRows(`mts-dialog/${part}.jsonl`) as SectionDialogue[]
}

function readRows(file: string): unknown[] {
  return readFileSync(join(DATA_DIR, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
}
