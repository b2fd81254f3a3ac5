import { serveJobs } from '../../../lib/serve-jobs.ts'
import { buildDocument } from '../build-document.ts'
import type { RenderJob } from './render-job.ts'
import { writeDocx } from './write-docx.ts'
import { writePdf } from './write-pdf.ts'

await serveJobs<RenderJob, Uint8Array>(async () => async ({ record, timeZone, format }) => {
  const document = buildDocument(record, timeZone)
  return format === 'pdf' ? writePdf(document) : writeDocx(document)
})
