import type { DocumentFormat } from '@chartwright/contract/documents'
import type { VisitRecord } from '../visit-record.ts'

export interface RenderJob {
  readonly record: VisitRecord
  readonly timeZone: string
  readonly format: DocumentFormat
}
