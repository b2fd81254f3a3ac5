import type { Tx } from '../../db/open.ts'
import type { DrugList, SaidVisit } from '../../providers/reader/reader.ts'
import { listSegmentsOfSession } from '../transcript/transcript.api.ts'
import type { Line } from './show-heard.ts'

export type LoadDrugs = (tx: Tx) => Promise<DrugList>

export interface LoadedVisit {
  readonly visit: SaidVisit
  readonly lines: readonly Line[]
}

/** A session as the reader takes it: of its lines what was said and by whom, and nothing else. */
export async function loadVisit(
  tx: Tx,
  loadDrugs: LoadDrugs,
  practitionerId: string,
  sessionId: string,
): Promise<LoadedVisit> {
  const lines = await listSegmentsOfSession(tx, practitionerId, sessionId)
  const spoken = lines.map(({ speaker, text, role }) => ({ speaker, text, role }))
  return { visit: { practitionerId, lines: spoken, drugs: await loadDrugs(tx) }, lines }
}
