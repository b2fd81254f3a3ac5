import type { DocumentFormat } from '@chartwright/contract/documents'
import { fileNameOf } from '../../lib/file-names.ts'
import { sortableDay } from './tell-time.ts'
import type { VisitRecord } from './visit-record.ts'

/**
 * '2026-11-17 Jane Roe SOAP.pdf': the day comes first, so that it is never empty and never a device
 * name.
 */
export function nameFile(
  record: VisitRecord,
  what: string,
  timeZone: string,
  format: DocumentFormat,
): string {
  const day = sortableDay(record.visitedAt, timeZone)
  const words = [day, fileNameOf(record.patient?.name ?? ''), fileNameOf(what)]
  return `${words.filter((word) => word !== '').join(' ')}.${format}`
}
