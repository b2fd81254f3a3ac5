import type { SpokenLine } from '../../clinical/roles/guess-roles.ts'
import type { Tx } from '../../db/open.ts'
import type { DrugList, SaidVisit } from '../../providers/reader/reader.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import type { Line } from './show-heard.ts'

export type LoadDrugs = (tx: Tx) => Promise<DrugList>

export interface LoadedVisit {
  readonly visit: SaidVisit
  readonly lines: readonly (Line & SpokenLine)[]
}

/** A session as the reader takes it: what was said in its lines and by whom, and nothing else. */
export async function loadVisit(
  tx: Tx,
  loadDrugs: LoadDrugs,
  practitionerId: string,
  sessionId: string,
): Promise<LoadedVisit> {
  const lines = await listSegmentsOfSession(tx, practitionerId, sessionId)
  const drugs = await loadDrugs(tx)
  return { visit: { practitionerId, lines: lines.map(spokenLine), drugs }, lines }
}

export function spokenLine({ speaker, text, role }: SpokenLine): SpokenLine {
  return { speaker, text, role }
}
