import type { FactContent } from '@chartwright/contract/facts'
import { describe, expect, test } from 'vitest'
import { chooseScribe } from './choose-scribe.ts'
import { loadConfig } from './config.ts'
import { givenFacts } from './clinical/realise/testing/given-fact.ts'
import { DEFAULT_TEMPLATES } from './features/templates/default-templates.ts'
import { KNOWN } from './testing/scribe-conformance.ts'
import { wholeText } from './testing/whole-text.ts'

/** They point to hypertension, diabetes and pneumonia, and nobody concludes any of these. */
const SIGNS: readonly Partial<FactContent>[] = [
  { kind: 'complaint', concept: 'cough', importance: 'critical' },
  { kind: 'symptom', concept: 'fever', importance: 'critical' },
  { kind: 'medication', concept: 'lisinopril', status: 'takes', attributes: { dose: '40 mg' } },
  { kind: 'medication', concept: 'metformin', status: 'takes', attributes: { dose: '500 mg' } },
  { kind: 'measurement', concept: 'blood pressure', attributes: { value: '180/110' } },
  { kind: 'result', concept: 'A1c', attributes: { value: '9.2' } },
  { kind: 'finding', concept: 'crackles' },
]
const UNSPOKEN = /hypertensi|diabet|pneumoni|\b[A-TV-Z]\d\d(?:\.\d+)?\b/i
const CONSENT = /consent/i
const OWN = '## Consent\n## Informed consent obtained\n## Assessment\n## Plan'

const facts = givenFacts(...SIGNS)
const segments = facts.map((_, index) => {
  return { id: `s${index}`, index, speaker: null, text: 'What was said of it.' }
})
const common = { segments, facts, known: KNOWN, signal: new AbortController().signal }
const scribe = chooseScribe(loadConfig({}))

function write(title: string, prompt: string, told = common): Promise<string> {
  const template = { title, type: 'medical' as const, prompt, example: '' }
  return wholeText(scribe.writeNote({ ...told, template, context: '' }))
}

function withoutHeadings(note: string): string {
  return note.replace(/^#.*$/gm, '')
}

describe('the built-in writer', () => {
  test.each(DEFAULT_TEMPLATES.map(({ title, text }) => [title, text] as const))(
    'mentions neither a consent nor a diagnosis that nobody spoke of: %s',
    async (title, text) => {
      const note = withoutHeadings(await write(title, text))
      expect(note).toMatch(/cough|Not discussed/i)
      expect(note).not.toMatch(CONSENT)
      expect(note).not.toMatch(UNSPOKEN)
    },
  )

  test('leaves a heading for consent empty, even if the visit was recorded with one', async () => {
    const note = await write('Mine', OWN)
    expect(note).toMatch(/## Consent\nNot discussed\./)
    expect(withoutHeadings(note)).not.toMatch(CONSENT)
  })

  test('mentions a consent that was spoken', async () => {
    const told = givenFacts({
      kind: 'plan',
      act: 'procedure',
      concept: 'consent for surgery signed',
    })
    const lines = [
      { id: 's0', index: 0, speaker: null, text: 'You signed the consent for surgery.' },
    ]
    const note = await write('Mine', OWN, { ...common, facts: told, segments: lines })
    expect(withoutHeadings(note)).toMatch(CONSENT)
  })

  test.each([
    'What are the ICD-10 codes?',
    'What is the diagnosis?',
    'Does the patient have diabetes?',
    'Does the patient have pneumonia?',
    'Did the patient consent to the recording?',
  ])('answers only from what was said: %s', async (question) => {
    const asked = { ...common, question, queryType: 'general' as const, notes: [] }
    const answer = (await wholeText(scribe.answer(asked))).replaceAll(/"[^"]*"|“[^”]*”/g, '')
    expect(answer).not.toMatch(/\b[A-TV-Z]\d\d(?:\.\d+)?\b/)
    expect(answer).not.toMatch(/^yes\b|has (?:diabetes|pneumonia|hypertension)|consented/i)
  })
})
