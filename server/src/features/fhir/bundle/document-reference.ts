import { createHash } from 'node:crypto'
import type { Attachment, DocumentReference } from 'fhir/r4'
import { markdownOfHtml } from '../../../lib/note-markdown.ts'
import { dateOf, NOTE_TYPE, statusOf } from './composition.ts'
import { idFrom, plain, referTo, urnOf } from './element.ts'
import type { People } from './people.ts'
import type { VisitDocument } from './visit-document.ts'

export function documentReferenceId({ note }: VisitDocument): string {
  return idFrom(note.id, 'document')
}

/**
 * The note as a whole: in readable form, and byte for byte as it was signed, so that the
 * signature's hash can be recomputed from it.
 */
export function documentReferenceOf(visit: VisitDocument, people: People): DocumentReference {
  const { note, session, pdf } = visit
  const contents = [
    attachment('text/markdown; charset=utf-8', Buffer.from(textOf(visit)), note.title),
    attachment('text/html; charset=utf-8', Buffer.from(note.note_text), note.title),
    ...(pdf ? [attachment('application/pdf', pdf, note.title)] : []),
  ]
  return {
    resourceType: 'DocumentReference',
    id: documentReferenceId(visit),
    masterIdentifier: { system: 'urn:ietf:rfc:3986', value: urnOf(note.id) },
    status: 'current',
    docStatus: statusOf(visit),
    type: NOTE_TYPE,
    subject: referTo(people.patient),
    date: dateOf(visit),
    author: [
      referTo(people.practitioner),
      ...(note.provider === null ? [] : [referTo(people.device)]),
    ],
    ...(note.signature && { authenticator: referTo(people.practitioner) }),
    content: contents.map((each) => ({ attachment: each })),
    context: {
      encounter: [referTo(people.encounter)],
      period: { start: session.created_at },
    },
  }
}

function textOf({ note }: VisitDocument): string {
  const added = note.addenda.map(
    ({ text, signer_name: name, signed_at: at }) =>
      `## Addendum\n\n${text}\n\nSigned by ${name}, ${at}`,
  )
  return plain([markdownOfHtml(note.note_text), ...added].join('\n\n'))
}

/** The hash is the standard's: SHA-1, to check that it arrived intact. */
function attachment(contentType: string, bytes: Buffer, title: string): Attachment {
  const shown = plain(title)
  return {
    contentType,
    ...(bytes.length > 0 && { data: bytes.toString('base64') }),
    size: bytes.length,
    hash: createHash('sha1').update(bytes).digest('base64'),
    ...(shown !== '' && { title: shown }),
  }
}
