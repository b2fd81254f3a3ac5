import { describe, expect, test } from 'vitest'
import { DEFAULT_TEMPLATES } from '../server/src/features/templates/default-templates.ts'
import { writeNoteWithSources } from '../server/src/providers/scribe/extractive/extractive-scribe.ts'
import { renderNote } from '../server/src/providers/scribe/extractive/render-note.ts'
import { untraceableWords } from '../server/src/providers/scribe/extractive/untraceable-words.ts'

const TALK = `Doctor: What brings you in today?
Patient: I have had a sore throat for three days and it hurts when I swallow.
Doctor: Any fever or chills?
Patient: No.
Patient: I take lisinopril ten milligrams every morning.
Patient: I'm allergic to penicillin, it gives me hives.
Doctor: Any thoughts of hurting yourself?
Patient: No, never.
Doctor: Let me examine you. Your tonsils are red and your lungs are clear to auscultation.
Doctor: I think you have tonsillitis. I'm going to order a throat swab.
Doctor: I want you to take acetaminophen five hundred milligrams every six hours.
Doctor: You should stay off work for three days, and I will refer you to an ENT specialist.
Doctor: Call us if you have trouble breathing. I want to see you back in two weeks.`

const segments = TALK.split('\n').map((text, index) => ({
  id: `s${index}`,
  index,
  speaker: null,
  text,
}))
const CODE = /[A-Z]\d\d(?:\.\w+)?/g

function write(title: string) {
  const found = DEFAULT_TEMPLATES.find((template) => template.title === title)
  if (!found) throw new Error(`No template ${title}`)
  const template = { title, type: found.type, prompt: found.text, example: found.description }
  return { template, sections: writeNoteWithSources({ template, segments, context: '' }) }
}

describe('every default template', () => {
  test.each(DEFAULT_TEMPLATES.map(({ title }) => title))(
    '%s gets its headings, and no word without a source',
    (title) => {
      const { template, sections } = write(title)
      expect(sections.map(({ heading }) => heading)).toEqual(
        [...template.prompt.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading),
      )
      for (const { text, segmentIds } of sections.flatMap(({ sentences }) => sentences)) {
        if (segmentIds.length === 0) continue
        const sources = segments
          .filter(({ id }) => segmentIds.includes(id))
          .map((segment) => segment.text)
        expect(
          untraceableWords(text.replace(CODE, ''), [
            ...sources,
            template.prompt,
            'code (named as history uncertain ruled out)',
          ]),
        ).toEqual([])
      }
    },
  )

  test.each([
    'SOAP',
    'Complex Visit with SOAP for multiple issues',
    'History and Physical',
    'Hospital Admission',
    'Progress Note',
    'Discharge Summary',
    'Referral Letter',
    'Mental Health Intake',
    'Dental Examination',
    'Therapy Progress (DAP)',
  ])('%s misses no drug, dose, allergy, denial, risk or follow-up', (title) => {
    const note = renderNote(write(title).sections)
    for (const fact of [
      'lisinopril 10 mg',
      'allergic to penicillin',
      'Denies fever or chills',
      'thoughts of hurting',
      'acetaminophen 500 mg',
      'tonsillitis',
      '2 weeks',
      'trouble breathing',
    ])
      expect(note.toLowerCase()).toContain(fact.toLowerCase())
  })

  test('a sick note tells nothing but what the clinician said for it', () => {
    const note = renderNote(write('Sick Note').sections)
    expect(note).toContain('stay off work for 3 days')
    expect(note).toContain('Last day: [to be completed]')
    expect(note).not.toMatch(/throat|tonsil|lisinopril|penicillin|hurting/i)
  })

  test('instructions speak to the patient', () => {
    const note = renderNote(write('Patient Instructions').sections)
    expect(note).toContain('You should take acetaminophen 500 mg every 6 hours.')
    expect(note).toContain('Call us if you have trouble breathing.')
    expect(note).not.toMatch(/the patient/i)
  })

  test('codes stand beside conditions that were named', () => {
    const note = renderNote(write('ICD-10 Codes').sections)
    expect(note).toContain('Tonsillitis: J03.90')
    expect(note).toContain('Allergy to penicillin: Z88.0')
    expect(note).not.toContain('I10')
  })
})
