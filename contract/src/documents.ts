import { z } from 'zod'
import { endpoint, type Media } from './endpoint.ts'
import { Id } from './values.ts'

export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

export const DOCUMENT_MEDIA = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<DocumentFormat, Media>

const TIME_ZONE_MAX_CHARS = 64

const Layout = z.object({
  format: z.enum(DOCUMENT_FORMATS).default('pdf'),
  /** The time zone of dates and times, for example 'Europe/Berlin'. */
  time_zone: z
    .string()
    .max(TIME_ZONE_MAX_CHARS)
    .refine(isTimeZone, 'must be a time zone')
    .default('UTC'),
})

const common = {
  access: 'practitioner',
  tag: 'Documents',
  method: 'GET',
  params: z.object({ id: Id }),
  response: z.instanceof(Uint8Array),
  media: [DOCUMENT_MEDIA.pdf, DOCUMENT_MEDIA.docx],
  errors: ['NOT_FOUND', 'DOCUMENT_TOO_LONG'],
} as const

/** Not in the documents: decision 35. */
export const documentsApi = {
  /** As it is now: signed, or as a draft; with its addenda. */
  note: endpoint({
    ...common,
    path: '/notes/{id}/document',
    action: 'download note',
    query: Layout,
  }),
  /** Every note of a session, with whatever else is requested. */
  visit: endpoint({
    ...common,
    path: '/sessions/{id}/document',
    action: 'download visit',
    query: Layout.extend({
      context: z.literal('true').optional(),
      transcript: z.literal('true').optional(),
    }),
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
