import {
  DEFAULT_NOTE_TEMPLATE,
  TEMPLATE_CATEGORIES,
  TEMPLATE_ICONS,
} from '@chartwright/contract/limits'
import { describe, expect, test } from 'vitest'
import { DEFAULT_TEMPLATES } from './default-templates.ts'

const TEXT_MAX_CHARS = 4_000
const TO_BE_COMPLETED = '[to be completed]'

const TITLES = [
  'SOAP',
  'Complex Visit with SOAP for multiple issues',
  'Hospital Admission',
  'Progress Note',
  'Discharge Summary',
  'Referral Letter',
  'Patient Instructions',
  'ICD-10 Codes',
  'History and Physical',
  'Dental Examination',
  'Dental Treatment Plan',
  'Sick Note',
  'Insurance Letter',
  'Mental Health Intake',
  'Therapy Progress (DAP)',
]

/** A calendar date or a form of address, which would make an example somebody's. */
const PERSONAL =
  /\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)[a-z]* \d|\b(?:Mr|Mrs|Ms|Dr|Prof)\b/

const byTitle = DEFAULT_TEMPLATES.map((template) => [template.title, template] as const)

function find(title: string) {
  const template = DEFAULT_TEMPLATES.find((candidate) => candidate.title === title)
  if (!template) throw new Error(`no default template is called ${title}`)
  return template
}

interface Section {
  readonly heading: string
  readonly body: string
}

function sectionsOf(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...body] = section.split('\n')
      return { heading, body: body.join('\n').trim() }
    })
}

/** Of an example: blocks separated by an empty line, each starting with its heading. */
function examplesOf(description: string): Section[] {
  return description.split('\n\n').map((block) => {
    const [heading = '', ...body] = block.split('\n')
    return { heading, body: body.join('\n').trim() }
  })
}

const headings = (sections: readonly Section[]) => sections.map(({ heading }) => heading)

function sectionOf(title: string, heading: string): { told: string; example: string } {
  const template = find(title)
  const named = (section: Section) => section.heading === heading
  const told = sectionsOf(template.text).find(named)
  const example = examplesOf(template.description).find(named)
  return { told: told?.body ?? '', example: example?.body ?? '' }
}

describe('the default templates', () => {
  test('are the fifteen that a clinician knows, and start with the one chosen by default', () => {
    expect(DEFAULT_TEMPLATES.map(({ title }) => title)).toEqual(TITLES)
    expect(TITLES[0]).toBe(DEFAULT_NOTE_TEMPLATE)
  })

  test('have consecutive ids, by which they are listed', () => {
    const ids = TITLES.map(
      (_, index) => `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
    )
    expect(DEFAULT_TEMPLATES.map(({ id }) => id)).toEqual(ids)
  })

  test('are distinguished by title and by icon', () => {
    for (const key of ['title', 'icon'] as const) {
      const values = DEFAULT_TEMPLATES.map((template) => template[key])
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test('leave no category empty', () => {
    expect(new Set(DEFAULT_TEMPLATES.map(({ type }) => type))).toEqual(new Set(TEMPLATE_CATEGORIES))
  })
})

/** A patient is not told what was not discussed: nobody knows that it was not. */
const EMPTY_HEADINGS = {
  'Patient Instructions': 'leave out a heading for which nothing was said',
}
const PLACEHOLDER = 'write "Not discussed" under a heading for which nothing was said'

describe.each(byTitle)('%s', (title, { text, description, icon }) => {
  const sections = sectionsOf(text)

  test('has at least two headings, each once and each explained', () => {
    expect(sections.length).toBeGreaterThanOrEqual(2)
    expect(new Set(headings(sections)).size).toBe(sections.length)
    expect(sections.filter(({ body }) => body === '')).toEqual([])
  })

  test('shows the same headings in the same order in its example, each filled', () => {
    const examples = examplesOf(description)
    expect(headings(examples)).toEqual(headings(sections))
    expect(examples.filter(({ body }) => body === '')).toEqual([])
  })

  test('starts with one paragraph that forbids invention, including of consent', () => {
    const [introduction = '', second = ''] = text.split('\n\n')
    expect(second).toMatch(/^## /)
    const empty = new Map(Object.entries(EMPTY_HEADINGS)).get(title) ?? PLACEHOLDER
    expect(introduction).toContain(`Use only what was said or typed; ${empty}`)
    expect(introduction).toContain('Never add a statement of consent that was not said.')
  })

  test('stays short enough for a prompt', () => {
    expect(text.length).toBeLessThanOrEqual(TEXT_MAX_CHARS)
  })

  test('gives an example that could be nobody’s and claims no consent', () => {
    expect(description).not.toMatch(PERSONAL)
    expect(description).not.toMatch(/consent/i)
  })

  test('has an icon of the picker', () => {
    expect(TEMPLATE_ICONS).toContain(icon)
  })
})

describe('what must not be guessed', () => {
  test.each(['Referral Letter', 'Sick Note', 'Insurance Letter'])(
    '%s uses the known date and name; the signature is left to the clinician',
    (title) => {
      const { told, example } = sectionOf(title, 'Signature')
      expect(told).toMatch(/^The name of the (?:referring )?clinician\./)
      expect(told).toContain(`Leave the signature as "${TO_BE_COMPLETED}"`)
      expect(example).toContain("[Clinician's name]")
      expect(example).toMatch(/\nSignature: \[to be completed\]$/)

      const { text, description } = find(title)
      expect(text).toMatch(/Use the [^.]*date of the visit[^.]* where they are known;/)
      expect(text).toMatch(/^[^\n]+Then the date of the visit\b/m)
      expect(description).toContain('Date: [Date]')
    },
  )

  test.each([
    ['Mental Health Intake', ['Self-harm', 'Harm to others', 'Protective factors', 'Safety plan']],
    ['Therapy Progress (DAP)', ['Self-harm', 'Harm to others', 'Protective factors']],
  ])('%s keeps risk under a heading of its own, line by line', (title, lines) => {
    const { told, example } = sectionOf(title, 'Risk')
    for (const line of lines) expect(told).toContain(line)
    expect(told).toContain('write "Not discussed" on each line about which nothing was said')
    expect(told).toContain('Never soften, summarize away, grade or invent risk')
    expect(example.split('\n').map((line) => line.split(':')[0])).toEqual(lines)
  })

  test.each(['Dental Examination', 'Dental Treatment Plan'])(
    '%s keeps tooth numbers as said',
    (title) => {
      expect(find(title).text).toMatch(/Write tooth numbers[^.]* exactly as said: never convert/)
    },
  )

  test('ICD-10 Codes gives a code or says that there is none, and codes nothing uncertain', () => {
    const { text, description } = find('ICD-10 Codes')
    expect(text).toContain('never write a code that is not certain')
    for (const { body } of examplesOf(description)) {
      for (const line of body.split('\n')) {
        expect(line).toMatch(/: (?:[A-Z]\d\d(?:\.\d{1,4})?|no code \([^)]+\))$/)
      }
    }
    const uncertain = sectionOf('ICD-10 Codes', 'Uncertain or Ruled Out').example.split('\n')
    expect(uncertain.filter((line) => !line.includes(': no code ('))).toEqual([])
  })

  test('Patient Instructions asks for plain words', () => {
    expect(find('Patient Instructions').text).toContain('at a 6th-grade reading level')
  })
})
