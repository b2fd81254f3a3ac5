import type { Fact, FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { givenContent, givenFacts } from '../../../../clinical/realise/testing/given-fact.ts'
import { KNOWN } from '../../../../testing/scribe-conformance.ts'
import { wholeText } from '../../../../testing/whole-text.ts'
import type { NoteInput } from '../../scribe.ts'
import { ledgerScribe } from '../ledger-scribe.ts'

const COMPLAINT: Partial<FactContent> = {
  kind: 'complaint',
  concept: 'sore throat',
  attributes: { duration: '3 days' },
}
const TONSILLITIS: Partial<FactContent> = { kind: 'assessment', concept: 'tonsillitis' }
const REFERRAL: Partial<FactContent> = {
  kind: 'plan',
  act: 'refer',
  concept: 'ear, nose and throat clinic',
  time: 'future',
  problem: 'tonsillitis',
}

function write(
  prompt: string,
  told: readonly Partial<FactContent>[],
  given: Partial<NoteInput> = {},
): Promise<string> {
  const facts = givenFacts(...told)
  const input: NoteInput = {
    template: { title: 'Mine', type: 'medical', prompt, example: '' },
    segments: facts.map((_, index) => ({ id: `s${index}`, index, speaker: null, text: 'Words.' })),
    context: '',
    facts,
    known: KNOWN,
    signal: new AbortController().signal,
    ...given,
  }
  return wholeText(ledgerScribe().writeNote(input))
}

describe('what was known before the visit', () => {
  const before = (told: Partial<FactContent>, words: string, at: number): Fact => ({
    ...givenContent(told),
    id: `before-${String(at)}`,
    source: 'carried',
    said: [{ segment_id: null, from: 0, to: words.length, words }],
    lines: [],
    text: '',
  })
  const known = [
    before({ kind: 'medication', concept: 'lisinopril', status: 'takes' }, 'lisinopril 10 mg', 1),
    before({ kind: 'history', concept: 'gout' }, 'gout', 2),
    before({ kind: 'allergy', concept: 'penicillin' }, 'penicillin (rash)', 3),
  ]
  const facts = [...givenFacts(COMPLAINT, TONSILLITIS), ...known]

  test('is told as that, and is no plan and no conclusion', async () => {
    const template = '## Subjective\n## Medications\n## Allergies\n## Assessment\n## Plan'
    const note = await write(template, [COMPLAINT, TONSILLITIS], { facts })
    expect(note).toContain('## Medications\nMedicines before this visit: lisinopril 10 mg.')
    expect(note).toContain('## Allergies\nAllergies before this visit: penicillin (rash).')
    expect(note).toContain('Problems before this visit: gout.')
    expect(note.slice(note.indexOf('## Assessment'))).not.toMatch(/lisinopril|gout|penicillin/)
  })

  test('becomes no task, no code and nothing that a patient is told to take', async () => {
    const { signal } = new AbortController()
    const refill = before(
      { kind: 'medication', concept: 'metformin', status: 'refill' },
      'metformin',
      4,
    )
    const asked = { segments: [], facts: [...facts, refill], known: KNOWN, signal }
    expect(await ledgerScribe().proposeTasks(asked)).toEqual([])
    const medicines = { title: 'Patient instructions', type: 'medical', example: '' }
    const told = await write('', [COMPLAINT, TONSILLITIS], {
      facts,
      template: { ...medicines, prompt: '## What we talked about\n## Your medicines' },
    })
    expect(told).toContain('tonsillitis')
    expect(told).not.toMatch(/lisinopril|gout|penicillin/)
    const codes = { title: 'ICD-10 codes', type: 'medical', example: '' }
    const coded = await write('', [COMPLAINT, TONSILLITIS], {
      facts,
      template: { ...codes, prompt: '## Diagnoses\n## History' },
    })
    expect(coded).toMatch(/tonsillitis/i)
    expect(coded).not.toMatch(/gout|penicillin/i)
  })
})

test('a letter introduces whom the record knows, and goes on with the pronouns of the record', async () => {
  const known = { patientName: 'Jo Bell', clinicianName: 'Dr. Lin', date: '2026-03-09' }
  const template = { title: 'Letter of referral', type: 'administrative', prompt: '', example: '' }
  const patient = {
    dateOfBirth: '1972-03-10',
    recordNumber: 'MRN-77',
    sex: 'female',
    pronouns: null,
  } as const
  const given = {
    template: { ...template, prompt: '## Recipient\n## Reason for referral\n## Request' },
  }
  const told = [COMPLAINT, TONSILLITIS, REFERRAL]
  const note = await write('', told, { ...given, known: { ...known, patient } })
  expect(note).toContain('Re: Jo Bell, born March 10, 1972, record number MRN-77')
  expect(note).toContain('I am referring Jo Bell, a 53-year-old woman, to the ear')
  expect(note).toContain('Please see her for')
  const they = { ...patient, pronouns: 'they/them' }
  const other = await write('', told, { ...given, known: { ...known, patient: they } })
  expect(other).toContain('I am referring Jo Bell, a 53-year-old patient, to the ear')
  expect(other).toContain('Please see them for')
  expect(await write('', told, { ...given, known })).toContain('Please see Jo Bell for')
})
