import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What a client knows after it was closed: which recording, and how much of it is durable. */
export interface Journal {
  readonly recordingId?: string
  readonly acknowledged: number
}

export function readJournal(path: string): Journal {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Journal
  } catch {
    return { acknowledged: 0 }
  }
}

export function writeJournal(path: string, journal: Journal): void {
  writeFileSync(`${path}.next`, JSON.stringify(journal))
  renameSync(`${path}.next`, path)
}
