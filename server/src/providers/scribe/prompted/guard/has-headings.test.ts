import { expect, test } from 'vitest'
import { TEMPLATE } from '../../../../testing/scribe-conformance.ts'
import { hasHeadings } from './has-headings.ts'

const template = { ...TEMPLATE, prompt: '## HPI\n## Plan' }

test('a heading that its clinician calls otherwise is there', () => {
  const note = '## History\nCough.\n\n## Next Steps\nRest.'
  expect(hasHeadings(note, template)).toBe(false)
  expect(
    hasHeadings(note, template, [
      { kind: 'heading', source: 'hpi', target: 'History' },
      { kind: 'heading', source: 'plan', target: 'Next Steps' },
    ]),
  ).toBe(true)
})
