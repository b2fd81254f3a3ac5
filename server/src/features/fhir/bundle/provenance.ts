import type { Fact } from '@chartwright/contract/facts'
import type { Provenance, ProvenanceAgent, ProvenanceEntity } from 'fhir/r4'
import { idFrom, plain, referTo, urnOf } from './element.ts'
import type { People } from './people.ts'
import type { FactResource } from './resources-of-facts.ts'
import type { VisitDocument } from './visit-document.ts'

const PARTICIPANT = 'http://terminology.hl7.org/CodeSystem/provenance-participant-type'

interface Source {
  /** Of the line; undefined for what a person typed. */
  readonly segmentId: string | undefined
  readonly display: string
}

/** The lines and the words that a fact is based on. Never empty: a person is a source too. */
export function sourceOf(fact: Fact, { lines }: VisitDocument): Source[] {
  const places = new Map(lines.map(({ id }, place) => [id, place]))
  const quoted = fact.said.map(({ segment_id: id, words }): Source => {
    const place = id === null ? undefined : places.get(id)
    const where = place === undefined ? 'Context' : `Line ${String(place + 1)}`
    return { segmentId: id ?? undefined, display: `${where}: “${plain(words)}”` }
  })
  const named = new Set(quoted.map(({ segmentId }) => segmentId))
  const further = fact.lines.flatMap((place): Source[] => {
    const line = lines[place]
    if (!line || named.has(line.id)) return []
    return [{ segmentId: line.id, display: `Line ${String(place + 1)}: “${plain(line.text)}”` }]
  })
  const all = [...quoted, ...further]
  return all.length > 0 ? all : [{ segmentId: undefined, display: 'Entered by the clinician' }]
}

/** Who made the note, who attests it, and the hash of what was signed. */
export function noteProvenance(
  visit: VisitDocument,
  people: People,
  targets: readonly string[],
): Provenance {
  const { note, madeAt } = visit
  const { signature } = note
  return {
    resourceType: 'Provenance',
    id: idFrom(note.id, 'provenance'),
    target: targets.map((id) => referTo(id)),
    recorded: signature?.signed_at ?? madeAt.toISOString(),
    agent: [
      // In a note that a person started, the device assembled only its facts and its file.
      agent('assembler', people.device, 'Chartwright scribe'),
      agent('author', people.practitioner),
      ...(signature ? [agent('verifier', people.practitioner, signature.signer_name)] : []),
    ],
    ...(signature && { entity: [signedEntity(signature.content_sha256)] }),
  }
}

/** Identified by its hash as in RFC 6920. */
function signedEntity(sha256: string): ProvenanceEntity {
  const digest = Buffer.from(sha256, 'hex').toString('base64url')
  return {
    role: 'source',
    what: {
      identifier: { system: 'urn:ietf:rfc:3986', value: `ni:///sha-256;${digest}` },
      display: `The text of the note as it was signed, SHA-256 ${sha256}`,
    },
  }
}

/** No resource of a fact is without its source. */
export function factProvenance(
  { fact, resource }: FactResource,
  visit: VisitDocument,
  people: People,
): Provenance {
  const byPerson = fact.source === 'corrected' || fact.source === 'added'
  return {
    resourceType: 'Provenance',
    id: idFrom(visit.note.id, fact.id, 'provenance'),
    target: [referTo(resource.id)],
    recorded: visit.madeAt.toISOString(),
    agent: [
      ...(fact.source === 'added' ? [] : [agent('assembler', people.device, 'Chartwright scribe')]),
      ...(byPerson ? [agent('author', people.practitioner)] : []),
    ],
    entity: sourceOf(fact, visit).map(({ segmentId, display }) => ({
      role: 'source',
      what: {
        ...(segmentId !== undefined && {
          identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(segmentId) },
        }),
        display,
      },
    })),
  }
}

function agent(type: string, id: string, display?: string): ProvenanceAgent {
  return { type: { coding: [{ system: PARTICIPANT, code: type }] }, who: referTo(id, display) }
}
