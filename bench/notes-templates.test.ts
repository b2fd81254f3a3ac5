import type { FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { givenFacts } from '../server/src/clinical/realise/testing/given-fact.ts'
import { DEFAULT_TEMPLATES } from '../server/src/features/templates/default-templates.ts'
import { planNote } from '../server/src/providers/scribe/ledger/plan-note.ts'
import { finish } from '../server/src/providers/scribe/ledger/steps.ts'
import { renderNote } from '../server/src/providers/scribe/ledger/render-note.ts'

const PROBLEM = { problem: 'tonsillitis', importance: 'critical' } as const
const PLANNED = { ...PROBLEM, kind: 'plan', time: 'future' } as const
const TOLD: readonly Partial<FactContent>[] = [
  { ...PROBLEM, kind: 'complaint', concept: 'sore throat', attributes: { duration: '3 days' } },
  { concept: 'fever', polarity: 'absent' },
  { concept: 'chills', polarity: 'absent' },
  {
    kind: 'medication',
    status: 'takes',
    concept: 'lisinopril',
    attributes: { dose: '10 mg', frequency: 'every morning' },
  },
  {
    kind: 'allergy',
    concept: 'penicillin',
    attributes: { detail: 'hives' },
    importance: 'critical',
  },
  { concept: 'suicidal ideation', polarity: 'absent' },
  { ...PROBLEM, kind: 'finding', concept: 'red tonsils' },
  { kind: 'finding', concept: 'lungs clear' },
  { ...PROBLEM, kind: 'assessment', concept: 'tonsillitis' },
  { ...PLANNED, act: 'order', concept: 'throat swab' },
  {
    ...PROBLEM,
    kind: 'medication',
    status: 'start',
    time: 'future',
    concept: 'acetaminophen',
    attributes: { dose: '500 mg', frequency: 'every 6 hours' },
  },
  { ...PLANNED, act: 'advise', concept: 'off work', attributes: { duration: '3 days' } },
  { ...PLANNED, act: 'refer', concept: 'ear, nose and throat specialist' },
  {
    ...PLANNED,
    act: 'safety_net',
    concept: 'call',
    attributes: { condition: 'trouble breathing' },
  },
  { ...PLANNED, act: 'follow_up', concept: 'follow-up', attributes: { when: '2 weeks' } },
]
const facts = givenFacts(...TOLD)
const segments = facts.map((_, index) => ({ id: `s${index}`, index, speaker: null, text: 'Said.' }))
const known = { patientName: 'Jo Bell', clinicianName: 'Dr. Lin', date: '2026-03-09' }

function write(title: string) {
  const found = DEFAULT_TEMPLATES.find((template) => template.title === title)
  if (!found) throw new Error(`No template ${title}`)
  const template = { title, type: found.type, prompt: found.text, example: found.description }
  return { template, sections: finish(planNote({ template, segments, context: '', facts, known })) }
}

const noteOf = (title: string) => renderNote(write(title).sections)

describe('every default template', () => {
  test.each(DEFAULT_TEMPLATES.map(({ title }) => title))('%s gets its headings', (title) => {
    const { template, sections } = write(title)
    expect(sections.map(({ heading }) => heading)).toEqual(
      [...template.prompt.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
    )
  })

  test.each(DEFAULT_TEMPLATES.map(({ title }) => title).filter((title) => !/Letter/.test(title)))(
    '%s states each fact at most once',
    (title) => {
      const { sections } = write(title)
      const ids = sections.flatMap(({ paragraphs }) =>
        paragraphs.flat().flatMap((one) => one.factIds),
      )
      expect(ids).toEqual([...new Set(ids)])
    },
  )

  test.each([
    'SOAP',
    'Complex Visit with SOAP for multiple issues',
    'History and Physical',
    'Hospital Admission',
    'Progress Note',
    'Discharge Summary',
    'Mental Health Intake',
    'Dental Examination',
    'Therapy Progress (DAP)',
  ])('%s misses no drug, dose, allergy, denial, risk or follow-up', (title) => {
    const note = noteOf(title).toLowerCase()
    for (const fact of [
      'lisinopril 10 mg',
      'penicillin',
      'fever',
      'chills',
      'suicidal ideation',
      'acetaminophen 500 mg',
      'tonsillitis',
      '2 weeks',
      'trouble breathing',
    ])
      expect(note).toContain(fact)
  })

  test('a referral letter has its reason, its request and who signs it', () => {
    const note = noteOf('Referral Letter')
    expect(note).toMatch(
      /## Recipient\nEar, nose and throat specialist\nDate: March 9, 2026\nRe: Jo Bell\nDear colleague,/,
    )
    expect(note).toContain('for tonsillitis.')
    expect(note).toContain('Please see Jo Bell')
    expect(note).toMatch(/## Signature\nYours sincerely,\nDr\. Lin\nSignature: \[to be completed\]/)
  })

  test('a sick note states nothing but what was decided for it', () => {
    const note = noteOf('Sick Note')
    expect(note).toMatch(/off work/)
    expect(note).toContain('Date: March 9, 2026')
    expect(note).toContain('Last day: [to be completed]')
    expect(note).not.toMatch(/throat|tonsil|lisinopril|penicillin|suicid/i)
  })

  test('instructions address the patient', () => {
    const note = noteOf('Patient Instructions')
    expect(note).toMatch(/\byou\b/i)
    expect(note).toMatch(/acetaminophen (?:\(Tylenol\) )?500 mg/)
    expect(note).toMatch(/## When to Get Help\n[^#]*(?:trouble breathing)/)
    expect(note).not.toMatch(/the patient|suicid|denies/i)
  })

  test('codes are beside what was concluded', () => {
    const note = noteOf('ICD-10 Codes')
    expect(note).toContain('Tonsillitis: J03.90')
    expect(note).toContain('Allergy to penicillin: no code (named as history or status)')
    expect(note).not.toContain('I10')
  })
})
