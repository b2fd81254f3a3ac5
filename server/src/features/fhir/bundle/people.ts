import { isTellingRole } from '@chartwright/contract/practitioner'
import type { Device, Encounter, Patient, Practitioner } from 'fhir/r4'
import { conceptOf, idFrom, plain, referTo, urnOf } from './element.ts'
import { narrativeOf, paragraphs } from './narrative.ts'
import type { VisitDocument } from './visit-document.ts'

const WRITER = 'Chartwright scribe'
const UNNAMED = 'The patient of this visit is not named.'

/** Ids of the people that every resource refers to. */
export interface People {
  readonly patient: string
  readonly practitioner: string
  readonly device: string
  readonly encounter: string
}

export function peopleOf({ note, session, patient, practitioner, version }: VisitDocument): People {
  return {
    patient: patient?.id ?? idFrom(session.id, 'patient'),
    practitioner: practitioner.id,
    device: idFrom('device', version, note.provider ?? '', note.model ?? ''),
    encounter: session.id,
  }
}

/** Present even if nobody is named: a condition without its patient is not a valid resource. */
export function patientOf({ patient }: VisitDocument, { patient: id }: People): Patient {
  const name = plain(patient?.name ?? '')
  const number = plain(patient?.recordNumber ?? '')
  return {
    resourceType: 'Patient',
    id,
    text: narrativeOf(paragraphs(name === '' ? UNNAMED : name)),
    ...(patient && {
      identifier: [
        { system: 'urn:ietf:rfc:3986', value: urnOf(id) },
        ...(number === '' ? [] : [{ type: conceptOf('Medical record number'), value: number }]),
      ],
    }),
    ...(name !== '' && { name: [{ text: name }] }),
    ...(patient?.gender && { gender: patient.gender }),
    ...(patient?.birthDate !== undefined && { birthDate: patient.birthDate }),
  }
}

/** Under the name and the role with which they signed. */
export function practitionerOf(
  { note, practitioner }: VisitDocument,
  people: People,
): Practitioner {
  const name = plain(note.signature?.signer_name ?? practitioner.name)
  const role = plain(note.signature?.signer_role ?? practitioner.role)
  return {
    resourceType: 'Practitioner',
    id: people.practitioner,
    identifier: [{ system: 'urn:ietf:rfc:3986', value: urnOf(people.practitioner) }],
    ...(name !== '' && { name: [{ text: name }] }),
    ...(isTellingRole(role) && { qualification: [{ code: conceptOf(role) }] }),
  }
}

export function deviceOf({ note, version }: VisitDocument, { device: id }: People): Device {
  const versions = [
    ['Chartwright', version],
    ['Writer', note.provider ?? ''],
    ['Model', note.model ?? ''],
  ] as const
  return {
    resourceType: 'Device',
    id,
    deviceName: [{ name: WRITER, type: 'user-friendly-name' }],
    manufacturer: 'Chartwright',
    version: versions
      .filter(([, value]) => plain(value) !== '')
      .map(([type, value]) => ({ type: conceptOf(type), value: plain(value) })),
  }
}

/** Nobody said what kind of visit it was. */
const UNKNOWN_CLASS = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
  code: 'UNK',
  display: 'unknown',
}

export function encounterOf({ note, session, facts }: VisitDocument, people: People): Encounter {
  const reasons = facts.filter(
    ({ kind, polarity, who }) =>
      kind === 'complaint' && polarity === 'present' && who === 'patient',
  )
  return {
    resourceType: 'Encounter',
    id: people.encounter,
    identifier: [{ system: 'urn:ietf:rfc:3986', value: urnOf(session.id) }],
    status: note.signature ? 'finished' : 'unknown',
    class: UNKNOWN_CLASS,
    subject: referTo(people.patient),
    participant: [{ individual: referTo(people.practitioner) }],
    period: { start: session.created_at },
    ...(reasons.length > 0 && { reasonCode: reasons.map(({ text }) => conceptOf(text)) }),
  }
}
