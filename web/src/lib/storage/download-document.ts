import { documentsApi, type DocumentFormat } from '@chartwright/contract/documents'
import { openStream } from '../http/api.ts'
import { saveAnswer } from '../save-answer.ts'

/** With dates and times of this browser. */
export async function downloadNote(id: string, format: DocumentFormat): Promise<void> {
  const query = { format, time_zone: ownTimeZone() }
  const answer = await openStream(documentsApi.note, { params: { id }, query })
  await saveAnswer(answer, `note.${format}`)
}

interface VisitExtras {
  readonly withContext: boolean
  readonly withTranscript: boolean
}

export async function downloadVisit(
  id: string,
  format: DocumentFormat,
  { withContext, withTranscript }: VisitExtras,
): Promise<void> {
  const query = {
    format,
    time_zone: ownTimeZone(),
    ...(withContext && { context: 'true' as const }),
    ...(withTranscript && { transcript: 'true' as const }),
  }
  const answer = await openStream(documentsApi.visit, { params: { id }, query })
  await saveAnswer(answer, `visit.${format}`)
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
