import { createHash } from 'node:crypto'
import type { FactContent } from '@chartwright/contract/facts'
import type {
  Bundle,
  Composition,
  Condition,
  DocumentReference,
  FhirResource,
  MedicationRequest,
  Observation,
  Practitioner,
  Provenance,
  ServiceRequest,
} from 'fhir/r4'
import { describe, expect, test } from 'vitest'
import { checkBundle } from '../../../testing/record/check-bundle.ts'
import {
  amended,
  givenDocument,
  givenFacts,
  givenNote,
  signed,
  uuid,
} from '../testing/given-document.ts'
import { buildBundle } from './build-bundle.ts'
import type { VisitDocument } from './visit-document.ts'

const HOSTILE = `</div><script>alert(1)</script>&x;\u0000\u0007 "A' \ud800 ]]> <b>`
const FACTS: readonly Partial<FactContent>[] = [
  { kind: 'complaint', concept: 'cough' },
  { kind: 'assessment', concept: 'hypertension' },
  { kind: 'assessment', concept: 'pneumonia', certainty: 'possible', status: 'suspected' },
  { kind: 'assessment', concept: 'pulmonary embolism', certainty: 'ruled_out' },
  { kind: 'history', concept: 'asthma', time: 'past' },
  { kind: 'medication', concept: 'lisinopril', status: 'takes', attributes: { dose: '10 mg' } },
  { kind: 'medication', concept: 'metformin', status: 'takes', polarity: 'absent' },
  {
    kind: 'medication',
    concept: 'amoxicillin',
    status: 'start',
    time: 'future',
    attributes: { dose: '500 mg', frequency: 'twice daily', reason: 'pneumonia' },
  },
  { kind: 'medication', concept: 'ibuprofen', status: 'stop', time: 'future' },
  { kind: 'allergy', concept: 'penicillin', attributes: { detail: 'hives' } },
  { kind: 'measurement', concept: 'blood pressure', attributes: { value: '140/90' } },
  { kind: 'measurement', concept: 'weight', attributes: { value: '80', unit: 'kg' } },
  { kind: 'measurement', concept: 'temperature', attributes: { value: '38.5', unit: '°' } },
  { kind: 'family', concept: 'diabetes', who: 'mother' },
  { kind: 'plan', concept: 'chest x-ray', act: 'order', time: 'future' },
  { kind: 'plan', concept: 'cardiology', act: 'refer', time: 'future' },
  { kind: 'plan', concept: 'visit', act: 'follow_up', attributes: { when: 'in 2 weeks' } },
]

const build = (told: Partial<VisitDocument> = {}) => buildBundle(givenDocument(told))
const resourcesOf = <T extends FhirResource>(bundle: Bundle, type: T['resourceType']) =>
  (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === type ? [resource as T] : [],
  )
const only = <T extends FhirResource>(bundle: Bundle, type: T['resourceType']): T => {
  const [resource, ...others] = resourcesOf<T>(bundle, type)
  if (!resource || others.length > 0) throw new Error(`not one ${type}`)
  return resource
}
const oneFact = (told: Partial<FactContent>, note = givenNote()) =>
  build({ note, facts: givenFacts(told) })

describe('is valid by the definitions of R4', () => {
  const facts = givenFacts(...FACTS)
  const hostile = FACTS.map((fact) => ({
    ...fact,
    concept: fact.kind === 'measurement' ? (fact.concept ?? '') : HOSTILE,
    attributes: { ...fact.attributes, detail: HOSTILE, reason: HOSTILE, condition: HOSTILE },
  }))
  const names = {
    patient: { id: uuid(3), name: HOSTILE, recordNumber: HOSTILE },
    practitioner: { id: uuid(4), name: HOSTILE, role: HOSTILE },
    note: amended(
      givenNote({ title: HOSTILE, note_text: `<h2>${HOSTILE}</h2><p>${HOSTILE}</p>` }),
      HOSTILE,
    ),
  }

  test.each<[string, Partial<VisitDocument>]>([
    ['a signed note', { note: signed(givenNote()), facts }],
    ['a draft', { facts }],
    ['an amended note', { note: amended(givenNote()), facts }],
    ['a note of no patient', { patient: undefined, facts }],
    ['hostile names', { ...names, facts: givenFacts(...hostile) }],
    ['no facts', { facts: [] }],
    [
      'an empty note of a person',
      { note: givenNote({ note_text: '', title: ' ', provider: null, model: null }) },
    ],
    ['a note with a PDF', { pdf: Buffer.from('%PDF-1.7') }],
    [
      'a patient with everything',
      {
        patient: {
          id: uuid(3),
          name: 'Ana',
          birthDate: '1980-04-02',
          gender: 'female',
          recordNumber: '7',
        },
      },
    ],
  ])('%s', (_, told) => {
    expect(checkBundle(build(told))).toEqual([])
  })
})

test('and deliberate errors are detected', () => {
  const broken = (change: (bundle: Bundle) => void) => {
    const bundle = structuredClone(build({ facts: givenFacts(...FACTS) }))
    change(bundle)
    return checkBundle(bundle).join('\n')
  }
  const composition = (bundle: Bundle) => only<Composition>(bundle, 'Composition')
  expect(broken((b) => Reflect.deleteProperty(composition(b), 'status'))).toContain(
    'status: Missing',
  )
  expect(broken((b) => Object.assign(composition(b), { status: 'done' }))).toContain(
    'status: Code "done"',
  )
  expect(broken((b) => Object.assign(composition(b), { mood: 'good' }))).toContain(
    'mood: Unexpected',
  )
  expect(broken((b) => Object.assign(composition(b), { date: 'today' }))).toContain('date: Invalid')
  expect(broken((b) => b.entry?.splice(1, 1))).toContain('leads nowhere')
  expect(broken((b) => b.entry?.reverse())).toContain('no Composition')
  expect(
    broken((b) =>
      Object.assign(composition(b), { text: { status: 'generated', div: '<div><p></div>' } }),
    ),
  ).toContain('not well-formed')
})

test.each([
  [givenNote(), 'preliminary', 0],
  [signed(givenNote()), 'final', 1],
  [amended(givenNote()), 'amended', 2],
  [{ ...amended(givenNote()), signature: null }, 'preliminary', 0],
])('a note is %#: its status, and who attests it', (note, status, attesters) => {
  const bundle = build({ note })
  const composition = only<Composition>(bundle, 'Composition')
  expect(composition.status).toBe(status)
  expect(composition.attester?.map(({ mode }) => mode) ?? []).toEqual(
    Array(attesters).fill('legal'),
  )
  expect(only<DocumentReference>(bundle, 'DocumentReference').docStatus).toBe(status)
})

test('a role of Other is no qualification, and is not told with an addendum', () => {
  const { signature, addenda, ...text } = amended(givenNote())
  if (!signature) throw new Error('it is not signed')
  const signer_role = 'Other'
  const bundle = build({
    note: {
      ...text,
      signature: { ...signature, signer_role },
      addenda: addenda.map((addendum) => ({ ...addendum, signer_role })),
    },
  })
  expect(only<Practitioner>(bundle, 'Practitioner').qualification).toBeUndefined()
  const { section = [] } = only<Composition>(bundle, 'Composition')
  const addendum = section.find(({ title }) => title === 'Addendum')
  expect(addendum?.text?.div).toContain('Signed by Dr. Ada Nash, 2026-03-10')
})

test('the sections are those of the note, and a signed text is included byte for byte', () => {
  const note = amended(givenNote())
  const bundle = build({ note })
  const composition = only<Composition>(bundle, 'Composition')
  const [first, subjective, plan, ...rest] = composition.section ?? []
  expect(first?.title).toBeUndefined()
  expect(subjective?.title).toBe('Subjective')
  expect(subjective?.text?.div).toContain(
    '<p>Cough &amp; <strong>fever</strong>.<br/>Worse at night.</p>',
  )
  expect(plan?.text?.div).toContain('<ul><li><p>Rest.</p></li></ul>')
  expect(rest.map(({ title }) => title)).toEqual(['Addendum', 'Document'])
  const { content } = only<DocumentReference>(bundle, 'DocumentReference')
  const html = content.find(({ attachment }) => attachment.contentType?.startsWith('text/html'))
  const bytes = Buffer.from(html?.attachment.data ?? '', 'base64')
  const [provenance] = resourcesOf<Provenance>(bundle, 'Provenance')
  const hash = createHash('sha256').update(bytes).digest()
  expect(provenance?.entity?.[0]?.what.identifier?.value).toBe(
    `ni:///sha-256;${hash.toString('base64url')}`,
  )
  expect(provenance?.agent.map(({ type, who }) => [type?.coding?.[0]?.code, who.display])).toEqual([
    ['assembler', 'Chartwright scribe'],
    ['author', undefined],
    ['verifier', 'Dr. Ada Nash'],
  ])
})

test('a scribe is an author of what it wrote, and of nothing that a person started', () => {
  const authors = (told: Parameters<typeof givenNote>[0]) =>
    only<Composition>(build({ note: givenNote(told) }), 'Composition').author.length
  expect([authors({}), authors({ provider: null })]).toEqual([2, 1])
})

test('every resource of a fact has a Provenance with the line and the words it is based on', () => {
  const facts = givenFacts(...FACTS)
  const bundle = build({ facts })
  const targets = new Map(
    resourcesOf<Provenance>(bundle, 'Provenance').map((each) => [each.target[0]?.reference, each]),
  )
  const made = facts.filter(({ kind }) => kind !== 'complaint')
  for (const { id, lines, concept } of made) {
    const source = targets.get(`urn:uuid:${id}`)?.entity?.[0]?.what
    expect(source?.display).toBe(`Line ${String((lines[0] ?? 0) + 1)}: “${concept}”`)
    expect(source?.identifier?.value).toMatch(/^urn:uuid:/)
  }
  const [added] = givenFacts({ kind: 'allergy', concept: 'latex' })
  if (!added) throw new Error('no fact')
  const typed = build({ facts: [{ ...added, source: 'added', said: [], lines: [] }] })
  const [, own] = resourcesOf<Provenance>(typed, 'Provenance')
  expect(own?.agent.map(({ type }) => type?.coding?.[0]?.code)).toEqual(['author'])
})

describe('a condition', () => {
  test.each<[string, Partial<FactContent>, string | undefined, string | undefined]>([
    ['concluded', {}, 'confirmed', 'active'],
    ['resolved', { status: 'resolved' }, 'confirmed', 'resolved'],
    ['suspected', { certainty: 'possible' }, 'provisional', 'active'],
    ['ruled out', { certainty: 'ruled_out' }, 'refuted', undefined],
    ['not there', { polarity: 'absent' }, 'refuted', undefined],
    ['of the past', { kind: 'history', time: 'past' }, 'confirmed', 'inactive'],
  ])('%s', (_, told, verification, clinical) => {
    const condition = only<Condition>(
      oneFact({ kind: 'assessment', concept: 'asthma', ...told }),
      'Condition',
    )
    expect(condition.verificationStatus?.coding?.[0]?.code).toBe(verification)
    expect(condition.clinicalStatus?.coding?.[0]?.code).toBe(clinical)
  })

  test.each<[string, Partial<FactContent>]>([
    ['of a relative', { kind: 'assessment', concept: 'asthma', who: 'brother' }],
    ['of the family', { kind: 'family', concept: 'asthma', who: 'brother' }],
    ['that a patient denies', { kind: 'history', concept: 'asthma', polarity: 'absent' }],
    ['that is an operation', { kind: 'history', concept: 'appendectomy' }],
    ['that is a symptom', { kind: 'symptom', concept: 'cough' }],
  ])('is not made from a fact %s', (_, told) => {
    expect(resourcesOf(oneFact(told), 'Condition')).toEqual([])
  })

  test('has the code of the table if it is certain, and none otherwise', () => {
    const codes = (told: Partial<FactContent>) =>
      only<Condition>(oneFact({ kind: 'assessment', ...told }), 'Condition').code?.coding
    expect(codes({ concept: 'hypertension' })).toEqual([
      { system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' },
    ])
    expect(codes({ concept: 'hypertension', certainty: 'possible' })).toBeUndefined()
    expect(codes({ concept: 'a thing that no table has' })).toBeUndefined()
  })
})

test.each<[string, Partial<FactContent>, string, string, string | undefined]>([
  ['takes', { status: 'takes' }, 'MedicationStatement', 'active', undefined],
  ['took', { status: 'took' }, 'MedicationStatement', 'completed', undefined],
  [
    'takes not',
    { status: 'takes', polarity: 'absent' },
    'MedicationStatement',
    'not-taken',
    undefined,
  ],
  ['starts', { status: 'start' }, 'MedicationRequest', 'active', 'plan'],
  [
    'may start',
    { status: 'start', certainty: 'possible' },
    'MedicationRequest',
    'draft',
    'proposal',
  ],
  ['stops', { status: 'stop' }, 'MedicationRequest', 'stopped', 'plan'],
  ['holds', { status: 'hold' }, 'MedicationRequest', 'on-hold', 'plan'],
])('a drug that the patient %s', (_, told, type, status, intent) => {
  const note = signed(givenNote())
  const fact = { kind: 'medication', concept: 'metformin', ...told } as const
  const resource = only<MedicationRequest>(
    oneFact(fact, note),
    type as MedicationRequest['resourceType'],
  )
  expect([resource.status, resource.intent]).toEqual([status, intent])
})

test('a draft orders nothing, and no document contains a declined drug', () => {
  const order = { kind: 'plan', concept: 'MRI', act: 'order', time: 'future' } as const
  const statusOf = (bundle: Bundle) => only<ServiceRequest>(bundle, 'ServiceRequest').status
  expect(statusOf(oneFact(order))).toBe('draft')
  expect(statusOf(oneFact(order, signed(givenNote())))).toBe('active')
  const start = { kind: 'medication', concept: 'metformin', status: 'start' } as const
  expect(only<MedicationRequest>(oneFact(start), 'MedicationRequest').status).toBe('draft')
  for (const status of ['declined', 'offered', 'mentioned'] as const)
    expect(oneFact({ ...start, status }).entry).toHaveLength(7)
})

describe('a measurement', () => {
  const measured = (concept: string, value: string, unit?: string) =>
    only<Observation>(
      oneFact({ kind: 'measurement', concept, attributes: { value, ...(unit && { unit }) } }),
      'Observation',
    )

  test('of blood pressure has its two components', () => {
    const { code, component } = measured('blood pressure', '140/90')
    expect(code.coding?.[0]?.code).toBe('85354-9')
    expect(component?.map((each) => [each.code.coding?.[0]?.code, each.valueQuantity])).toEqual([
      ['8480-6', { value: 140, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' }],
      ['8462-4', { value: 90, unit: 'mmHg', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' }],
    ])
  })

  test('has a code only if its unit is known', () => {
    const codeOf = ({ code, valueQuantity }: Observation) => [
      code.coding?.[0]?.code,
      valueQuantity?.code,
    ]
    expect(codeOf(measured('heart rate', '72'))).toEqual(['8867-4', '/min'])
    expect(codeOf(measured('weight', '176', 'lb'))).toEqual(['29463-7', '[lb_av]'])
    expect(codeOf(measured('weight', '176'))).toEqual([undefined, undefined])
    expect(codeOf(measured('temperature', '101', '°'))).toEqual([undefined, undefined])
    expect(measured('hemoglobin a1c', '>8', '%').valueQuantity).toMatchObject({
      value: 8,
      comparator: '>',
    })
    expect(measured('visual acuity', '20 x 40').valueString).toBe('20 x 40')
  })
})

test('a document that is built again is the same, until its contents change', () => {
  const told = { facts: givenFacts(...FACTS) }
  const idOf = (told: Partial<VisitDocument>) => build(told).identifier?.value
  expect(idOf({ ...told, madeAt: new Date() })).toBe(idOf(told))
  expect(idOf({ ...told, note: signed(givenNote()) })).not.toBe(idOf(told))
})
