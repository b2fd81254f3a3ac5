import { describe, expect, test } from 'vitest'
import { parseTemplate } from './parse-template.ts'

describe('headings of a template', () => {
  test.each([
    ['hashes', 'Write it.\n## Subjective\nThe story.\n### Plan ##'],
    ['bold lines', '**Subjective**\nThe story.\n**Plan:** what to do'],
    ['lines with a colon', 'Subjective: the story\nPlan:'],
    ['numbers', '1. Subjective\n2. Plan'],
    ['capitals', 'SUBJECTIVE\nThe story.\nPLAN'],
  ])('marked by %s', (_, prompt) => {
    expect(parseTemplate({ prompt }).headings.map(({ title }) => title.toLowerCase())).toEqual([
      'subjective',
      'plan',
    ])
  })
  test('the template names its placeholder, or there is ours', () => {
    expect(
      parseTemplate({ prompt: 'Write "Nil" under a heading for which nothing was said.' })
        .placeholder,
    ).toBe('Nil')
    expect(parseTemplate({ prompt: '' }).placeholder).toBe('Not discussed.')
  })
  test('the template may want empty headings left out', () => {
    expect(
      parseTemplate({ prompt: 'Leave out a heading for which nothing was said.' }).omitsEmpty,
    ).toBe(true)
  })
})
