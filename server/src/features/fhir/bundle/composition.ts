import { nameWithRole } from '@chartwright/contract/practitioner'
import type { Addendum } from '@chartwright/contract/signatures'
import type { Composition, CompositionSection } from 'fhir/r4'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { plain, referTo, urnOf } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import { sectionsOfNote } from './note-sections.ts'
import type { People } from './people.ts'
import { sourceOf } from './provenance.ts'
import type { FactResource } from './resources-of-facts.ts'
import type { VisitDocument } from './visit-document.ts'

export const NOTE_TYPE = {
  coding: [{ system: 'http://loinc.org', code: '34109-9', display: 'Note' }],
}
const UNTITLED = 'Note'

export function statusOf({ note }: VisitDocument): 'preliminary' | 'final' | 'amended' {
  if (!note.signature) return 'preliminary'
  return note.addenda.length > 0 ? 'amended' : 'final'
}

/** The date of its last change. */
export function dateOf({ note }: VisitDocument): string {
  const moments = note.addenda.map(({ signed_at: at }) => at)
  return [note.signature?.signed_at ?? note.updated_at, ...moments].sort().at(-1) ?? note.updated_at
}

/** The parts of a document that its first resource references. */
interface Parts {
  readonly people: People
  readonly documentId: string
  readonly facts: readonly FactResource[]
}

export function compositionOf(visit: VisitDocument, parts: Parts): Composition {
  const { note } = visit
  const { people } = parts
  const title = plain(note.title)
  return {
    resourceType: 'Composition',
    id: note.id,
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(note.id) },
    status: statusOf(visit),
    type: NOTE_TYPE,
    subject: referTo(people.patient),
    encounter: referTo(people.encounter),
    date: dateOf(visit),
    author: [
      referTo(people.practitioner),
      ...(note.provider === null ? [] : [referTo(people.device)]),
    ],
    title: title === '' ? UNTITLED : title,
    ...(note.signature && { attester: attestersOf(visit, people) }),
    section: [
      ...sectionsOfNote(note.note_text),
      ...note.addenda.map((addendum) => addendumSection(addendum, people)),
      ...(parts.facts.length > 0 ? [factSection(visit, parts.facts)] : []),
      documentSection(parts.documentId),
    ],
  }
}

function attestersOf({ note }: VisitDocument, people: People): Composition['attester'] {
  const signed = note.signature ? [note.signature, ...note.addenda] : []
  return signed.map(({ signed_at: time, signer_name: name }) => ({
    mode: 'legal' as const,
    time,
    party: referTo(people.practitioner, name),
  }))
}

function addendumSection(addendum: Addendum, people: People): CompositionSection {
  const { text, signer_name: name, signer_role: role, signed_at: at } = addendum
  const signed = `Signed by ${nameWithRole(name, role)}, ${at}`
  return {
    title: 'Addendum',
    author: [referTo(people.practitioner, name)],
    text: narrativeOf(`${paragraphs(text)}${paragraphs(signed)}`),
  }
}

const ABOUT_FACTS =
  'What the note tells, as the scribe read it in the visit, with the lines that it was said in. This list is not part of the text that is signed.'

function factSection(visit: VisitDocument, facts: readonly FactResource[]): CompositionSection {
  const items = facts.map(({ fact }) => {
    const sources = sourceOf(fact, visit).map(({ display }) => display)
    return `<li>${escapeHtml(plain(fact.text))} (${escapeHtml(sources.join('; '))})</li>`
  })
  return {
    title: 'Facts of the visit',
    text: narrativeOf(`${paragraphs(ABOUT_FACTS)}<ul>${items.join('')}</ul>`),
    entry: facts.map(({ resource }) => referTo(resource.id)),
  }
}

function documentSection(documentId: string): CompositionSection {
  return {
    title: 'Document',
    text: narrativeOf(paragraphs('The whole note as a file.')),
    entry: [referTo(documentId)],
  }
}
